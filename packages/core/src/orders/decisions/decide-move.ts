import type { ListingStatus } from '../../catalog/index.ts'
import { fail, ok, type Result } from '../../kernel/index.ts'
import { moveOrder, type Moved, type Transition } from '../life/move-order.ts'
import { couponGivenFen, paymentDue } from '../life/payment-due.ts'
import { shopAfter } from '../life/shop-after.ts'
import { isOrderIn, wasPaidFor } from '../order-sets.ts'
import type { OrderRecord } from '../order-record.ts'
import { orderRefusal } from './order-refusal.ts'

/** An order after it moved, and everything that moves with it; the ledger has the postings. */
export interface DecidedMove<U extends string> extends Moved<OrderRecord<U>> {
  /** The listing's change of status; null where there is none. */
  readonly shop: { readonly from: ListingStatus; readonly to: ListingStatus } | null
  /** Its first payment took the shop: the unpaid orders of everybody else end. */
  readonly isSale: boolean
  /** The coupon's part of the money that is paid now, or of the money that was held. */
  readonly couponFen: number
  /** Its coupon can be used for another order. */
  readonly isCouponFree: boolean
}

/** Moves an order of which it was decided that it may move. */
export function decideMove<U extends string>(order: OrderRecord<U>, transition: Transition): Result<DecidedMove<U>> {
  const moved = moveOrder(order, transition)
  if (!moved.ok) return fail(orderRefusal(moved.failure))
  const { order: to, settlement } = moved.value
  const shop = { from: shopAfter(order.status), to: shopAfter(to.status) }
  return ok({
    ...moved.value,
    shop: shop.from === shop.to ? null : shop,
    isSale: order.status === 'awaiting-payment' && wasPaidFor(to.status),
    couponFen: settlement.intoEscrowFen > 0 ? (paymentDue(order)?.couponFen ?? 0) : couponGivenFen(order),
    isCouponFree: to.couponId !== null && !isOrderIn('coupon-in-use', to.status),
  })
}
