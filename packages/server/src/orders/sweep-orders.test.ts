import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { type OrderActor, type OrderEvent, agreedDates } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { checkBooks } from '../wallet/index.ts'
import { openMarket, PRICE_FEN } from './testing/open-market.ts'
import { DEADLINE_NAMES } from './sweep-orders.ts'
import { valueOf } from '@diandu/core/testing'
import { remindOfDeadlines } from './remind-of-deadlines.ts'

const FULL_FEN = PRICE_FEN * 1.1

describeOnEachEngine('Sweeping orders', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 10 * FULL_FEN)
    const { id } = await market.placed('buyer', await market.addShop('shop'))
    await market.pay('buyer', id, 'full', FULL_FEN)
    const move = async (event: OrderEvent, by: OrderActor, who: string) =>
      expect(await market.move(id, event, by, who)).toMatchObject({ ok: true })
    /** Sets the clock to an instant; it may go back. */
    const clockTo = (at: number) => market.clock.advance(at - market.clock.now())
    const sweepAll = async () =>
      (await Promise.all(DEADLINE_NAMES.map((name) => market.sweep(name)))).reduce((sum, count) => sum + count)
    return { ...market, id, moveIt: move, clockTo, sweepAll }
  }

  it('a contract not signed within three days of the seller’s signature closes the order with damages (ORD-56)', async () => {
    const market = await begin()
    market.clock.advance(30 * DAY_MS)
    expect(await market.sweepAll()).toBe(0)
    await market.moveIt('seller.signed', 'seller', 'seller')
    const by = market.clock.now() + 3 * DAY_MS
    market.clockTo(by)
    expect(await market.sweepAll()).toBe(0)
    market.clockTo(by + 1)
    expect((await Promise.all([market.sweepAll(), market.sweepAll(), market.sweepAll()])).sort()).toEqual([0, 0, 1])
    expect(await market.find('buyer', market.id)).toMatchObject({
      value: { status: 'closed-with-damages', history: [{}, {}, { status: 'closed-with-damages', at: by }] },
    })
    expect(await market.balanceOf('available:seller')).toBe(PRICE_FEN * 0.3)
    expect(await checkBooks(market.db)).toEqual([])
  })

  it('a clock that was put back ends nothing early, and no step lies before the one before it (ORD-35)', async () => {
    const market = await begin()
    const paidAt = market.clock.now()
    market.clockTo(paidAt - 2 * DAY_MS)
    expect(await market.sweepAll()).toBe(0)
    await market.moveIt('seller.signed', 'seller', 'seller')
    expect(await market.find('buyer', market.id)).toMatchObject({ value: { status: 'paid', sellerSignedAt: paidAt } })
    market.clockTo(paidAt + 3 * DAY_MS)
    expect(await market.sweepAll()).toBe(0)
    market.clockTo(paidAt + 3 * DAY_MS + 1)
    market.clockTo(paidAt - DAY_MS)
    expect(await market.sweepAll()).toBe(0)
    market.clockTo(paidAt + 3 * DAY_MS + 1)
    expect(await market.sweepAll()).toBe(1)
    const { value } = (await market.find('buyer', market.id)) as { value: { history: readonly { at: number }[] } }
    expect(value.history.every(({ at }, index) => index === 0 || at >= (value.history[index - 1]?.at ?? 0))).toBe(true)
  })

  it('an order that cannot be moved is reported and keeps no other from its turn', async () => {
    const market = await begin()
    await market.moveIt('seller.signed', 'seller', 'seller')
    const second = await market.placed('buyer', await market.addShop('shop-2'))
    await market.pay('buyer', second.id, 'full', FULL_FEN)
    market.clock.advance(1000)
    expect(await market.move(second.id, 'seller.signed', 'seller', 'seller')).toMatchObject({ ok: true })
    await market.db.change('UPDATE accounts SET balance_fen = 0 WHERE id = $1', [`escrow:${market.id}`])
    market.clock.advance(4 * DAY_MS)
    await expect(market.sweep('signature')).rejects.toThrow('1 orders could not be swept')
    expect(await market.find('buyer', second.id)).toMatchObject({ value: { status: 'closed-with-damages' } })
    expect(await market.find('buyer', market.id)).toMatchObject({ value: { status: 'paid' } })
  })
})

describeOnEachEngine('A deadline that costs money', (open) => {
  it('is told of 24 hours before it ends, once, and not once the party has acted (MSG-13)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 10 * PRICE_FEN)
    const { id } = await market.placed('buyer', await market.addShop('shop'), 'deposit')
    valueOf(await market.pay('buyer', id, 'deposit', PRICE_FEN / 5))
    const by = agreedDates(valueOf(await market.find('buyer', id))).balanceBy ?? 0
    const reminders = async () =>
      await market.db.query<{ userId: string; figures: unknown }>(
        `SELECT user_id, figures FROM inbox_messages WHERE event = 'order.deadline'`,
        [],
      )
    expect(await remindOfDeadlines(market.db, by - DAY_MS - 1)).toBe(0)
    expect(await Promise.all([by - DAY_MS, by - HOUR_MS].map((at) => remindOfDeadlines(market.db, at)))).toContain(1)
    expect(await remindOfDeadlines(market.db, by)).toBe(0)
    expect(await reminders()).toMatchObject([
      { userId: 'buyer', figures: { act: 'pay-balance', by, otherwise: 'deposit-forfeited' } },
    ])
    expect(await remindOfDeadlines(market.db, by + 1)).toBe(0)
  })
})
