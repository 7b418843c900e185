import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, readMigrations } from '../packages/server/src/database/migrate.ts'
import { pgliteDatabase } from '../packages/server/src/database/engines/open-pglite.ts'
import { columnOf, keyOf } from '../packages/server/src/database/rows/column-names.ts'
import { inCheckout } from './checkout.mjs'
import { filesBelow } from './fingerprint.mjs'
import { declaredRows } from './row-types.mjs'

const server = inCheckout('packages', 'server', 'src')
const pglite = createRequire(inCheckout('packages', 'server', 'package.json')).resolve('@electric-sql/pglite')
const { PGlite, types } = await import(pathToFileURL(pglite).href)

/** A value's type in the program, by the type of its column. */
const KINDS = new Map([
  ...[types.TEXT, types.VARCHAR, 19, types.NUMERIC].map((type) => [type, 'string']),
  ...[types.INT2, types.INT4, types.INT8, types.FLOAT4, types.FLOAT8].map((type) => [type, 'number']),
  [types.BOOL, 'boolean'],
  [types.BYTEA, 'Uint8Array'],
  [1009, 'string[]'],
  [1007, 'number[]'],
  [1016, 'number[]'],
])
const PLAIN = new Set(KINDS.values())

let engine
let columns

beforeAll(async () => {
  engine = await PGlite.create()
  const database = pgliteDatabase(engine, 'in memory')
  await migrate(database, await readMigrations(), 0)
  columns = await database.query(
    `SELECT table_name::text AS table_of, column_name::text AS name,
       is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND is_generated = 'NEVER' AS is_needed
     FROM information_schema.columns WHERE table_schema = current_schema()`,
  )
}, 120_000)
afterAll(() => engine.close())

const sources = filesBelow(server)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing(\/|\.ts)/.test(file))
  .map((file) => ({ at: relative(server, file), ...declaredRows(file) }))
const every = (kind) =>
  sources.flatMap(({ at, ...rows }) => rows[kind].map((row) => ({ at: `${at}:${row.line}`, ...row })))

it('every row that is written from an object has columns of its table, and all that the table needs', () => {
  const writes = every('writes')
  const complaints = writes.flatMap(({ at, isNew, table, keys, isWhole }) => {
    const known = columns.filter(({ tableOf }) => tableOf === table)
    const unknown = keys.filter((key) => !known.some(({ name }) => name === columnOf(key)))
    const needed = isNew && isWhole ? known.filter(({ isNeeded }) => isNeeded) : []
    const missing = needed.map(({ name }) => keyOf(name)).filter((key) => !keys.includes(key))
    return [
      ...unknown.map((key) => `${at}: ${table} has no ${columnOf(key)}`),
      ...missing.map((key) => `${at}: ${table} needs ${columnOf(key)}`),
      ...(known.length === 0 ? [`${at}: no such table: ${table}`] : []),
    ]
  })
  expect(complaints).toEqual([])
  expect(writes.length).toBeGreaterThan(145)
})

it('every row type that stands beside its statement is what the statement gives', async () => {
  const complaints = []
  let described = 0
  for (const { at, sql, columns: declared } of every('reads')) {
    const fields = await engine.describeQuery(sql).then(
      ({ resultFields }) => resultFields,
      () => undefined,
    )
    // A list of columns that is put together elsewhere has a place without a name.
    if (fields === undefined || fields.length === 0 || fields.some(({ name }) => name === '?column?')) continue
    described += 1
    const kinds = new Map(fields.map(({ name, dataTypeID }) => [keyOf(name), KINDS.get(dataTypeID)]))
    for (const { key, type } of declared) {
      const kind = kinds.get(key)
      if (!kinds.has(key)) complaints.push(`${at}: the statement gives no ${key}`)
      else if (kind !== undefined && PLAIN.has(type) && type !== kind)
        complaints.push(`${at}: ${key} is a ${kind}, not a ${type}`)
    }
  }
  expect(complaints).toEqual([])
  expect(described).toBeGreaterThan(185)
})

it('reads the rows of a source: not those that are put together elsewhere', () => {
  const source = `
    interface Row { readonly id: string; readonly seenAt: number | null }
    const COLUMNS = 'id, seen_at'
    export const read = (db) => db.query<Row>(\`SELECT \${COLUMNS} FROM visits LIMIT \${MAX}\`)
    export const more = (db) => db.query<Other>('SELECT 1')
    export const put = (db, rest) => upsertRow(db, 'visits', { key: { id: 1 }, set: { seenAt: 2, ...rest } })`
  expect(declaredRows('some.ts', source)).toEqual({
    reads: [
      {
        line: 4,
        sql: 'SELECT id, seen_at FROM visits LIMIT 1',
        columns: [
          { key: 'id', type: 'string' },
          { key: 'seenAt', type: 'number' },
        ],
      },
    ],
    writes: [{ line: 6, isNew: true, table: 'visits', keys: ['id', 'seenAt'], isWhole: false }],
  })
})
