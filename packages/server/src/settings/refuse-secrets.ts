import { ALL_SETTINGS } from './schema.ts'
import type { SecretRule } from './secret-rule.ts'
import type { Given } from './given.ts'
import { isSimpleSecret } from './simple-secret.ts'

interface Secret {
  /** As it is called where it is refused. */
  readonly name: string
  readonly value: string
  readonly rule: SecretRule
}

/** The default of a secret is in the source, which is public. */
const PUBLISHED = new Set(
  ALL_SETTINGS.flatMap(([, setting]) =>
    setting.secret !== undefined && typeof setting.default === 'object' ? [plain(setting.default.demo)] : [],
  ),
)

/**
 * Secrets that production refuses, by name: a published one, one that is easily guessed, and two that are equal. No
 * secret is in the words. `mayResealFromAny`: a key that must go can only be replaced by a program that may still open
 * what it sealed.
 */
export function refuseSecrets(
  given: Given,
  { mayResealFromAny }: { readonly mayResealFromAny: boolean },
): readonly string[] {
  const holders = new Map<string, string>()
  return secretsOf(given).flatMap(({ name, value, rule }) => {
    const { must, advice } = rule
    const isChecked = rule.isChecked !== false && !(mayResealFromAny && rule.isTakenForResealing === true)
    if (isChecked && PUBLISHED.has(plain(value)))
      return [`${name} ${must} in production: everybody reads this one in the source. ${advice}`]
    if (isChecked && isSimpleSecret(value))
      return [
        `${name} ${must} in production: this one is easily guessed (few different characters, one part again and again, or characters in order). ${advice}`,
      ]
    const holder = holders.get(plain(value))
    if (holder === undefined) holders.set(plain(value), name)
    if (holder === undefined) return []
    return [
      holder === name
        ? `${name} must name each key once in production.`
        : `${name} must differ from ${holder} in production. ${advice}`,
    ]
  })
}

/** Hexadecimal digits mean the same in either case, and no two random secrets differ by it alone. */
function plain(secret: string): string {
  return secret.trim().toLowerCase()
}

/** Those of other people's programs come last: of two that are equal, ours is the one to compare with. */
function secretsOf(given: Given): readonly Secret[] {
  const secrets = ALL_SETTINGS.flatMap(([name, { secret: rule }]) => {
    const text = given[name]
    if (rule === undefined || text === undefined) return []
    return (rule.secretsIn?.(text) ?? [text])
      .filter((value) => value !== '')
      .map((value) => ({ name: rule.partName ?? name, value, rule }))
  })
  return secrets.toSorted(
    (one, other) => Number(one.rule.partName !== undefined) - Number(other.rule.partName !== undefined),
  )
}
