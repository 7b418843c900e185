import { expect, it } from 'vitest'
import { sqlTextsOf, isIn } from './sql-texts.mjs'

const SOURCE = `
const COLUMNS = 'id, number'
export const find = (db, id) => db.query(\`SELECT \${COLUMNS} FROM orders WHERE id = $1\`, [id])
export const rest = (db) => read(db, 'WHERE number = $1 ORDER BY id')
export const more = (db, rest) => db.change(\`\${rest} AND status = $2\`)
export const keep = (db, id) => updateRow(db, 'orders', { set: { number: 1 }, where: { id } })
const words = 'Select a shop'
`

it('finds every text of SQL in a source, and the parts of one', () => {
  expect(sqlTextsOf('some.ts', SOURCE)).toEqual([
    { line: 3, parts: ['SELECT ', ' FROM orders WHERE id = $1'] },
    { line: 5, parts: ['', ' AND status = $2'] },
    { line: 6, parts: ['UPDATE orders '] },
    { line: 4, parts: ['WHERE number = $1 ORDER BY id'] },
  ])
})

it('tells whether a statement that was executed has such a text', () => {
  const parts = ['SELECT ', ' FROM orders WHERE id = $1']
  expect(isIn(parts, 'SELECT id, number FROM orders WHERE id = $1')).toBe(true)
  expect(isIn(parts, ' FROM orders WHERE id = $1 SELECT ')).toBe(false)
})
