import { giveBackCoupon } from '../../src/coupons/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  decideMove,
  endedBySale,
  noOrder,
  orderMessages,
  type OrderActor,
  type OrderEvent,
  type OrderId,
  type Transition,
} from '../../src/orders/index.ts'
import { applyPosting, arrivalMessages, openDebtFen, postingsOfMove } from '../../src/wallet/index.ts'
import { noteShopChange } from './alerts/alert-book.ts'
import { refuse, type OrderRecord, type MarketState } from './market-state.ts'
import { post } from './market-books.ts'
import { writeMessages } from './write-messages.ts'

/** Moves an order as core decides it, with its money, its shop and everybody else who meant to buy it. */
export function transition(
  state: MarketState,
  order: OrderRecord,
  { why = '', ...happened }: Transition & { readonly why?: string },
): Result<OrderRecord> {
  const { notedAt = happened.at } = happened
  const debts = state.debts.get(order.sellerId) ?? []
  const decided = decideMove(order, { ...happened, sellerDebtFen: openDebtFen(debts) })
  if (!decided.ok) return decided
  const { order: to, settlement, shop, isSale, isCouponFree } = decided.value
  const posted = postingsOfMove(order, decided.value, debts)
  const [own] = posted.postings
  if (own !== undefined && settlement.intoEscrowFen > 0 && !applyPosting(state.balances, own).ok)
    return refuse('balance-short', '可用余额不足，请先充值')
  for (const posting of posted.postings) post(state, posting)
  state.debts.set(order.sellerId, posted.debts)
  state.orders.set(order.id, to)
  writeMessages(state, [
    ...orderMessages(to, { from: order, event: happened.event, by: happened.by, at: notedAt }),
    ...arrivalMessages(order, posted.postings, notedAt),
  ])
  const line = { event: happened.event, status: to.status, at: to.history.at(-1)?.at ?? happened.at, why }
  state.orderLogs.set(order.id, [...(state.orderLogs.get(order.id) ?? []), line])
  const sold = state.shops.get(order.shop.id)
  if (shop !== null && sold !== undefined) {
    // A shop with an upheld report does not return to the market, any other of its seller is reviewed first.
    const isRemoved = Boolean(state.sales.get(order.shop.id)?.record.removed)
    const isHeld = (state.payoutHolds.get(order.sellerId) ?? []).length > 0
    const now = shop.to !== 'on-sale' ? shop.to : isRemoved ? 'refused' : isHeld ? 'under-review' : shop.to
    state.shops.set(order.shop.id, { ...sold, shop: { ...sold.shop, status: now } })
    const { id: shopId, status, priceFen } = sold.shop
    noteShopChange(state, { shopId, from: status, to: now, formerFen: null, priceFen, at: notedAt })
  }
  if (isCouponFree)
    for (const [id, coupon] of state.coupons) state.coupons.set(id, { ...coupon, ...giveBackCoupon(coupon, order.id) })
  if (isSale) endOthers(state, to, notedAt)
  return ok(to)
}

function endOthers(state: MarketState, { id, shop }: OrderRecord, at: number): void {
  for (const other of state.orders.values()) {
    if (other.shop.id === shop.id && other.status === 'awaiting-payment' && other.id !== id)
      transition(state, other, endedBySale(other, at))
  }
}

/** For events of other parts of the platform and decisions of reviewers. */
export function transitionOrder(
  state: MarketState,
  id: OrderId,
  event: OrderEvent,
  by: OrderActor,
  why = '',
): Result<OrderRecord> {
  const order = state.orders.get(id)
  return order === undefined ? fail(noOrder()) : transition(state, order, { event, by, at: state.clock.now(), why })
}
