import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { CONSTRAINT_REPLACEMENTS } from './constraint-replacements.ts'
import { needsReplacement, readConstraints, readFilledColumns, readSchema } from './read-schema.ts'
import { TABLE_KEYS, type TableKey } from './table-keys.ts'

it('every table says by what it is spread, by a column that is never empty (FLEET-100)', async () => {
  const db = await openTestDatabase()
  const schema = await readSchema(db)
  expect([...TABLE_KEYS.keys()].sort()).toEqual([...schema.keys()].sort())
  const filled = await readFilledColumns(db)
  const without = [...TABLE_KEYS].filter(
    ([table, key]) => key.kind === 'spread' && !filled.has(`${table}.${key.column}`),
  )
  expect(without).toEqual([])
})

it('a constraint that cannot hold over several machines has something in its place (FLEET-101)', async () => {
  const constraints = await readConstraints(await openTestDatabase())
  const apart = constraints.filter((one) => needsReplacement(one, TABLE_KEYS)).map(({ name }) => name)
  expect(Object.keys(CONSTRAINT_REPLACEMENTS).sort()).toEqual(apart.sort())
})

it('a constraint without the key is noticed, whatever it is', () => {
  const keys = new Map<string, TableKey>([['notes', { kind: 'spread', group: 'person', column: 'user_id' }]])
  const one = { table: 'notes', name: 'one', kind: 'unique', isPrimary: false, condition: null } as const
  expect(needsReplacement({ ...one, columns: ['id', 'user_id'] }, keys)).toBe(false)
  expect(needsReplacement({ ...one, columns: ['lower(user_id)'] }, keys)).toBe(true)
  expect(needsReplacement({ ...one, columns: ['id'] }, keys)).toBe(true)
  expect(needsReplacement({ ...one, kind: 'foreign key', columns: ['user_id'] }, keys)).toBe(true)
  expect(needsReplacement({ ...one, kind: 'exclusion', columns: ['user_id'] }, keys)).toBe(true)
  expect(needsReplacement({ ...one, table: 'prices', columns: ['id'] }, keys)).toBe(false)
})
