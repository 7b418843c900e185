import { orderCode, type OrderActor, type OrderEvent, type PaymentPlan } from '@diandu/core/orders'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { checkBooks } from '../wallet/index.ts'
import { lockOpenDebts } from './seller-debt-store.ts'
import { openMarket, PRICE_FEN } from './testing/open-market.ts'

const FEE_FEN = PRICE_FEN / 10
const FULL_FEN = PRICE_FEN + FEE_FEN

const TO_THE_HAND_OVER: readonly (readonly [OrderEvent, OrderActor, string])[] = [
  ['seller.signed', 'seller', 'seller'],
  ['all.signed', 'buyer', 'buyer'],
  ['shop.handed-over', 'seller', 'seller'],
]

describeOnEachEngine('Moving an order', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 10 * FULL_FEN)
    const paid = async (shop: string, plan: PaymentPlan = 'full') => {
      const { id } = await market.placed('buyer', await market.addShop(shop), plan)
      const sum = plan === 'full' ? FULL_FEN : PRICE_FEN / 5
      const result = await market.pay('buyer', id, plan, sum)
      if (!result.ok) throw new Error(`The test could not pay: ${reasonOf(result)}`)
      return id
    }
    const go = async (id: string, steps = TO_THE_HAND_OVER) => {
      for (const [event, by, who] of steps) {
        market.clock.advance(60_000)
        const moved = await market.move(id, event, by, who)
        if (!moved.ok) throw new Error(`${event} is refused as ${reasonOf(moved)}`)
      }
    }
    const shopStatus = async (id: string) =>
      (await market.db.query<{ status: string }>('SELECT status FROM shops WHERE id = $1', [id]))[0]?.status
    return { ...market, paid, go, shopStatus }
  }

  it('each step is written down with who took it, when and why, also one that stays in its state (ORD-35)', async () => {
    const market = await begin()
    const id = await market.paid('shop')
    await market.go(id)
    const steps = await market.db.query(
      'SELECT step, from_status, status, event, by_role, by_id, why FROM order_steps WHERE order_id = $1 ORDER BY step',
      [id],
    )
    expect(steps).toEqual([
      {
        step: 1,
        fromStatus: null,
        status: orderCode('awaiting-payment'),
        event: 'placed',
        byRole: 'buyer',
        byId: 'buyer',
        why: '',
      },
      {
        step: 2,
        fromStatus: orderCode('awaiting-payment'),
        status: orderCode('paid'),
        event: 'full.paid',
        byRole: 'buyer',
        byId: 'buyer',
        why: '',
      },
      {
        step: 3,
        fromStatus: orderCode('paid'),
        status: orderCode('paid'),
        event: 'seller.signed',
        byRole: 'seller',
        byId: 'seller',
        why: 'test',
      },
      {
        step: 4,
        fromStatus: orderCode('paid'),
        status: orderCode('handing-over'),
        event: 'all.signed',
        byRole: 'buyer',
        byId: 'buyer',
        why: 'test',
      },
      {
        step: 5,
        fromStatus: orderCode('handing-over'),
        status: orderCode('handing-over'),
        event: 'shop.handed-over',
        byRole: 'seller',
        byId: 'seller',
        why: 'test',
      },
    ])
  })

  it('of several debts that of the buyer who was let down first is paid first, also when one instant saw them all (ORD-52)', async () => {
    const market = await begin()
    const failed: string[] = []
    for (const shop of ['one', 'two', 'three', 'four', 'five', 'six']) {
      failed.push(await market.paid(shop, 'deposit'))
      await market.move(failed.at(-1) ?? '', 'seller.failed', 'seller', 'seller')
    }
    const debts = await market.db.transaction((tx) => lockOpenDebts(tx, 'seller'))
    expect(debts.map(({ orderId }) => orderId)).toEqual(failed)
  })

  it('of thirty confirmations at once one pays the seller, and an order ends in one way (ORD-16)', async () => {
    const market = await begin()
    const id = await market.paid('shop')
    await market.go(id)
    const moves = Array.from({ length: 30 }, (_, at) =>
      at % 2 === 0
        ? market.move(id, 'bill.confirmed', 'buyer', 'buyer')
        : market.move(id, 'seller.failed', 'seller', 'seller'),
    )
    const results = await Promise.all(moves)
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(results.filter(({ ok }) => !ok).map(reasonOf))).toEqual(new Set(['order-moved-on']))
    expect(await checkBooks(market.db)).toEqual([])
    await expect(
      market.db.change(`INSERT INTO postings (id, kind, subject, posted_at) VALUES ('again', 'order-damages', $1, 0)`, [
        id,
      ]),
    ).rejects.toThrow()
  })
})
