import { isDeepStrictEqual } from 'node:util'
import { describedListing, isForSale, isPubliclyVisible, type DescribedListing } from '@diandu/core/catalog'
import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import { asPlaced, completingPaymentFen, priceForBuyer, purchaseTerms, TERMS_VERSION, type OrderDraft, type OrderId } from '@diandu/core/orders'
import { findShop } from '../catalog/index.ts'
import { judgeCoupon, takeCoupon } from '../coupons/index.ts'
import type { Transaction } from '../database/index.ts'
import { idFrom } from '../session/index.ts'
import { isOverdue, type KeptOrder } from './kept-order.ts'
import { orderNumber } from './order-number.ts'
import { moveLockedOrder, type OrderMove } from './move-locked-order.ts'
import { findListing, keepListing } from './order-listing-store.ts'
import { findOrder, insertOrder, selectOrders } from './order-store.ts'
import { findLastOffer } from './price-offer-store.ts'
import { lockShop, type SoldShop } from './sold-shop-store.ts'

export interface OrderParts {
  readonly random: Random
  readonly nowMs: number
}

/** Numbers meet by chance, and a buyer may ask twice at the same instant. */
const MOST_ATTEMPTS = 8

/**
 * Orders a shop without reserving it: the first payment does that. Whoever orders the same again gets the order there is;
 * another plan, or another price or description by now, replaces it.
 */
export async function placeOrder(tx: Transaction, buyerId: string, draft: OrderDraft, parts: OrderParts): Promise<Result<KeptOrder>> {
  const shop = await lockShop(tx, draft.shopId, 'share')
  const priceFen = shop === undefined ? 0 : await priceFor(tx, buyerId, shop, parts.nowMs)
  const refusal = whyNot(shop, buyerId, { ...draft, agreedFen: priceFen })
  if (shop === undefined || refusal !== null) return fail(refusal ?? noShop())
  const listing = await listingNow(tx, shop)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const open = await findUnpaid(tx, buyerId, shop.id)
    if (open !== undefined && isSameDeal(open, draft) && !isOverdue(open, parts.nowMs) && isDeepStrictEqual(await findListing(tx, open.id), listing)) return ok(open)
    if (open !== undefined) await giveWay(tx, open, parts)
    if (draft.couponId !== undefined) await endLateHolder(tx, buyerId, draft.couponId, parts)
    const priced = await withCoupon(tx, newOrder(shop, buyerId, draft, parts))
    if (!priced.ok) return meanwhile(await findUnpaid(tx, buyerId, shop.id), draft) ?? priced
    const order = priced.value
    // The order is written before its coupon is taken: two that wait for each other's coupon would wait for ever.
    if (!(await insertOrder(tx, order))) continue
    if (listing !== null) await keepListing(tx, order.id, listing)
    const taken = order.couponId === null ? ok(undefined) : await takeCoupon(tx, buyerId, order.couponId, order.id, parts.nowMs)
    return taken.ok ? ok((await findOrder(tx, order.id)) ?? order) : taken
  }
  throw new Error(`No order of shop ${shop.id} could be placed in ${MOST_ATTEMPTS} attempts.`)
}

/** What the buyer can have read: the shop is held, so that nothing of it changes until the order stands. */
async function listingNow(tx: Transaction, { id }: SoldShop): Promise<DescribedListing | null> {
  const found = await findShop(tx, id)
  return found === null ? null : describedListing(found.shop)
}

/** What this shop costs this buyer: the price that was agreed with its seller, while that holds. */
async function priceFor(tx: Transaction, buyerId: string, { id, priceFen }: SoldShop, nowMs: number): Promise<number> {
  const offer = await findLastOffer(tx, buyerId, id)
  return offer === undefined ? priceFen : priceForBuyer(offer, priceFen, nowMs)
}

