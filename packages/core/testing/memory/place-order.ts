import { describedListing, type DescribedListing, type ShopId } from '../../src/catalog/index.ts'
import { ok, type Result } from '../../src/kernel/index.ts'
import { decidePlacing, latestChecklist, orderMessages, type OrderDraft, type OrderId } from '../../src/orders/index.ts'
import { lastOffer } from './memory-price-offers.ts'
import type { OrderRecord, MarketState, Member } from './market-state.ts'
import { transition } from './move-order.ts'
import { writeMessages } from './write-messages.ts'

/** Places an order as core decides it. What is overdue has ended by now, so no late order has the coupon. */
export function placeOrder(state: MarketState, { userId }: Member, draft: OrderDraft): Result<OrderRecord> {
  const { shop, sellerId } = state.shops.get(draft.shopId) ?? {}
  const listing = shop && describedListing(shop)
  const order = findUnpaid(state, userId, draft.shopId)
  const coupon = state.coupons.get(draft.couponId ?? '')
  const decided = decidePlacing(
    {
      buyerId: userId,
      shop: shop && sellerId && { ...shop, sellerId },
      offer: lastOffer(state, userId, draft.shopId),
      unpaid: order && { order, isListingSame: isSame(state.listings.get(order.id), listing) },
      coupon: coupon?.userId === userId ? coupon : undefined,
      lateHolders: [],
      at: state.clock.now(),
    },
    draft,
  )
  if (!decided.ok) return decided
  if (decided.value.kind === 'same') return ok(decided.value.order)
  for (const ended of decided.value.ended) transition(state, ended.order, ended.transition)
  return ok(keepNew(state, decided.value.order, listing))
}

function keepNew(
  state: MarketState,
  placed: Omit<OrderRecord, 'id' | 'number'>,
  listing: DescribedListing | undefined,
): OrderRecord {
  const count = state.orders.size + 1
  const order = { ...placed, id: `order-${count}` as OrderId, number: `DD${String(count).padStart(10, '0')}` }
  state.orders.set(order.id, order)
  state.handovers.set(order.id, { checklist: latestChecklist(), entries: [] })
  if (listing !== undefined) state.listings.set(order.id, listing)
  const coupon = state.coupons.get(order.couponId ?? '')
  if (coupon !== undefined) state.coupons.set(coupon.id, { ...coupon, orderId: order.id })
  writeMessages(state, orderMessages(order, { from: null, event: 'placed', by: 'buyer', at: order.placedAt }))
  return order
}

const isSame = (stored: DescribedListing | undefined, now: DescribedListing | undefined): boolean =>
  JSON.stringify(stored) === JSON.stringify(now)

const findUnpaid = ({ orders }: MarketState, userId: string, shopId: ShopId): OrderRecord | undefined =>
  [...orders.values()].find(
    ({ buyerId, shop, status }) => buyerId === userId && shop.id === shopId && status === 'awaiting-payment',
  )
