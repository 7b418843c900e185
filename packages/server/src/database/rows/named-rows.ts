import { keyOf } from './column-names.ts'

/** Both engines give the values of a row in the order of its columns; here alone they get their keys. */
export function namedRows(
  columns: readonly { readonly name: string }[],
  rows: readonly (readonly unknown[])[],
): readonly Readonly<Record<string, unknown>>[] {
  const keys = columns.map(({ name }) => keyOf(name))
  // A row that begins with all its keys is made several times faster than one that grows by them.
  const blank: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, null]))
  return rows.map((values) => {
    const row = { ...blank }
    keys.forEach((key, at) => (row[key] = values[at]))
    return row
  })
}
