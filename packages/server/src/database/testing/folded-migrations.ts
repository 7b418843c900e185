import { readFile } from 'node:fs/promises'

/** The migrations that were folded into the baseline, as databases recorded them. */
export async function foldedMigrations(): Promise<readonly { readonly name: string; readonly checksum: string }[]> {
  const text = await readFile(new URL('folded-migrations.txt', import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', checksum = ''] = line.split(' ')
      return { name, checksum }
    })
}
