import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { blankPGlite } from '../testing/migrated-pglite.ts'
import type { Database } from '../database.ts'
import { preparedStatements } from './prepared-statements.ts'
import { namesOfStatements } from './statement-names.ts'

let engine: PGlite
let db: Database
beforeAll(async () => {
  db = await blankPGlite()
  engine = await PGlite.create()
})
afterAll(async () => {
  await db.close()
  await engine.close()
})
beforeEach(() =>
  engine.exec('DEALLOCATE ALL; DROP TABLE IF EXISTS shelf; CREATE TABLE shelf (id int PRIMARY KEY, words text)'),
)

/** The first letters of the messages that a call sends. */
async function messagesOf(call: () => Promise<unknown>): Promise<string> {
  const sent = vi.spyOn(engine, 'execProtocolStream')
  await call()
  const letters = sent.mock.calls.map(([message]) => String.fromCodePoint(message[0] ?? 0)).join('')
  sent.mockRestore()
  return letters
}

it('a statement is taken apart once, and then only bound and carried out', async () => {
  const run = preparedStatements(engine)
  const put = () => run('INSERT INTO shelf VALUES ($1, $2) ON CONFLICT DO NOTHING', [1, 'one'])
  expect(await messagesOf(put)).toBe('PDSBES')
  expect(await messagesOf(put)).toBe('BES')
  expect(await messagesOf(() => run('SELECT words FROM shelf WHERE id = $1', [1]))).toBe('PDSBES')
  expect((await run('SELECT words FROM shelf WHERE id = $1', [1])).rows).toEqual([['one']])
  expect((await run('SELECT words FROM shelf WHERE id = $1', [2])).rows).toEqual([])
})

it('a statement beyond the last name is taken apart each time, and answers the same', async () => {
  const run = preparedStatements(engine, namesOfStatements(1))
  await run('SELECT 1 AS one', [])
  for (const words of ['a', 'b']) expect((await run('SELECT $1::text AS words', [words])).rows).toEqual([[words]])
  expect(await messagesOf(() => run('SELECT $1::text AS words', ['c']))).toBe('PDSBES')
  expect(await messagesOf(() => run('SELECT 1 AS one', []))).toBe('BES')
})

it('a statement that fails leaves the session to the next one, whether in its text or in its values', async () => {
  const run = preparedStatements(engine)
  for (const _time of [1, 2]) {
    await expect(run('SELECT nothing FROM nowhere', [])).rejects.toMatchObject({ code: '42P01' })
    await expect(run('SELECT 1 / $1::int AS one', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(run('SELECT $1::int AS one', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect((await run('SELECT 1 / $1::int AS one', [1])).rows).toEqual([[1]])
  }
})

it('a statement serves a table that was made again', async () => {
  const run = preparedStatements(engine)
  const count = async () => (await run('SELECT count(*)::int AS rows FROM shelf', [])).rows
  expect(await count()).toEqual([[0]])
  await engine.exec('DROP TABLE shelf; CREATE TABLE shelf (id int); INSERT INTO shelf VALUES (1)')
  expect(await count()).toEqual([[1]])
})

it('values of every kind come back as they went, the first time and later', async () => {
  const sql =
    'SELECT $1::text AS text, $2::int8 AS big, $3::boolean AS yes, $4::bytea AS bytes, $5::text[] AS words, $6::int[] AS numbers, $7::jsonb AS json, $8::text AS missing, $9::float8 AS part'
  const bytes = new Uint8Array([0, 255, 39])
  for (const _time of [1, 2, 3, 4, 5, 6, 7]) {
    expect(
      await db.query(sql, ["o'\\\n店", 2 ** 53 - 1, false, bytes, ['a', '{"b",'], [1, -2], '{"a":[1]}', null, 0.25]),
    ).toEqual([
      {
        text: "o'\\\n店",
        big: 2 ** 53 - 1,
        yes: false,
        bytes,
        words: ['a', '{"b",'],
        numbers: [1, -2],
        json: { a: [1] },
        missing: null,
        part: 0.25,
      },
    ])
  }
})

it('a statement that was first asked in a transaction that failed is there after it', async () => {
  await db.change('CREATE TABLE IF NOT EXISTS kept_statements (id int)')
  const put = 'INSERT INTO kept_statements VALUES ($1)'
  const failed = db.transaction(async (tx) => {
    await tx.change(put, [1])
    throw new Error('given up')
  })
  await expect(failed).rejects.toThrow('given up')
  expect(await db.change(put, [2])).toBe(1)
  expect(await db.query('SELECT id FROM kept_statements')).toEqual([{ id: 2 }])
})

it('statements that are asked at once wait for a transaction, and see what it wrote', async () => {
  await db.change('CREATE TABLE IF NOT EXISTS waiting_statements (id int)')
  let [isInside, goOn] = [() => {}, () => {}]
  const inside = new Promise<void>((settle) => void (isInside = settle))
  const mayGoOn = new Promise<void>((settle) => void (goOn = settle))
  const done = db.transaction(async (tx) => {
    await tx.change('INSERT INTO waiting_statements VALUES (1)')
    isInside()
    await mayGoOn
    await tx.change('INSERT INTO waiting_statements VALUES (2)')
  })
  await inside
  const seen = Promise.all([1, 2, 3].map(() => db.query('SELECT id FROM waiting_statements ORDER BY id')))
  goOn()
  await done
  for (const rows of await seen) expect(rows).toEqual([{ id: 1 }, { id: 2 }])
})
