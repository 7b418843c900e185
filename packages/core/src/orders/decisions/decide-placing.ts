import { isForSale, isPubliclyVisible, type ListingStatus } from '../../catalog/index.ts'
import { couponDiscountFen, giveBackCoupon, useCoupon, type Coupon, type CouponPayment } from '../../coupons/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { asPlaced } from '../life/as-placed.ts'
import type { Transition } from '../life/move-order.ts'
import { couponPayment } from '../life/payment-due.ts'
import type { OrderDraft, OrderedShop } from '../order.ts'
import { isOverdue, type OrderRecord } from '../order-record.ts'
import { priceForBuyer, type PriceOffer } from '../price-offer.ts'
import { purchaseTerms } from '../terms/purchase-terms.ts'
import { TERMS_VERSION } from '../terms/terms-version.ts'
import type { DecidedTransition } from './decide-fulfilment.ts'

/** The server reads these under locks. */
export interface PlacingFacts<U extends string> {
  readonly buyerId: U
  /** Undefined where there is no such shop. */
  readonly shop: OfferedShop<U> | undefined
  /** The buyer's last price offer for the shop. */
  readonly offer: PriceOffer | undefined
  /** The buyer's unpaid order for the shop, and whether the shop is described as it was then. */
  readonly unpaid: { readonly order: OrderRecord<U>; readonly isListingSame: boolean } | undefined
  /** The chosen coupon, if it is the buyer's. */
  readonly coupon: Coupon | undefined
  /** The buyer's unpaid orders for other shops that have the coupon although their 24 hours are over. */
  readonly lateHolders: readonly OrderRecord<U>[]
  readonly at: number
}

export interface OfferedShop<U extends string> extends OrderedShop {
  readonly sellerId: U
  readonly status: ListingStatus
  readonly priceFen: number
}

export type DecidedPlacing<U extends string> =
  /** The same order was placed before, and is still valid. */
  | { readonly kind: 'same'; readonly order: OrderRecord<U> }
  /** The others end first; nothing was paid for them. The caller that stores it gives it its id and number. */
  | {
      readonly kind: 'new'
      readonly order: Omit<OrderRecord<U>, 'id' | 'number'>
      readonly ended: readonly DecidedTransition<U>[]
    }

/**
 * Orders a shop without reserving it: the first payment does that. A buyer who orders the same again gets the existing
 * order; another plan, or another price or description by now, replaces it.
 */
export function decidePlacing<U extends string>(
  { buyerId, shop, offer, unpaid, coupon, lateHolders, at }: PlacingFacts<U>,
  draft: OrderDraft,
): Result<DecidedPlacing<U>> {
  if (shop === undefined) return fail(notOnSale())
  const priceFen = offer === undefined ? shop.priceFen : priceForBuyer(offer, shop.priceFen, at)
  const refusal = refusalFor(shop, buyerId, draft, priceFen)
  if (refusal !== undefined) return fail(refusal)
  if (unpaid?.isListingSame === true && isSameDeal(unpaid.order, draft) && !isOverdue(unpaid.order, at))
    return ok({ kind: 'same', order: unpaid.order })
  const superseded = [...(unpaid === undefined ? [] : [unpaid.order]), ...lateHolders]
  const { id, title, platform, kind, sellerId } = shop
  const { plan, couponId = null } = draft
  const terms = purchaseTerms({ priceFen, plan, kind })
  // An order that ends gives its coupon back first.
  const free = coupon && superseded.reduce((left, order) => giveBackCoupon(left, order.id), coupon)
  const couponFen = couponId === null ? ok(0) : discountOf(free, couponPayment(terms), at)
  if (!couponFen.ok) return couponFen
  return ok({
    kind: 'new',
    order: {
      buyerId,
      sellerId,
      shop: { id, title, platform, kind },
      plan,
      termsVersion: draft.termsVersion,
      priceFen,
      serviceFeeFen: terms.serviceFeeFen,
      couponId,
      couponFen: couponFen.value,
      ...asPlaced(at),
    },
    ended: superseded.map((order) => ({ order, transition: supersede(order, at) })),
  })
}

/** Whether an order matches the draft, whatever has become of the shop since. */
export const isSameDeal = (
  order: Pick<OrderRecord, 'plan' | 'priceFen' | 'termsVersion' | 'couponId'>,
  { plan, priceFen, termsVersion, couponId }: OrderDraft,
): boolean =>
  order.plan === plan &&
  order.priceFen === priceFen &&
  order.termsVersion === termsVersion &&
  order.couponId === (couponId ?? null)

/** The same for a shop that was taken off, was never published, or does not exist: a buyer does not learn which. */
const notOnSale = (): Failure => refused('shop-not-on-sale', '这家店铺不在出售', 'shopId')

function refusalFor(
  { sellerId, status }: Pick<OfferedShop<string>, 'sellerId' | 'status'>,
  buyerId: string,
  draft: OrderDraft,
  priceFen: number,
): Failure | undefined {
  if (sellerId === buyerId) return refused('own-shop', '不能购买自己的店铺', 'shopId')
  if (!isPubliclyVisible(status)) return notOnSale()
  if (!isForSale(status)) return refused('shop-taken', '这家店铺刚刚被别人买走了', 'shopId')
  if (draft.priceFen !== priceFen) return refused('terms-changed', '店铺价格已更新，请重新确认', 'priceFen')
  return draft.termsVersion === TERMS_VERSION
    ? undefined
    : refused('terms-changed', '购买协议已更新，请重新阅读', 'termsVersion')
}

/** In fen, or why the coupon may not be used. */
function discountOf(coupon: Coupon | undefined, payment: CouponPayment, at: number): Result<number> {
  if (coupon === undefined) return fail(refused('coupon-unusable', '没有找到这张优惠券', 'couponId'))
  const used = useCoupon(coupon, '', payment, at)
  return used.ok ? ok(couponDiscountFen(coupon, payment, at)) : used
}

const supersede = (order: OrderRecord, at: number): Transition =>
  isOverdue(order, at) ? { event: 'payment.late', by: 'sweeper', at } : { event: 'buyer.cancelled', by: 'buyer', at }
