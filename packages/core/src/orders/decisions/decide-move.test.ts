import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../../testing/an-order-record.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { HOUR_MS } from '../../kernel/index.ts'
import {
  decideMove,
  openEvents,
  ORDER_ACTORS,
  shopAfter,
  type DecidedMove,
  type OrderRecord,
  type Transition,
} from '../index.ts'

const unpaid = aPlacedRecord('full', { couponId: 'coupon', couponFen: 5_000 })
const at = unpaid.placedAt + 1
const move = (order: OrderRecord, transition: Partial<Transition>): DecidedMove<string> => {
  const decided = decideMove(order, { event: 'full.paid', by: 'buyer', at, ...transition })
  if (!decided.ok) throw new Error('It should have moved.')
  return decided.value
}

describe('decideMove', () => {
  it('a first payment takes the shop, and its coupon gives its part (ORD-22, CPN-13)', () => {
    expect(move(unpaid, {})).toMatchObject({
      order: { status: 'paid' },
      money: 'hold-all',
      shop: { from: 'on-sale', to: 'handing-over' },
      isSale: true,
      couponFen: 5_000,
      isCouponFree: false,
    })
  })

  it('a deposit takes the shop and leaves the coupon to the balance, which takes nothing more (CPN-13)', () => {
    const reserved = move({ ...unpaid, plan: 'deposit' }, { event: 'deposit.paid' })
    expect(reserved).toMatchObject({ shop: { to: 'deposit-taken' }, isSale: true, couponFen: 0, isCouponFree: false })
    const completed = move(reserved.order, { event: 'balance.paid', at: at + HOUR_MS })
    expect(completed).toMatchObject({ shop: { from: 'deposit-taken' }, isSale: false, couponFen: 5_000 })
  })

  it('an order that is cancelled or refunded frees its coupon, and no other end does (CPN-12)', () => {
    expect(move(unpaid, { event: 'buyer.cancelled' })).toMatchObject({ isCouponFree: true, shop: null, isSale: false })
    expect(move({ ...unpaid, couponId: null }, { event: 'buyer.cancelled' }).isCouponFree).toBe(false)
    const { order: paid } = move(unpaid, {})
    expect(move(paid, { event: 'seller.failed', by: 'seller' })).toMatchObject({ isCouponFree: true, couponFen: 5_000 })
    expect(move(paid, { event: 'buyer.gave-up' })).toMatchObject({
      shop: { to: 'on-sale' },
      isCouponFree: false,
      couponFen: 5_000,
    })
  })

  it('what has no place is refused in the words of an order, and nothing moves (ORD-6)', () => {
    expect(decideMove(unpaid, { event: 'bill.confirmed', by: 'buyer', at })).toMatchObject(
      refusedAs('order-moved-on', 'orderId'),
    )
  })

  it('whatever happens, the shop stands where its order is, and only the first payment sells it (ORD-38)', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5 }),
        fc.constantFrom(...ORDER_ACTORS),
        fc.nat({ max: 20 * 24 }),
        (steps, by, hours) => {
          const order = recordOf(anOrderAfter(steps))
          const now = (order.history.at(-1)?.at ?? 0) + hours * HOUR_MS
          for (const event of openEvents(order, by, now)) {
            const { order: to, shop, isSale } = move(order, { event, by, at: now })
            expect(shop?.to ?? shopAfter(order.status)).toBe(shopAfter(to.status))
            expect(isSale).toBe(order.paidFen === 0 && to.paidFen > 0)
          }
        },
      ),
    )
  })
})
