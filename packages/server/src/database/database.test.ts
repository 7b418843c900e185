import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import type { ConnectionWay } from './engines/connection-way.ts'
import { openPostgresql } from './engines/open-postgresql.ts'
import { describeOnEachEngine } from './testing.ts'

describeOnEachEngine('A database', (open) => {
  const one = async <T>(database: Database, sql: string, parameters: Parameters<Database['query']>[1] = []) =>
    (await database.query<{ v: T }>(sql, parameters))[0]?.v

  const put = 'INSERT INTO settings (name, value, changed_at) VALUES ($1, $2, 0)'
  const count = async (database: Database) => one<number>(database, 'SELECT count(*) AS v FROM settings')

  it('reads whole numbers, JSON, bytes and lists alike on both engines', async () => {
    const database = await open()
    expect(await one(database, 'SELECT $1::int8 AS v', [Number.MAX_SAFE_INTEGER])).toBe(Number.MAX_SAFE_INTEGER)
    expect(await one(database, 'SELECT ARRAY[1, 2]::int8[] AS v')).toEqual([1, 2])
    expect(await one(database, 'SELECT sum(x) AS v FROM generate_series(1, 3) AS x')).toBe(6)
    expect(await one(database, `SELECT '{"a":[1,null]}'::jsonb AS v`)).toEqual({ a: [1, null] })
    expect(await one(database, 'SELECT $1::jsonb AS v', [JSON.stringify(['x', { y: 1 }])])).toEqual(['x', { y: 1 }])
    expect(await one(database, 'SELECT $1::text[] AS v', [['a,b', '"c"', '']])).toEqual(['a,b', '"c"', ''])
    expect(await one(database, 'SELECT $1::bytea AS v', [new Uint8Array([0, 255])])).toEqual(new Uint8Array([0, 255]))
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    expect(await one(database, 'SELECT $1::bytea AS v', [all])).toEqual(all)
    expect(await one(database, 'SELECT $1::bytea AS v', [all.subarray(90, 200)])).toEqual(all.slice(90, 200))
    expect(await one(database, 'SELECT $1::bytea AS v', [new Uint8Array()])).toEqual(new Uint8Array())
    expect(await one(database, 'SELECT 1.50::numeric AS v')).toBe('1.50')
    expect(await one(database, 'SELECT NULL::int8 AS v')).toBeNull()
  })

  it('gives the columns of a row the keys of the program, and leaves JSON as it is', async () => {
    const database = await open()
    const sql = `SELECT 1 AS price_fen, '{"user_id": 1}'::jsonb AS some_json, 2 AS plain, 3 AS "isQuoted", 4 AS price_fen`
    const row = { priceFen: 4, someJson: { user_id: 1 }, plain: 2, isQuoted: 3 }
    expect(await database.query(sql)).toEqual([row])
    expect(await database.query(sql, [], 'anew')).toEqual([row])
    expect(await database.transaction((transaction) => transaction.query(sql))).toEqual([row])
  })

  it('gives any text back as it was', async () => {
    const database = await open()
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'))
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect(await one(database, 'SELECT $1::text AS v', [value])).toBe(value)
      }),
      { numRuns: 50 },
    )
  })

  it('throws for a whole number beyond 2^53 and for a timestamp column', async () => {
    const database = await open()
    await expect(database.query('SELECT 9007199254740993::int8 AS v')).rejects.toThrow('beyond 2^53')
    await expect(database.query('SELECT now() AS v')).rejects.toThrow('epoch milliseconds')
    expect(await one(database, 'SELECT 1 AS v')).toBe(1)
  })

  it('keeps all of a transaction, or nothing of it', async () => {
    const database = await open()
    await database.transaction(async (transaction) => {
      await transaction.change(put, ['a', '1'])
      await transaction.change(put, ['b', '2'])
    })
    await expect(
      database.transaction(async (transaction) => {
        await transaction.change(put, ['c', '3'])
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await count(database)).toBe(2)
  })

  it('tells what a transaction announced once it is committed, and nothing of one that is not', async () => {
    const database = await open()
    const received: string[][] = []
    const stop = database.onCommitted((announced) => received.push([...announced]))
    await database.transaction(async (transaction) => {
      transaction.announce('one')
      transaction.announce('one')
      await transaction.change(put, ['announced', '1'])
      transaction.announce('other')
      expect(received).toEqual([])
    })
    await expect(
      database.transaction(async (transaction) => {
        transaction.announce('undone')
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await database.transaction(async () => undefined)
    stop()
    await database.transaction(async (transaction) => transaction.announce('unheard'))
    expect(received).toEqual([['one', 'other']])
  })

  it('never commits after a statement that failed, even one whose error was caught', async () => {
    const database = await open()
    const work = database.transaction(async (transaction) => {
      await transaction.change(put, ['a', '1'])
      await transaction.query('SELECT 1 / 0').catch(() => undefined)
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await count(database)).toBe(0)
  })

  it('sends statements of a transaction in turn, also those that were asked at once', async () => {
    const database = await open()
    const warnings: string[] = []
    const onWarning = ({ message }: Error) => void warnings.push(message)
    process.on('warning', onWarning)
    const all = [1, 2, 3, 4, 5, 6]
    const found = await database.transaction((tx) =>
      Promise.all(all.map((number) => tx.query<{ v: number }>('SELECT $1::int8 AS v', [number]))),
    )
    expect(found).toEqual(all.map((v) => [{ v }]))
    const failed = database.transaction((tx) =>
      Promise.all([tx.query('SELECT 1 / 0'), ...all.map(() => tx.query('SELECT pg_sleep(0.01)'))]),
    )
    await expect(failed).rejects.toThrow(/division by zero/)
    expect(await one(database, 'SELECT 1 AS v')).toBe(1)
    process.off('warning', onWarning)
    expect(warnings).toEqual([])
  })

  it('throws at once when the database is used inside its own transaction', async () => {
    const database = await open()
    await database.transaction(async () => {
      await expect(database.query('SELECT 1')).rejects.toThrow('use the transaction instead')
      await expect(database.change('DELETE FROM settings')).rejects.toThrow('use the transaction instead')
      await expect(database.transaction(async () => 1)).rejects.toThrow('use the transaction instead')
    })
    expect(await one(database, 'SELECT 1 AS v')).toBe(1)
  })

  it('throws when a transaction is used after its end', async () => {
    const database = await open()
    const stored = await database.transaction(async (transaction) => transaction)
    await expect(stored.query('SELECT 1')).rejects.toThrow('has ended')
  })

  it('lets no statement slip into another caller’s transaction', async () => {
    const database = await open()
    const seen: (number | undefined)[] = []
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    await Promise.all([
      database.transaction(async (transaction) => {
        await transaction.change(put, ['a', '1'])
        begun()
        await transaction.query('SELECT count(*) FROM generate_series(1, 20000)')
        await transaction.change(put, ['b', '1'])
      }),
      hasBegun.then(async () => void seen.push(await count(database))),
    ])
    expect([0, 2]).toContain(seen[0])
  })

  it('runs a transaction again after a serialisation failure', async () => {
    const database = await open()
    await database.change(put, ['n', '0'])
    const add = () =>
      database.transaction(
        async (transaction) => {
          const [row] = await transaction.query<{ value: number }>(`SELECT value FROM settings WHERE name = 'n'`)
          await transaction.change(`UPDATE settings SET value = $1 WHERE name = 'n'`, [String((row?.value ?? 0) + 1)])
        },
        { isolation: 'serializable' },
      )
    await Promise.all([add(), add(), add()])
    expect(await one(database, `SELECT value AS v FROM settings WHERE name = 'n'`)).toBe(3)
  })

  it('gives up after some tries, and at once on any other error', async () => {
    const database = await open()
    let tries = 0
    const failing = (state: string) =>
      database.transaction(async () => {
        tries += 1
        throw Object.assign(new Error('no'), { code: state })
      })
    await expect(failing('40P01')).rejects.toMatchObject({ statusCode: 503, cause: { message: 'no' } })
    expect(tries).toBe(6)
    await expect(failing('23505')).rejects.toThrow('no')
    expect(tries).toBe(7)
  })

  it('says how many rows changed, and throws where a unique index refuses one', async () => {
    const database = await open()
    expect(await database.change(put, ['a', '1'])).toBe(1)
    expect(await database.change(`UPDATE settings SET value = '2' WHERE name = 'nobody'`)).toBe(0)
    await expect(database.change(put, ['a', '1'])).rejects.toThrow()
  })

  it('one conditional UPDATE pays a balance out once, however many ask at the same time', async () => {
    const database = await open()
    await database.change(put, ['balance', '10'])
    const withdraw = () =>
      database.change(
        `UPDATE settings SET value = to_jsonb(value::text::int8 - 1) WHERE name = 'balance' AND value::text::int8 >= 1`,
      )
    const paid = await Promise.all(Array.from({ length: 60 }, withdraw))
    expect(paid.filter((rows) => rows === 1)).toHaveLength(10)
    expect(await one(database, `SELECT value AS v FROM settings WHERE name = 'balance'`)).toBe(0)
  })

  it('a connection that breaks inside a transaction costs that transaction, and nothing else', async () => {
    const database = await open()
    const work = database.transaction(async (transaction) => {
      await transaction.change(put, ['a', '1'])
      if (database.engine === 'pglite') throw new Error('there is no connection to break')
      const [row] = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await transaction.query('SELECT pg_terminate_backend($1)', [row?.pid ?? 0]).catch(() => undefined)
      await new Promise((resolve) => setImmediate(resolve))
      await transaction.query('SELECT 1')
    })
    await expect(work).rejects.toThrow()
    expect(await count(database)).toBe(0)
    await database.transaction((transaction) => transaction.change(put, ['b', '1']))
    expect(await count(database)).toBe(1)
  })

  it('a server keeps the plan of what is asked again and again, and makes one again where the question says so', async () => {
    // Of PostgreSQL with one connection only: each of several would make a plan of its own.
    const url = process.env['TEST_DATABASE_URL'] ?? ''
    const shared = await open()
    // More than a pool keeps plans of; what is asked of one says nothing of another.
    await Promise.all(Array.from({ length: 301 }, (_, n) => shared.query(`SELECT ${n} AS n`)))
    let isKeeping = shared.engine === 'postgresql'
    const onPooler = ({ keepsStatements }: ConnectionWay) => void (isKeeping = keepsStatements)
    const database = isKeeping ? await openPostgresql({ url, maxConnections: 1, onPooler }) : shared
    const call = async (sql: string, planning: 'kept' | 'anew') => {
      await database.query(sql, [1], planning)
      return (await database.query('SELECT 1 FROM pg_prepared_statements WHERE statement = $1', [sql])).length
    }
    const stored = isKeeping ? 1 : 0
    expect([await call('SELECT $1::int AS again', 'kept'), await call('SELECT $1::int AS once', 'anew')]).toEqual([
      stored,
      0,
    ])
    if (database !== shared) await database.close()
  })
})
