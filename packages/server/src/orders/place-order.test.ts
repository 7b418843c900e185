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
