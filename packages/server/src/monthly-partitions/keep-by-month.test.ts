import { DAY_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { afterEach, expect, it } from 'vitest'
import { addAuditLine, listAuditLines } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { checkBooks } from '../wallet/index.ts'
import { keepByMonth } from './keep-by-month.ts'
import { MONTHLY_TABLES, monthOf } from './monthly-table.ts'
import { keepTablesByMonth } from './months-module.ts'
import { putTogether } from './testing/put-together.ts'

const MONTH_MS = 31 * DAY_MS
const DUE_FEN = PRICE_FEN * 1.1

describeOnEachEngine('Tables that only grow', (open) => {
  let db: Database | undefined
  afterEach(async () => {
    if (db !== undefined) await putTogether(db)
  })

  const begin = async () => {
    const market = await openMarket((db = await open()))
    const lines: string[] = []
    const log = createLog({ level: 'warn', now: market.clock.now, write: (line) => void lines.push(line) })
    const keep = () => keepTablesByMonth({ ...market, log })
    const note = (what: string) =>
      addAuditLine(market.db, {
        at: market.clock.now(),
        userId: null,
        what,
        reason: '',
        field: null,
        message: '',
        clientAddress: null,
      })
    const buy = async (shop: string) => {
      const order = await market.placed('buyer', await market.addShop(shop))
      const paid = await market.pay('buyer', order.id, 'full', DUE_FEN)
      expect(paid.ok).toBe(true)
    }
    await market.addPerson('seller')
    await market.addPerson('buyer', 9 * DUE_FEN)
    return { ...market, lines, keep, note, buy }
  }

  const rowsIn = async (part: string): Promise<number> =>
    (await db?.query<{ count: number }>(`SELECT count(*) AS count FROM ${part}`))?.[0]?.count ?? Number.NaN

  it('are kept by month from one day on, with everything that they held (FLEET-84)', async () => {
    const { db: market, clock, keep, note, buy } = await begin()
    await buy('one')
    await note('before')
    const held = await rowsIn('entries')
    await keep()
    expect([await rowsIn('entries'), await rowsIn('entries_before')]).toEqual([held, held])
    await buy('two')
    clock.advance(2 * MONTH_MS)
    await buy('three')
    await note('after')
    expect(await rowsIn('entries_before')).toBeGreaterThan(held)
    const inMonth = await rowsIn(`entries_${monthOf(clock.now()).replace('-', '_')}`)
    expect(inMonth).toBe((await rowsIn('entries')) - (await rowsIn('entries_before')))
    expect(inMonth).toBe(2)
    expect((await listAuditLines(market, 9)).map(({ what }) => what)).toEqual(['after', 'before'])
    await keep()
    expect([await rowsIn('entries_other'), await checkBooks(market)]).toEqual([0, []])
  })

  it('take a row of a month that was not made, and the job puts it there and says so (FLEET-85)', async () => {
    const { db: market, clock, keep, buy, lines } = await begin()
    await keep()
    clock.advance(9 * MONTH_MS)
    await buy('late')
    expect(await rowsIn('entries_other')).toBe(2)
    expect(lines).toEqual([])
    await keep()
    expect([await rowsIn('entries_other'), await checkBooks(market)]).toEqual([0, []])
    expect(lines.join()).toContain('a month that had not been made in time')
  })

  it('count days of one month once for each key, as before (FLEET-84)', async () => {
    const { db: market, keep } = await begin()
    const count = `INSERT INTO search_days AS known (day, word, searches) VALUES ('2026-11-30', 'w', 1), ('2031-01-01', 'w', 1)
      ON CONFLICT (day, word) DO UPDATE SET searches = known.searches + 1`
    await market.change(count)
    await keep()
    await market.change(count)
    expect(await market.query('SELECT day, searches FROM search_days ORDER BY day')).toEqual([
      { day: '2026-11-30', searches: 2 },
      { day: '2031-01-01', searches: 2 },
    ])
  })

  it('are turned by one of several servers that start together (FLEET-84)', async () => {
    const { db: market } = await begin()
    const [table] = MONTHLY_TABLES
    const clock = createManualClock()
    if (table === undefined) throw new Error('There is one.')
    await Promise.all([1, 2, 3].map(() => keepByMonth(market, table, clock.now())))
    expect(await rowsIn('entries_before')).toBe(await rowsIn('entries'))
  })
})
