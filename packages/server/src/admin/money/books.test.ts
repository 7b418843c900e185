import type { AllBalances, HeldMoney, JournalEntry, MoneyMonth, OpenDebts } from '@diandu/core/admin'
import { DAY_MS, HOUR_MS, type Page } from '@diandu/core/kernel'
import { calendarMonth, chineseTime, parseDay } from '@diandu/core/format'
import { orderCode } from '@diandu/core/orders'
import { valueOf } from '@diandu/core/testing'
import { orderCompletionPosting } from '@diandu/core/wallet'
import { ADMIN_CALLS } from '@diandu/wire/admin'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import type { Database } from '../../database/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { openMarket } from '../../orders/testing/open-market.ts'
import { sealBooks } from '../../wallet/books/seal-books.ts'
import { postAll } from '../../wallet/index.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const PRICE_FEN = 5_000_00
const FEE_FEN = PRICE_FEN / 10

describeOnEachEngine('The books in the console', (open) => {
  const begin = async (db: Database) => {
    const market = await openMarket(db)
    for (const name of ['lin', 'seller']) await market.addPerson(name, name === 'lin' ? 20_000_00 : 0)
    const desk = await openConsole(db)
    desk.clock.advance(market.clock.now() - desk.clock.now())
    await desk.addStaff('chu', ['cashier'])
    const cookie = await desk.logIn('chu')
    const read = async <T>(path: string, input: Readonly<Record<string, unknown>> = {}): Promise<T> => {
      const { code, data } = await desk.send('GET', `money/${path}`, input, { cookie })
      expect([path, code]).toEqual([path, SUCCESS])
      // As the console reads it.
      const call = ADMIN_CALLS.find((one) => one.path === `money/${path}`)
      return v.parse(call?.output ?? v.never(), data) as T
    }
    const journal = async (filter: Readonly<Record<string, unknown>> = {}) => {
      const found: JournalEntry[] = []
      let cursor: string | null = null
      do {
        const page: Page<JournalEntry> = await read('journal', { ...filter, ...(cursor === null ? {} : { cursor }) })
        found.push(...page.items)
        cursor = page.nextCursor
      } while (cursor !== null)
      return found
    }
    const bought = async (shop: string) => {
      const order = await market.placed('lin', await market.addShop(shop))
      valueOf(await market.pay('lin', order.id, 'full', PRICE_FEN + FEE_FEN))
      return order
    }
    return { ...market, read, journal, bought, send: desk.send, cookie }
  }

  it('the journal is narrowed by account, person, kind, order and days, and names whose each line is (ADM-50)', async () => {
    const { journal, bought, clock, send, cookie } = await begin(await open())
    const order = await bought('one')
    const today = chineseTime(clock.now(), 'YYYY-MM-DD')
    const tomorrow = chineseTime(clock.now() + DAY_MS, 'YYYY-MM-DD')
    const kindsOf = async (filter: Readonly<Record<string, unknown>>) => (await journal(filter)).map(({ kind }) => kind)
    const both = ['order-payment', 'recharge']
    expect((await kindsOf({})).toSorted()).toEqual(both)
    expect((await kindsOf({ person: 'LIN' })).toSorted()).toEqual(both)
    expect(await kindsOf({ person: 'seller' })).toEqual([])
    expect(await kindsOf({ account: 'house:payment-in' })).toEqual(['recharge'])
    expect(await kindsOf({ kind: 'order-payment' })).toEqual(['order-payment'])
    for (const named of [order.id, order.number]) expect(await kindsOf({ order: named })).toEqual(['order-payment'])
    expect(await kindsOf({ order: 'none' })).toEqual([])
    expect((await kindsOf({ fromDay: today, untilDay: today })).toSorted()).toEqual(both)
    expect(await kindsOf({ fromDay: tomorrow })).toEqual([])
    expect((await journal({ order: order.id }))[0]?.lines).toEqual([
      { account: 'available:lin', of: 'lin', amountFen: -(PRICE_FEN + FEE_FEN) },
      { account: `escrow:${order.id}`, of: order.number, amountFen: PRICE_FEN + FEE_FEN },
    ])
    for (const wrong of [{ fromDay: '2026-13-01' }, { kind: 'gift' }, { account: "x' OR 'a'='a" }])
      expect((await send('GET', 'money/journal', wrong, { cookie })).code).not.toBe(SUCCESS)
  })

  it('page by page the journal has every movement once, the newest first, and each sums to zero (ADM-50)', async () => {
    const { db, credit, clock, journal } = await begin(await open())
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 15, maxLength: 25 }), async (steps) => {
        for (const step of steps) {
          clock.advance(step)
          await credit('seller', 1 + step)
        }
        const entries = await journal()
        const [all] = await db.query<{ count: number }>('SELECT count(*)::int8 AS count FROM postings')
        expect(new Set(entries.map(({ id }) => id)).size).toBe(all?.count)
        const times = entries.map(({ at }) => at)
        expect(times).toEqual(times.toSorted((one, other) => other - one))
        for (const { lines } of entries) expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(0)
      }),
      { numRuns: 3 },
    )
  })

  it('balances are summed by kind, and all together are zero unless the books are wrong (ADM-51)', async () => {
    const { db, read, bought } = await begin(await open())
    await bought('one')
    const { kinds, sumFen } = await read<AllBalances>('balances')
    expect(sumFen).toBe(0)
    expect(kinds.filter(({ balanceFen }) => balanceFen !== 0)).toEqual([
      { kind: 'available', accounts: 1, balanceFen: 20_000_00 - PRICE_FEN - FEE_FEN },
      { kind: 'escrow', accounts: 1, balanceFen: PRICE_FEN + FEE_FEN },
      { kind: 'house:payment-in', accounts: 1, balanceFen: -20_000_00 },
    ])
    await db.change(`UPDATE accounts SET balance_fen = balance_fen + 7 WHERE id = 'available:lin'`)
    expect((await read<AllBalances>('balances')).sumFen).toBe(7)
  })

  it('fees are summed by the month of China in which they came, and held money by its age (ADM-52)', async () => {
    const { db, read, bought, clock } = await begin(await open())
    const order = await bought('one')
    expect(await read<HeldMoney>('held')).toMatchObject({
      ages: [{ age: 'week', orders: 1, heldFen: PRICE_FEN + FEE_FEN }, { orders: 0 }, { orders: 0 }, { orders: 0 }],
      oldest: [{ orderId: order.id, buyerName: 'lin', sellerName: 'seller', heldFen: PRICE_FEN + FEE_FEN }],
    })
    expect(await read<readonly MoneyMonth[]>('months')).toEqual([])
    const month = calendarMonth(clock.now(), 1)
    const begins = parseDay(`${month}-01`)
    const after = calendarMonth(begins, 1)
    const complete = (orderId: string, nowMs: number) =>
      db.transaction((tx) =>
        postAll(tx, [orderCompletionPosting('seller', orderId, PRICE_FEN, FEE_FEN)], { random: systemRandom, nowMs }),
      )
    const next = await bought('two')
    valueOf(await complete(order.id, begins - 1))
    valueOf(await complete(next.id, parseDay(`${after}-01`)))
    const months = [
      { month: calendarMonth(begins, -1), feesFen: FEE_FEN, couponsFen: 0 },
      { month, feesFen: 0, couponsFen: 0 },
      { month: after, feesFen: FEE_FEN, couponsFen: 0 },
    ]
    expect(await read<readonly MoneyMonth[]>('months')).toEqual(months)
    // Wrong books are not sealed.
    await db.change(`UPDATE orders SET status = ${orderCode('completed')}`)
    // Sealed up to an hour before the last posting, which stays open.
    const sealedAt = parseDay(`${after}-01`) + HOUR_MS
    expect(await sealBooks(db, sealedAt)).toBeGreaterThan(1)
    expect(await read<readonly MoneyMonth[]>('months')).toEqual(months)
    // As a version before sealed the last span, and then this one.
    await db.change('UPDATE book_seals SET fees_fen = NULL, coupons_fen = NULL WHERE until_at > $1', [begins])
    expect(await read<readonly MoneyMonth[]>('months')).toEqual(months)
    await sealBooks(db, sealedAt + HOUR_MS)
    expect(await db.query('SELECT until_at FROM book_seals WHERE fees_fen IS NULL')).toEqual([])
    expect(await read<readonly MoneyMonth[]>('months')).toEqual(months)
  })

  it('debts of sellers are listed with what is left of them (ADM-52)', async () => {
    const { db, read } = await begin(await open())
    await db.change(
      `INSERT INTO seller_debts (order_id, seller_id, buyer_id, damages_fen, taken_fen, owed_since) VALUES ('o1', 'seller', 'lin', 900, 400, 5), ('o2', 'seller', 'lin', 900, 900, 4)`,
    )
    expect(await read<OpenDebts>('debts')).toEqual({
      debts: 1,
      leftFen: 500,
      oldest: [
        {
          orderId: 'o1',
          number: 'o1',
          sellerName: 'seller',
          buyerName: 'lin',
          damagesFen: 900,
          leftFen: 500,
          owedSince: 5,
        },
      ],
    })
  })
})
