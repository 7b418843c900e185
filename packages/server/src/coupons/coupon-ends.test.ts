import type { Coupon, CouponChoice } from '@diandu/core/coupons'
import { DAY_MS } from '@diandu/core/kernel'
import type { OrderEvent, OrderId } from '@diandu/core/orders'
import { reasonOf, valueOf } from '@diandu/core/testing'
import { getOrderTotals, listCoupons } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { moveStoredOrder } from '../orders/index.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'
import { checkBooks } from '../wallet/index.ts'
import { checkCoupons } from './check-coupons.ts'
import { claimed, offered } from './testing/coupon-races.ts'

const WHOLE_FEN = (PRICE_FEN * 11) / 10
const OFF_FEN = 50_00

describeOnEachEngine('A coupon at the end of its order', (open) => {
  const paidWithCoupon = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 2 * PRICE_FEN)
    const coupon = valueOf(await claimed(market, 'buyer', await offered(market)))
    const order = valueOf(await market.place('buyer', await market.addShop('shop'), { couponId: coupon.id }))
    valueOf(await market.pay('buyer', order.id, 'full', WHOLE_FEN))
    const move = async (event: OrderEvent, by: 'buyer' | 'seller') => {
      market.clock.advance(1_000)
      const moved = { orderId: order.id as OrderId, event, by, who: by, at: market.clock.now() }
      valueOf(await market.db.transaction((tx) => moveStoredOrder(tx, moved, { random: systemRandom })))
    }
    const balanceOf = async (account: string) =>
      (await market.db.query<{ fen: number }>('SELECT balance_fen AS fen FROM accounts WHERE id = $1', [account]))[0]
        ?.fen ?? 0
    const isUsed = async () => (await market.db.query('SELECT 1 FROM coupons WHERE order_id IS NOT NULL')).length === 1
    const complaints = async () => [...(await checkBooks(market.db)), ...(await checkCoupons(market.db))]
    return { move, balanceOf, isUsed, complaints }
  }

  it('completed: the seller has the whole price, and the platform its fee less what it gave (CPN-16)', async () => {
    const { move, balanceOf, isUsed, complaints } = await paidWithCoupon()
    for (const [event, by] of [
      ['seller.signed', 'seller'],
      ['all.signed', 'buyer'],
      ['shop.handed-over', 'seller'],
      ['bill.confirmed', 'buyer'],
    ] as const)
      await move(event, by)
    expect([
      await balanceOf('available:seller'),
      await balanceOf('house:fees'),
      await balanceOf('house:coupons'),
      await isUsed(),
    ]).toEqual([PRICE_FEN, PRICE_FEN / 10, -OFF_FEN, true])
    expect(await complaints()).toEqual([])
  })

  it('an order that was placed when coupons took off more keeps what was agreed, and its books are right (CPN-21)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 2 * PRICE_FEN)
    const coupon = valueOf(await claimed(market, 'buyer', await offered(market)))
    const order = valueOf(await market.place('buyer', await market.addShop('shop'), { couponId: coupon.id }))
    const agreedFen = PRICE_FEN / 2
    await market.db.change('UPDATE orders SET coupon_fen = $1', [agreedFen])
    expect(valueOf(await market.pay('buyer', order.id, 'full', WHOLE_FEN))).toMatchObject({
      couponFen: agreedFen,
      paidFen: WHOLE_FEN,
    })
    const [held] = await market.db.query<{ fen: number }>(
      `SELECT balance_fen AS fen FROM accounts WHERE id = 'available:buyer'`,
    )
    expect(held?.fen).toBe(2 * PRICE_FEN - WHOLE_FEN + agreedFen)
    expect([...(await checkBooks(market.db)), ...(await checkCoupons(market.db))]).toEqual([])
  })

  it('late: it can be seen and used at once, although the order is not stored as ended yet (CPN-12)', async () => {
    const market = await openMarket(await open())
    for (const person of ['seller', 'buyer']) await market.addPerson(person)
    const coupon = valueOf(await claimed(market, 'buyer', await offered(market, { validForMs: 3 * DAY_MS })))
    const draft = { couponId: coupon.id }
    const first = valueOf(await market.place('buyer', await market.addShop('one'), draft))
    await market.addShop('other')
    const listed = async (state: string) =>
      valueOf(await market.call<{ readonly items: readonly Coupon[] }>(listCoupons, 'buyer', { state })).items
    const usable = async () =>
      valueOf(
        await market.call<{ readonly coupons: CouponChoice }>(getOrderTotals, 'buyer', {
          amountFen: String(WHOLE_FEN),
        }),
      ).coupons.usable
    market.clock.advance(DAY_MS)
    expect([await listed('used'), await usable()]).toEqual([[{ ...coupon, orderId: first.id }], []])
    expect(reasonOf(await market.place('buyer', 'other', draft))).toBe('coupon-unusable')
    market.clock.advance(1)
    expect([await listed('used'), await listed('unused'), await usable()]).toEqual([
      [],
      [coupon],
      [{ coupon, discountFen: OFF_FEN }],
    ])
    expect(valueOf(await market.place('buyer', 'other', draft))).toMatchObject({
      status: 'awaiting-payment',
      couponFen: OFF_FEN,
    })
    expect(valueOf(await market.find('buyer', first.id))).toMatchObject({ status: 'cancelled', cancelReason: 'late' })
    expect([await market.sweep('payment'), ...(await checkCoupons(market.db))]).toEqual([0])
  })
})
