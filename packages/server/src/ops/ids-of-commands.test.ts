import type { OrderEvent, OrderActor } from '@diandu/core/orders'
import { claimCoupon, cutPrice } from '@diandu/wire'
import { expect, it } from 'vitest'
import { requestInvoice } from '../bills/request-invoice.ts'
import { offerCoupon } from '../coupons/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'

/** Whatever is drawn begins like an option. */
const DASHED = { ...systemRandom, token: () => `-${systemRandom.token().slice(1)}` }
const TABLES = ['orders', 'price_offers', 'invoices', 'recharges', 'coupon_offers', 'coupons'] as const
const SEQUENCE: readonly (readonly [OrderEvent, OrderActor, string])[] = [
  ['seller.signed', 'seller', 'seller'],
  ['all.signed', 'buyer', 'lin'],
  ['shop.handed-over', 'seller', 'seller'],
  ['bill.confirmed', 'buyer', 'lin'],
]

describeOnEachEngine('The ids of what commands speak of', (open) => {
  it('begin with a letter or a digit, whatever is drawn at random', async () => {
    const market = await openMarket(await open(), DASHED)
    const deps = { random: DASHED, nowMs: market.clock.now() }
    await market.addPerson('lin', 10 * PRICE_FEN)
    await market.addPerson('seller')
    await market.addShop('first')
    await market.addShop('second')
    const order = await market.placed('lin', 'first')
    expect(await market.pay('lin', order.id, 'full', (PRICE_FEN * 11) / 10)).toMatchObject({ ok: true })
    for (const [event, by, who] of SEQUENCE)
      expect(await market.move(order.id, event, by, who)).toMatchObject({ ok: true })
    expect(
      await market.call(cutPrice, 'lin', { shopId: 'second', askedFen: PRICE_FEN, offeredFen: PRICE_FEN - 100_00 }),
    ).toMatchObject({ ok: true })
    const offer = {
      title: '满 500 减 50',
      amountFen: 50_00,
      leastSpendFen: 500_00,
      stock: 2,
      perPerson: 1,
      days: 1,
      claimDays: 1,
      by: 'Li Na',
      why: 'a test',
    }
    const offerId = await offerCoupon(market.db, offer, deps)
    expect(await market.call(claimCoupon, 'lin', { offerId })).toMatchObject({ ok: true })
    const draft = {
      holder: { kind: 'person', title: '林小满' },
      delivery: { way: 'email', email: 'lin@example.com' },
      orderIds: [order.id],
      amountFen: PRICE_FEN / 10,
    } as const
    expect(await market.db.transaction((tx) => requestInvoice(tx, 'lin', draft, deps))).toMatchObject({ ok: true })
    for (const table of TABLES) {
      const ids = (await market.db.query<{ id: string }>(`SELECT id FROM ${table}`)).map(({ id }) => id)
      expect([table, ids.length > 0, ids.filter((id) => !/^[A-Za-z0-9][\w-]{19}$/.test(id))]).toEqual([table, true, []])
    }
  })
})
