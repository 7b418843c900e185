import { passwordWeakness } from '@diandu/core/input'

let leaked: Promise<ReadonlySet<string>> | undefined

/**
 * Whether it is among the passwords that people choose most, in any case and width; the list is read when the first one
 * is chosen.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  leaked ??= readLeaked()
  return (await leaked).has(password.normalize('NFKC').toLowerCase())
}

/** Most of the list is refused for other reasons already, and not kept. */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => passwordWeakness(word) === undefined))
}
