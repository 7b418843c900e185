import { orderCode } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { getOrderTotals, listOrders } from '@diandu/wire'
import type { Order, OrderTotals } from '@diandu/core/orders'
import { DAY_MS, type Page } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket, PRICE_FEN } from './testing/open-market.ts'

describeOnEachEngine('Placing an order', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer')
    await market.addPerson('other')
    await market.addShop('shop')
    return market
  }

  it('keeps what was agreed and waits 24 hours for the payment (ORD-68)', async () => {
    const market = await begin()
    const order = await market.placed('buyer', 'shop', 'deposit')
    expect(order).toMatchObject({
      role: 'buyer',
      shop: { id: 'shop', title: 'Shop shop', platform: 1, kind: 'flagship' },
      plan: 'deposit',
      status: 'awaiting-payment',
      priceFen: PRICE_FEN,
      serviceFeeFen: PRICE_FEN / 10,
      paidFen: 0,
      payBy: order.placedAt + DAY_MS,
      history: [{ status: 'awaiting-payment', at: order.placedAt }],
    })
    expect(order.number).toMatch(/^DD260311\d{6}$/)
    await market.db.change(`UPDATE shops SET title = 'renamed', price_fen = 1 WHERE id = 'shop'`)
    expect(await market.find('buyer', order.id)).toEqual({ ok: true, value: order })
  })

  it('does not reserve the shop: several people may have an unpaid order for it (ORD-47)', async () => {
    const market = await begin()
    const [one, two] = [await market.placed('buyer', 'shop'), await market.placed('other', 'shop')]
    expect(one.id).not.toBe(two.id)
    expect(await market.db.query('SELECT status FROM shops')).toEqual([{ status: 'on-sale' }])
  })

  it('again, as it stands, gives the order there is; with another plan it replaces the unpaid one (ORD-17)', async () => {
    const market = await begin()
    const first = await market.placed('buyer', 'shop', 'full')
    expect(await market.placed('buyer', 'shop', 'full')).toEqual(first)
    market.clock.advance(1000)
    const second = await market.placed('buyer', 'shop', 'deposit')
    expect(second.id).not.toBe(first.id)
    expect(await market.find('buyer', first.id)).toMatchObject({
      value: { status: 'cancelled', cancelReason: 'buyer' },
    })
    await market.db.change(`UPDATE shops SET price_fen = $1 WHERE id = 'shop'`, [PRICE_FEN - 100])
    const third = await market.place('buyer', 'shop', { plan: 'deposit', priceFen: PRICE_FEN - 100 })
    expect(third).toMatchObject({ ok: true, value: { priceFen: PRICE_FEN - 100, status: 'awaiting-payment' } })
    expect(await market.find('buyer', second.id)).toMatchObject({ value: { status: 'cancelled' } })
  })

  it('many times at one instant leaves one unpaid order (ORD-17)', async () => {
    const market = await begin()
    const placed = await Promise.all(
      Array.from({ length: 20 }, (_, at) => market.place('buyer', 'shop', { plan: at % 2 === 0 ? 'full' : 'deposit' })),
    )
    expect(placed.filter(({ ok }) => !ok)).toEqual([])
    expect(
      await market.db.query(`SELECT count(*) AS count FROM orders WHERE status = ${orderCode('awaiting-payment')}`),
    ).toEqual([{ count: 1 }])
    expect(
      await market.db.query(
        `SELECT DISTINCT cancel_reason AS reason FROM orders WHERE status = ${orderCode('cancelled')}`,
      ),
    ).toEqual([{ reason: 'buyer' }])
  })

  it.each([
    ['shop-not-on-sale', { shopId: 'nobodys' }, 'buyer'],
    ['own-shop', {}, 'seller'],
    ['shop-not-on-sale', { shopId: 'withdrawn' }, 'buyer'],
    ['shop-taken', { shopId: 'sold' }, 'buyer'],
    ['terms-changed', { priceFen: PRICE_FEN - 1 }, 'buyer'],
    ['terms-changed', { termsVersion: '1999-01' }, 'buyer'],
  ] as const)('is refused as %s and changes nothing: %j (ORD-13)', async (reason, over, who) => {
    const market = await begin()
    await market.addShop('withdrawn', { status: 'withdrawn' })
    await market.addShop('sold', { status: 'handing-over' })
    const before = await market.dump()
    expect(reasonOf(await market.place(who, 'shop', over as object))).toBe(reason)
    expect(await market.dump()).toEqual(before)
  })

  it('ends by itself 24 hours later: not payable, shown as cancelled, before and after the sweeper came (ORD-18)', async () => {
    const market = await begin()
    await market.credit('buyer', 2 * PRICE_FEN)
    const order = await market.placed('buyer', 'shop')
    market.clock.advance(DAY_MS)
    expect(await market.sweep('payment')).toBe(0)
    expect(await market.find('buyer', order.id)).toMatchObject({ value: { status: 'awaiting-payment' } })
    market.clock.advance(1)
    const late = await market.find('buyer', order.id)
    expect(late).toMatchObject({
      value: {
        status: 'cancelled',
        cancelReason: 'late',
        history: [{ status: 'awaiting-payment' }, { status: 'cancelled', at: order.payBy }],
      },
    })
    expect(reasonOf(await market.pay('buyer', order.id, 'full', PRICE_FEN * 1.1))).toBe('order-not-payable')
    expect(reasonOf(await market.cancel('buyer', order.id))).toBe('order-not-cancellable')
    expect(await market.call<OrderTotals>(getOrderTotals, 'buyer', {})).toMatchObject({
      value: { unpaid: 0, closed: 1 },
    })
    const swept = await Promise.all([1, 2, 3].map(() => market.sweep('payment')))
    expect(swept.reduce((sum, count) => sum + count)).toBe(1)
    expect(await market.find('buyer', order.id)).toEqual(late)
    expect(await market.placed('buyer', 'shop')).toMatchObject({ status: 'awaiting-payment' })
  })

  it('an unswept late order is superseded by a new one (ORD-18)', async () => {
    const market = await begin()
    const late = await market.placed('buyer', 'shop')
    market.clock.advance(DAY_MS + 1)
    expect((await market.placed('buyer', 'shop')).id).not.toBe(late.id)
    expect(await market.find('buyer', late.id)).toMatchObject({ value: { status: 'cancelled', cancelReason: 'late' } })
  })

  it('is taken back by its buyer while unpaid, once (ORD-19)', async () => {
    const market = await begin()
    const order = await market.placed('buyer', 'shop')
    expect(reasonOf(await market.cancel('other', order.id))).toBe('not-found')
    const cancelled = await Promise.all(Array.from({ length: 5 }, () => market.cancel('buyer', order.id)))
    expect(cancelled.map(reasonOf).sort()).toEqual(['ok', ...Array.from({ length: 4 }, () => 'order-not-cancellable')])
    expect(await market.find('buyer', order.id)).toMatchObject({
      value: { status: 'cancelled', cancelReason: 'buyer', history: { length: 2 } },
    })
  })

  it('another user, and a seller before the payment, are told it is not there (ORD-20)', async () => {
    const market = await begin()
    await market.credit('buyer', 2 * PRICE_FEN)
    const order = await market.placed('buyer', 'shop')
    for (const who of ['other', 'seller'])
      expect(await market.find(who, order.id)).toEqual(await market.find(who, 'no-such-order'))
    await market.pay('buyer', order.id, 'full', PRICE_FEN * 1.1)
    expect(await market.find('seller', order.id)).toMatchObject({ value: { role: 'seller', status: 'paid' } })
    expect(reasonOf(await market.find('other', order.id))).toBe('not-found')
    expect(reasonOf(await market.call(listOrders, null, {}))).toBe('login-required')
  })

  it('lists go on by key, newest first, each order once, and the totals agree with the groups (ORD-29)', async () => {
    const market = await begin()
    await market.credit('buyer', 100 * PRICE_FEN)
    const ids: string[] = []
    for (let at = 0; at < 45; at += 1) {
      const order = await market.placed('buyer', await market.addShop(`many-${at}`))
      ids.unshift(order.id)
      // Three at each instant: the id decides between them.
      if (at % 3 === 2) market.clock.advance(1000)
      if (at % 5 === 0) await market.cancel('buyer', order.id)
      if (at % 5 === 1) await market.pay('buyer', order.id, 'full', PRICE_FEN * 1.1)
    }
    const all = async (userId: string, group?: string) => {
      const seen: Order[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await market.call<Page<Order>>(listOrders, userId, {
          ...(group && { group }),
          ...(cursor && { cursor }),
        })
        if (!page.ok) throw new Error('no page')
        seen.push(...page.value.items)
        cursor = page.value.nextCursor
      }
      return seen
    }
    const seen = await all('buyer')
    expect(seen.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(seen.every(({ placedAt }, at) => at === 0 || placedAt <= (seen[at - 1]?.placedAt ?? 0))).toBe(true)
    const counts = { unpaid: 27, open: 9, completed: 0, closed: 9 }
    expect(await market.call(getOrderTotals, 'buyer', {})).toEqual({ ok: true, value: counts })
    for (const [group, count] of Object.entries(counts)) expect(await all('buyer', group)).toHaveLength(count)
    expect((await all('seller')).every(({ role, paidFen }) => role === 'seller' && paidFen > 0)).toBe(true)
    expect(await all('seller')).toHaveLength(9)
    expect(reasonOf(await market.call(listOrders, 'buyer', { cursor: 'nonsense' }))).toBe('bad-parameter')
  })
})
