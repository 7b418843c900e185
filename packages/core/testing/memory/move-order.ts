import { giveBackCoupon } from '../../src/coupons/index.ts'
import { ok, type Result } from '../../src/kernel/index.ts'
import { couponGivenFen, isEnding, moveOrder, paymentDue, shopAfter, wasPaidFor, type Happening, type Moved, type OrderFault } from '../../src/orders/index.ts'
import { damagesPassedOnPosting, openDebtFen, postingOfOrder, takeDebts } from '../../src/wallet/index.ts'
import { refuse, type KeptOrder, type MarketState } from './market-state.ts'
import { post } from './market-books.ts'

/** Moves an order by what happened, with its money, its shop and everybody else who meant to buy it. */
export function happen(state: MarketState, order: KeptOrder, happening: Happening): Result<KeptOrder> {
  const debts = state.debts.get(order.sellerId) ?? []
  const moved = moveOrder(order, { ...happening, sellerDebtFen: openDebtFen(debts) })
  if (!moved.ok) return faulty(moved.failure)
  const to = moved.value.order
  settle(state, order, moved.value)
  state.orders.set(order.id, to)
  if (shopAfter(to.status) !== shopAfter(order.status)) setShopStatus(state, to)
  if (isEnding(happening.event)) state.endings.set(order.id, happening.event)
  if (happening.event === 'hand-over.late') state.refundCases.set(order.id, { refund: null, verdict: null })
  if (to.status === 2 || to.status === 9) for (const [id, coupon] of state.coupons) state.coupons.set(id, { ...coupon, ...giveBackCoupon(coupon, order.id) })
  if (order.status === 1 && wasPaidFor(to.status)) endOthers(state, to, happening.at)
  return ok(to)
}

export const faulty = (fault: OrderFault): Result<never> =>
  fault === 'too-late' ? refuse('order-too-late', '已超过期限') : refuse('order-moved-on', '订单当前不能这样操作')

function settle(state: MarketState, order: KeptOrder, { money, settlement }: Moved<KeptOrder>): void {
  const couponFen = settlement.intoEscrowFen > 0 ? (paymentDue(order)?.couponFen ?? 0) : couponGivenFen(order)
  const own = postingOfOrder({ ...order, orderId: order.id, couponFen }, money, settlement)
  if (own !== undefined) post(state, own)
  const { taken, debts } = takeDebts(settlement.debtPaidFen, state.debts.get(order.sellerId) ?? [])
  for (const debt of taken) post(state, damagesPassedOnPosting(debt.buyerId, debt.orderId, debt.amountFen))
  const owed = { orderId: order.id, buyerId: order.buyerId, damagesFen: settlement.newDebtFen, takenFen: 0 }
  state.debts.set(order.sellerId, settlement.newDebtFen > 0 ? [...debts, owed] : debts)
}

function endOthers(state: MarketState, { id, shop }: KeptOrder, at: number): void {
  for (const other of state.orders.values()) {
    if (other.shop.id === shop.id && other.status === 1 && other.id !== id) happen(state, other, { event: 'shop.taken', by: 'market', at })
  }
}

function setShopStatus(state: MarketState, { shop, status }: KeptOrder): void {
  const kept = state.shops.get(shop.id)
  if (kept !== undefined) state.shops.set(shop.id, { ...kept, shop: { ...kept.shop, status: shopAfter(status) } })
}
