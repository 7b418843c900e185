import { giveBackCoupon } from '../../src/coupons/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  couponGivenFen,
  endedBySale,
  isEnding,
  moveOrder,
  orderRefusal,
  paymentDue,
  shopAfter,
  wasPaidFor,
  type Transition,
  type Moved,
} from '../../src/orders/index.ts'
import { applyPosting, damagesPassedOnPosting, openDebtFen, postingOfOrder, takeDebts } from '../../src/wallet/index.ts'
import { refuse, type OrderRecord, type MarketState } from './market-state.ts'
import { post } from './market-books.ts'

/** Moves an order by an event, with its money, its shop and every other buyer who meant to buy it. */
export function transition(state: MarketState, order: OrderRecord, transition: Transition): Result<OrderRecord> {
  const debts = state.debts.get(order.sellerId) ?? []
  const moved = moveOrder(order, { ...transition, sellerDebtFen: openDebtFen(debts) })
  if (!moved.ok) return fail(orderRefusal(moved.failure))
  const to = moved.value.order
  const settled = settle(state, order, moved.value)
  if (!settled.ok) return settled
  state.orders.set(order.id, to)
  if (shopAfter(to.status) !== shopAfter(order.status)) setShopStatus(state, to)
  if (isEnding(transition.event)) state.endings.set(order.id, transition.event)
  if (transition.event === 'hand-over.late') state.refundCases.set(order.id, { refund: null, verdict: null })
  if (to.status === 'cancelled' || to.status === 'refunded')
    for (const [id, coupon] of state.coupons) state.coupons.set(id, { ...coupon, ...giveBackCoupon(coupon, order.id) })
  if (order.status === 'awaiting-payment' && wasPaidFor(to.status)) endOthers(state, to, transition.at)
  return ok(to)
}

function settle(state: MarketState, order: OrderRecord, { money, settlement }: Moved<OrderRecord>): Result<null> {
  const couponFen = settlement.intoEscrowFen > 0 ? (paymentDue(order)?.couponFen ?? 0) : couponGivenFen(order)
  const own = postingOfOrder({ ...order, orderId: order.id, couponFen }, money, settlement)
  const isShort = own !== undefined && settlement.intoEscrowFen > 0 && !applyPosting(state.balances, own).ok
  if (isShort) return refuse('balance-short', '可用余额不足，请先充值')
  if (own !== undefined) post(state, own)
  const { taken, debts } = takeDebts(settlement.debtPaidFen, state.debts.get(order.sellerId) ?? [])
  for (const debt of taken) post(state, damagesPassedOnPosting(debt.buyerId, debt.orderId, debt.amountFen))
  const owed = { orderId: order.id, buyerId: order.buyerId, damagesFen: settlement.newDebtFen, takenFen: 0 }
  state.debts.set(order.sellerId, settlement.newDebtFen > 0 ? [...debts, owed] : debts)
  return ok(null)
}

function endOthers(state: MarketState, { id, shop }: OrderRecord, at: number): void {
  for (const other of state.orders.values()) {
    if (other.shop.id === shop.id && other.status === 'awaiting-payment' && other.id !== id)
      transition(state, other, endedBySale(other, at))
  }
}

function setShopStatus(state: MarketState, { shop, status }: OrderRecord): void {
  const stored = state.shops.get(shop.id)
  if (stored !== undefined) state.shops.set(shop.id, { ...stored, shop: { ...stored.shop, status: shopAfter(status) } })
}