function whyNot(shop: SoldShop | undefined, buyerId: string, draft: OrderDraft & { readonly agreedFen: number }): Failure | null {
  if (shop === undefined) return noShop()
  if (shop.sellerId === buyerId) return refused('own-shop', '不能购买自己的店铺', 'shopId')
  if (!isPubliclyVisible(shop.status)) return refused('shop-not-on-sale', '这家店铺不在出售', 'shopId')
  if (!isForSale(shop.status)) return refused('shop-taken', '这家店铺刚刚被别人买走了', 'shopId')
  if (draft.priceFen !== draft.agreedFen) return refused('terms-changed', '店铺价格已更新，请重新确认', 'priceFen')
  return draft.termsVersion === TERMS_VERSION ? null : refused('terms-changed', '购买协议已更新，请重新阅读', 'termsVersion')
}

const noShop = (): Failure => refused('not-found', '没有找到这家店铺', 'shopId')

async function findUnpaid(tx: Transaction, buyerId: string, shopId: string): Promise<KeptOrder | undefined> {
  return (await selectOrders(tx, 'WHERE o.buyer_id = $1 AND o.shop_id = $2 AND o.status = 1 FOR UPDATE OF o', [buyerId, shopId]))[0]
}

const isSameDeal = (order: KeptOrder, { plan, priceFen, termsVersion, couponId }: OrderDraft): boolean =>
  order.plan === plan && order.priceFen === priceFen && order.termsVersion === termsVersion && order.couponId === (couponId ?? null)

/** The order with what its coupon takes off, or why the coupon may not be used for it. */
async function withCoupon(tx: Transaction, order: KeptOrder): Promise<Result<KeptOrder>> {
  if (order.couponId === null) return ok(order)
  const judged = await judgeCoupon(tx, order.buyerId, order.couponId, completingPaymentFen(purchaseTerms(order)), order.placedAt)
  return judged.ok ? ok({ ...order, couponFen: judged.value }) : judged
}

/** The coupon may be gone because the same order was placed at this very instant. */
const meanwhile = (open: KeptOrder | undefined, draft: OrderDraft): Result<KeptOrder> | undefined =>
  open !== undefined && isSameDeal(open, draft) ? ok(open) : undefined

async function giveWay(tx: Transaction, open: KeptOrder, parts: OrderParts): Promise<void> {
  const isLate = isOverdue(open, parts.nowMs)
  const move: OrderMove = isLate
    ? { event: 'payment.late', by: 'sweeper', who: null, at: parts.nowMs }
    : { event: 'buyer.cancelled', by: 'buyer', who: open.buyerId, at: parts.nowMs }
  const moved = await moveLockedOrder(tx, open, move, parts)
  if (!moved.ok) throw new Error(`Order ${open.id} gives no way.`)
}

/**
 * The coupon may stand with an order of another shop whose 24 hours are over, which the sweeper has not seen yet. One that somebody else
 * holds is being dealt with, and not waited for: this buyer's order is locked by now, and two that wait for each other's would wait for ever.
 */
async function endLateHolder(tx: Transaction, buyerId: string, couponId: string, parts: OrderParts): Promise<void> {
  const late = await selectOrders(tx, 'WHERE o.buyer_id = $1 AND o.coupon_id = $2 AND o.status = 1 AND o.pay_by < $3 FOR UPDATE OF o SKIP LOCKED', [
    ...[buyerId, couponId, parts.nowMs],
  ])
  for (const order of late) await giveWay(tx, order, parts)
}

function newOrder(shop: SoldShop, buyerId: string, { plan, priceFen, termsVersion, couponId = null }: Omit<OrderDraft, 'couponId'> & { readonly couponId?: string | null }, { random, nowMs }: OrderParts): KeptOrder {
  const { id, title, platform, kind, sellerId } = shop
  return {
    id: idFrom(random.token()) as OrderId,
    number: orderNumber(nowMs, random),
    buyerId,
    sellerId,
    shop: { id, title, platform, kind },
    plan,
    termsVersion,
    priceFen,
    serviceFeeFen: purchaseTerms({ priceFen, plan, kind }).serviceFeeFen,
    couponId,
    couponFen: 0,
    ...asPlaced(nowMs),
  }
}
