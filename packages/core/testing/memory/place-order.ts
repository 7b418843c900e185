import { describedListing, isForSale, isPubliclyVisible, type DescribedListing, type ShopId } from '../../src/catalog/index.ts'
import { couponDiscountFen, useCoupon, giveBackCoupon } from '../../src/coupons/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import { asPlaced, completingPaymentFen, purchaseTerms, TERMS_VERSION, type OrderDraft, type OrderId } from '../../src/orders/index.ts'
import { priceOf } from './memory-price-offers.ts'
import { notFound, refuse, type KeptOrder, type MarketState, type Member } from './market-state.ts'
import { happen } from './move-order.ts'

/** Whoever orders the same again gets the order there is; another plan, or another price by now, replaces it. */
export function placeOrder(state: MarketState, buyer: Member, draft: OrderDraft): Result<KeptOrder> {
  const { shop, sellerId } = state.shops.get(draft.shopId) ?? {}
  if (shop === undefined || sellerId === undefined) return notFound()
  if (sellerId === buyer.userId) return refuse('own-shop', '不能购买自己的店铺')
  if (!isPubliclyVisible(shop.status)) return refuse('shop-not-on-sale', '店铺已下架')
  if (!isForSale(shop.status)) return refuse('shop-taken', '店铺已被他人购买')
  const priceFen = priceOf(state, buyer, shop)
  if (draft.termsVersion !== TERMS_VERSION || draft.priceFen !== priceFen) {
    return refuse('terms-changed', '价格或协议已更新，请重新确认')
  }
  const open = findUnpaid(state, buyer, shop.id)
  const listing = describedListing(shop)
  // The terms need no look: while this market stands there is one version of them, and the draft has it.
  if (open !== undefined && open.plan === draft.plan && open.priceFen === draft.priceFen && open.couponId === (draft.couponId ?? null) && isSame(state.listings.get(open.id), listing)) return ok(open)
  const terms = purchaseTerms({ priceFen, plan: draft.plan, kind: shop.kind })
  const usable = usableCoupon(state, buyer, draft, completingPaymentFen(terms), open)
  if (!usable.ok) return usable
  const now = state.clock.now()
  if (open !== undefined) happen(state, open, { event: 'buyer.cancelled', by: 'buyer', at: now })
  const count = state.orders.size + 1
  const { id, title, platform, kind } = shop
  const order: KeptOrder = {
    id: `order-${count}` as OrderId,
    number: `DD${String(count).padStart(10, '0')}`,
    buyerId: buyer.userId,
    sellerId,
    shop: { id, title, platform, kind },
    plan: draft.plan,
    termsVersion: draft.termsVersion,
    priceFen,
    serviceFeeFen: terms.serviceFeeFen,
    couponId: draft.couponId ?? null,
    couponFen: usable.value,
    ...asPlaced(now),
  }
  state.orders.set(order.id, order)
  state.listings.set(order.id, listing)
  takeCoupon(state, order)
  return ok(order)
}

/** Whoever read another description orders another thing. */
const isSame = (kept: DescribedListing | undefined, now: DescribedListing): boolean => JSON.stringify(kept) === JSON.stringify(now)

/** What the wanted coupon takes off; 0 where none is wanted. */
function usableCoupon(state: MarketState, { userId }: Member, { couponId }: OrderDraft, amountFen: number, open: KeptOrder | undefined): Result<number> {
  if (couponId === undefined) return ok(0)
  const kept = state.coupons.get(couponId)
  // The order that gives way gives its coupon back first.
  const coupon = kept && giveBackCoupon(kept, open?.id ?? '')
  if (kept === undefined || coupon === undefined || kept.userId !== userId) return refuse('coupon-unusable', '没有找到这张优惠券', 'couponId')
  const used = useCoupon(coupon, '', amountFen, state.clock.now())
  return used.ok ? ok(couponDiscountFen(coupon, amountFen, state.clock.now())) : fail(used.failure)
}

function takeCoupon(state: MarketState, { id, couponId }: KeptOrder): void {
  const coupon = couponId === null ? undefined : state.coupons.get(couponId)
  if (coupon !== undefined) state.coupons.set(coupon.id, { ...coupon, orderId: id })
}

function findUnpaid(state: MarketState, { userId }: Member, shopId: ShopId): KeptOrder | undefined {
  return [...state.orders.values()].find(({ buyerId, shop, status }) => buyerId === userId && shop.id === shopId && status === 1)
}
