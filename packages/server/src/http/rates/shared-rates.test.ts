import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Queries } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { addRequests, forgetRequestCounts } from './request-count-store.ts'
import { sharedRates } from './shared-rates.ts'

const KEY = createHash('sha256').update('for tests').digest()

/** A server's own counter over the database of all; its time stands still unless it is moved. */
function serverOn(db: Queries) {
  const statements: string[] = []
  const warnings: object[] = []
  const time = { ms: 0 }
  const late: (() => void)[] = []
  const counted: Queries = {
    query: (sql, ...more) => (statements.push(sql), db.query(sql, ...more)),
    change: (sql, ...more) => (statements.push(sql), db.change(sql, ...more)),
  }
  const rates = sharedRates({
    db: counted,
    log: { warn: (about: object) => void warnings.push(about) },
    key: KEY,
    now: () => time.ms,
    after: (_ms, work) => void late.push(work),
  })
  const countOne = async (name: string) => (await rates.count([name]))[0]?.count
  return { rates, countOne, statements, warnings, time, losePatience: () => late.splice(0).forEach((work) => work()) }
}

describeOnEachEngine('Requests counted over all servers', (open) => {
  it('one count holds for all servers, whichever of them is asked and however many ask at once (FLEET-30)', async () => {
    const db = await open()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), fc.nat(1)), { minLength: 1, maxLength: 40 }), async (asked) => {
        await db.change('DELETE FROM request_counts')
        const servers = [serverOn(db), serverOn(db), serverOn(db)]
        const counts = await Promise.all(
          asked.map(async ([server, name]) => [name, await servers[server]?.countOne(`name ${name}`)] as const),
        )
        for (const name of [0, 1]) {
          const own = counts.flatMap(([of, count]) => (of === name ? [count ?? 0] : []))
          expect(own.toSorted((one, other) => one - other)).toEqual(own.map((_, place) => place + 1))
        }
      }),
      { numRuns: 15 },
    )
  })

  it('a request costs one statement at most, and those that come at once share it (FLEET-31)', async () => {
    const { rates, statements } = serverOn(await open())
    await rates.count(['address', 'network'])
    expect(statements).toHaveLength(1)
    await Promise.all(Array.from({ length: 100 }, () => rates.count(['address'])))
    expect(statements.length).toBeLessThanOrEqual(3)
  })

  it('what is served from memory costs no statement, and a crowd of it is told to the other servers (FLEET-31)', async () => {
    const db = await open()
    const [one, other] = [serverOn(db), serverOn(db)]
    const counts = Array.from({ length: 29 }, () => one.rates.countFromMemory('address', 30).count)
    expect([counts.at(-1), one.statements.length]).toEqual([29, 0])
    expect(one.rates.countFromMemory('address', 30).count).toBe(30)
    expect(one.statements).toHaveLength(1)
    await expect
      .poll(() => db.query('SELECT 1 FROM request_counts WHERE count = 30').then(({ length }) => length))
      .toBe(1)
    expect(await other.countOne('address')).toBe(31)
  })

  it('what a page from memory has not told yet goes along with the next request that is counted (FLEET-30)', async () => {
    const db = await open()
    const [one, other] = [serverOn(db), serverOn(db)]
    for (let n = 0; n < 5; n += 1) one.rates.countFromMemory('address', 30)
    expect(await one.countOne('address')).toBe(6)
    expect(await other.countOne('address')).toBe(7)
  })

  it('a window ends by the clock of the database, and then the count begins again (FLEET-34)', async () => {
    const db = await open()
    const { countOne, time } = serverOn(db)
    expect([await countOne('address'), await countOne('address')]).toEqual([1, 2])
    // A clock that runs off by hours on one server changes nothing.
    time.ms += 5 * 3_600_000
    expect(await countOne('address')).toBe(3)
    await db.change('UPDATE request_counts SET begun_at = begun_at - 60000')
    expect(await countOne('address')).toBe(1)
    // The database's machine was another one before, with a clock that ran ahead.
    await db.change('UPDATE request_counts SET begun_at = begun_at + 3600000')
    expect(await countOne('address')).toBe(1)
  })

  it('a window says how long it still lasts (FLEET-34)', async () => {
    const db = await open()
    await addRequests(db, [{ name: 'a', added: 1 }])
    await db.change('UPDATE request_counts SET begun_at = begun_at - 45000')
    const [again] = await addRequests(db, [{ name: 'a', added: 2 }])
    expect(again).toMatchObject({ name: 'a', count: 3 })
    expect(again?.leftMs).toBeGreaterThan(10_000)
    expect(again?.leftMs).toBeLessThanOrEqual(15_000)
  })

  it('counts whose window has passed are removed, and no other (FLEET-35)', async () => {
    const db = await open()
    await addRequests(
      db,
      ['old', 'alien', 'young'].map((name) => ({ name, added: 1 })),
    )
    await db.change("UPDATE request_counts SET begun_at = begun_at - 60000 WHERE name = 'old'")
    await db.change("UPDATE request_counts SET begun_at = begun_at + 600000 WHERE name = 'alien'")
    expect(await forgetRequestCounts(db)).toBe(2)
    expect(await db.query('SELECT name FROM request_counts')).toEqual([{ name: 'young' }])
  })

  it('no address stands in the table (FLEET-30)', async () => {
    const db = await open()
    await serverOn(db).countOne('POST login 192.0.2.77')
    expect(JSON.stringify(await db.query('SELECT * FROM request_counts'))).not.toContain('192.0.2')
  })
})

describe('While the database does not count', () => {
  const away: Queries = {
    query: () => Promise.reject(new Error('it is away')),
    change: () => Promise.reject(new Error('it is away')),
  }

  it('a server keeps the limit for itself and asks the database once a second (FLEET-32)', async () => {
    const { countOne, statements, warnings, time } = serverOn(away)
    const counts = []
    for (let n = 0; n < 50; n += 1) counts.push(await countOne('address'))
    expect(counts).toEqual(counts.map((_, place) => place + 1))
    expect([statements.length, warnings]).toEqual([1, [{ why: 'it is away' }]])
    time.ms += 1_001
    expect(await countOne('address')).toBe(51)
    expect(statements).toHaveLength(2)
    time.ms += 60_000
    expect(await countOne('address')).toBe(1)
  })

  it('a request waits no longer than half a second for a database that is silent (FLEET-32)', async () => {
    const silent: Queries = { query: () => new Promise(() => undefined), change: () => new Promise(() => undefined) }
    const { countOne, losePatience } = serverOn(silent)
    const [first, second] = [countOne('address'), countOne('address')]
    losePatience()
    expect([await first, await second]).toEqual([2, 2])
    expect(await countOne('address')).toBe(3)
  })

  it('what one server counted alone is told once the database is back (FLEET-32)', async () => {
    let isAway = true
    const lines: unknown[] = []
    const db: Queries = {
      query: async <Row>(_sql: string, parameters: readonly unknown[] = []) => {
        if (isAway) throw new Error('it is away')
        lines.push(parameters[1])
        return [] as readonly Row[]
      },
      change: async () => 0,
    }
    const { countOne, time } = serverOn(db)
    for (let n = 0; n < 4; n += 1) await countOne('address')
    isAway = false
    time.ms += 1_001
    await countOne('address')
    expect(lines).toEqual([[5]])
  })
})
