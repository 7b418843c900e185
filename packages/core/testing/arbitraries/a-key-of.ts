import fc from 'fast-check'

/** One of a table's own keys. */
export function aKeyOf<Table extends object>(table: Table): fc.Arbitrary<keyof Table> {
  return fc.constantFrom(...(Object.keys(table) as (keyof Table)[]))
}
