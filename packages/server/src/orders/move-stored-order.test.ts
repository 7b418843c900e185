import { DAY_MS } from '@diandu/core/kernel'
import { orderCode, type OrderActor, type OrderEvent, type PaymentPlan } from '@diandu/core/orders'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { checkBooks } from '../wallet/index.ts'
import { lockOpenDebts } from './seller-debt-store.ts'
import { openMarket, PRICE_FEN } from './testing/open-market.ts'

const FEE_FEN = PRICE_FEN / 10
const FULL_FEN = PRICE_FEN + FEE_FEN
const DAMAGES_FEN = PRICE_FEN * 0.3

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

  it('an order’s completion pays the seller the price and the platform its fee, and sells the shop (ORD-38)', async () => {
    const market = await begin()
    const id = await market.paid('shop')
    await market.go(id, [...TO_THE_HAND_OVER, ['bill.confirmed', 'buyer', 'buyer']])
    expect(await market.find('buyer', id)).toMatchObject({
      value: {
        status: 'completed',
        paidFen: FULL_FEN,
        history: [
          { status: 'awaiting-payment' },
          { status: 'paid' },
          { status: 'handing-over' },
          { status: 'completed', at: market.clock.now() },
        ],
      },
    })
    expect([
      await market.balanceOf('available:seller'),
      await market.balanceOf('house:fees'),
      await market.balanceOf(`escrow:${id}`),
    ]).toEqual([PRICE_FEN, FEE_FEN, 0])
    expect(await market.shopStatus('shop')).toBe('sold')
    expect(await checkBooks(market.db)).toEqual([])
  })

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

  it('a buyer who gives up leaves the damages to the seller, has the rest back, and the shop is on sale again (ORD-52)', async () => {
    const market = await begin()
    const [full, deposit] = [await market.paid('one'), await market.paid('two', 'deposit')]
    const before = await market.balanceOf('available:buyer')
    await market.go(full, [['buyer.gave-up', 'buyer', 'buyer']])
    await market.go(deposit, [['buyer.gave-up', 'buyer', 'buyer']])
    expect(await market.balanceOf('available:seller')).toBe(DAMAGES_FEN + PRICE_FEN / 5)
    expect((await market.balanceOf('available:buyer')) - before).toBe(FULL_FEN - DAMAGES_FEN)
    expect([await market.shopStatus('one'), await market.shopStatus('two')]).toEqual(['on-sale', 'on-sale'])
    expect(await checkBooks(market.db)).toEqual([])
  })

  it('a seller who fails gives everything back and owes the damages; the next payouts pay them to the buyer who was let down (ORD-52)', async () => {
    const market = await begin()
    await market.addPerson('second', 3 * FULL_FEN)
    const failed = await market.paid('one', 'deposit')
    await market.go(failed, [['seller.failed', 'seller', 'seller']])
    expect(await market.find('buyer', failed)).toMatchObject({ value: { status: 'refunded', paidFen: 0 } })
    expect(await market.find('seller', failed)).toMatchObject({ value: { status: 'refunded', role: 'seller' } })
    expect(await market.balanceOf('available:buyer')).toBe(10 * FULL_FEN)
    expect(await market.shopStatus('one')).toBe('withdrawn')
    const owed = PRICE_FEN / 5
    expect(
      await market.db.query('SELECT order_id, seller_id, buyer_id, damages_fen, taken_fen FROM seller_debts'),
    ).toEqual([{ orderId: failed, sellerId: 'seller', buyerId: 'buyer', damagesFen: owed, takenFen: 0 }])
    const { id: next } = await market.placed('second', await market.addShop('two'))
    await market.pay('second', next, 'full', FULL_FEN)
    await market.go(next, [
      ['seller.signed', 'seller', 'seller'],
      ['all.signed', 'buyer', 'second'],
      ['shop.handed-over', 'seller', 'seller'],
      ['bill.confirmed', 'buyer', 'second'],
    ])
    expect(await market.balanceOf('available:seller')).toBe(PRICE_FEN - owed)
    expect(await market.balanceOf('available:buyer')).toBe(10 * FULL_FEN + owed)
    expect([await market.balanceOf('house:damages'), await market.balanceOf('house:fees')]).toEqual([0, FEE_FEN])
    expect(await market.db.query('SELECT taken_fen FROM seller_debts')).toEqual([{ takenFen: owed }])
    expect(await checkBooks(market.db)).toEqual([])
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

  it('what is no edge, comes too late or is another user’s is refused, and changes nothing (ORD-6)', async () => {
    const market = await begin()
    const id = await market.paid('shop', 'deposit')
    const refused = async (event: OrderEvent, by: OrderActor, who: string | null, order: string = id) => {
      const before = await market.dump()
      const reason = reasonOf(await market.move(order, event, by, who))
      expect(await market.dump()).toEqual(before)
      return reason
    }
    expect(await refused('bill.confirmed', 'buyer', 'buyer')).toBe('order-moved-on')
    expect(await refused('buyer.gave-up', 'seller', 'seller')).toBe('order-moved-on')
    expect(await refused('balance.late', 'sweeper', null)).toBe('order-moved-on')
    expect(await refused('buyer.gave-up', 'buyer', 'seller')).toBe('not-found')
    expect(await refused('seller.failed', 'seller', 'buyer')).toBe('not-found')
    expect(await refused('seller.failed', 'reviewer', 'kim', 'nothing')).toBe('not-found')
    market.clock.advance(9 * DAY_MS)
    expect(await refused('buyer.gave-up', 'buyer', 'buyer')).toBe('order-too-late')
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
