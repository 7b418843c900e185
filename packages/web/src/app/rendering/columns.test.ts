import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromColumns, toColumns } from './columns.ts'

const row = fc.record({
  id: fc.string(),
  $columns: fc.jsonValue(),
  part: fc.record({ a: fc.integer(), b: fc.string() }),
})
const key = fc.oneof(fc.constantFrom('$columns', '$', '$$', 'values', 'length', '__proto__'), fc.string())
const shortRow = fc.record({ id: fc.integer(), $: fc.jsonValue(), part: row }, { requiredKeys: [] })
const anything = fc.oneof(
  fc.jsonValue(),
  fc.array(row),
  fc.array(shortRow),
  fc.array(fc.dictionary(key, fc.jsonValue())),
)
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('whatever is said in columns is read back as it was', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(sent(fromColumns(sent(toColumns(value))))).toEqual(sent(value))
    }),
  )
})

it('of many objects of one form each key is said once, within each other too', () => {
  const rows = [1, 2, 3].map((n) => ({ id: n, glance: { fans: n, fall: null } }))
  expect(JSON.stringify(toColumns(rows)).match(/"(?:id|glance|fans|fall)"/g)).toHaveLength(4)
  expect(fromColumns(toColumns(rows))).toEqual(rows)
})

it('a value that is not there does not become another one', () => {
  const rows = [
    { a: 1, b: undefined },
    { a: 2, b: 2 },
  ]
  expect(sent(fromColumns(sent(toColumns(rows))))).toEqual([{ a: 1 }, { a: 2, b: 2 }])
})

it('objects that lack a key of the others are said in columns with them', () => {
  const rows = [{ id: 1, glance: { fans: 7 } }, { id: 2, holder: 'company', glance: { fans: 8 } }, { id: 3 }]
  expect(toColumns(rows)).toEqual({
    $columns: ['id', 'holder', 'glance'],
    values: [
      [1, 2, 3],
      [{ $: 0 }, 'company', { $: 0 }],
      [{ fans: 7 }, { fans: 8 }, { $: 0 }],
    ],
  })
  expect(sent(fromColumns(sent(toColumns(rows))))).toStrictEqual(rows)
})
