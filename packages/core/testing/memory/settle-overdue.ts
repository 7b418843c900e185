import { giveBackCoupon } from '../../src/coupons/index.ts'
import { deadlinesOf, nextStatus, type CancelReason, type OrderEvent } from '../../src/orders/index.ts'
import { applyPosting, orderCompletionPosting, type Posting } from '../../src/wallet/index.ts'
import type { KeptOrder, MarketState } from './market-state.ts'

/** Ends what time has ended: unpaid orders after their 24 hours, deposits whose balance never came. */
export function settleOverdue(state: MarketState): void {
  const now = state.clock.now()
  for (const order of state.orders.values()) {
    const deadline = deadlinesOf(order)
    if (deadline?.by === null || deadline === undefined || now <= deadline.by) continue
    if (deadline.act === 'pay') moveOrder(state, order, 'payment.late', { cancelReason: 'late' })
    if (deadline.act === 'pay-balance') {
      post(state, orderCompletionPosting(order.sellerId, order.id, order.paidFen, 0))
      moveOrder(state, order, 'balance.late')
      setShopStatus(state, order, 'on-sale')
    }
  }
}

interface OrderChange {
  readonly cancelReason?: CancelReason
  readonly paidFen?: number
  readonly depositPaidAt?: number
  readonly paidAt?: number
}

export function moveOrder(state: MarketState, order: KeptOrder, event: OrderEvent, change: OrderChange = {}): KeptOrder {
  const status = nextStatus(order.status, event)
  if (status === undefined) throw new Error(`An order in state ${order.status} knows no ${event}`)
  const moved = { ...order, ...change, status, history: [...order.history, { status, at: state.clock.now() }] }
  state.orders.set(order.id, moved)
  if (status === 2 || status === 9) for (const [id, coupon] of state.coupons) state.coupons.set(id, { ...coupon, ...giveBackCoupon(coupon, order.id) })
  return moved
}

/** Makes a posting that has been looked at beforehand. */
export function post(state: MarketState, posting: Posting): void {
  const after = applyPosting(state.balances, posting)
  if (!after.ok) throw new Error(`The books refuse ${posting.kind} of ${posting.subject}: ${after.failure.fault}`)
  state.balances = after.value
}

export function setShopStatus(state: MarketState, { shop }: KeptOrder, status: 'on-sale' | 'deposit-taken' | 'handing-over'): void {
  const kept = state.shops.get(shop.id)
  if (kept !== undefined) state.shops.set(shop.id, { ...kept, shop: { ...kept.shop, status } })
}
