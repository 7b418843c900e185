import type { PlatformId, ShopId, ShopKind } from '../catalog/index.ts'
import type { Brand } from '../kernel/index.ts'
import type { OrderStatus } from './life/order-status.ts'
import type { PaymentPlan } from './terms/purchase-terms.ts'
import type { SigningDays } from './life/signing-days.ts'

export type OrderId = Brand<'OrderId'>

/** The buyer's consent: this shop, at the price that was displayed, paid this way, under these terms. */
export interface OrderDraft {
  readonly shopId: ShopId
  readonly plan: PaymentPlan
  /** The price on the page; an order at another price is refused. */
  readonly priceFen: number
  readonly termsVersion: string
  /** Absent where none is used. */
  readonly couponId?: string
}

export const CANCEL_REASONS = ['buyer', 'late', 'taken'] as const

/** Who or what ended an unpaid order: the buyer, the 24 hours, or another buyer who paid first. */
export type CancelReason = (typeof CANCEL_REASONS)[number]

export interface OrderedShop {
  readonly id: ShopId
  readonly title: string
  readonly platform: PlatformId
  readonly kind: ShopKind
}

/** One step of an order's history. */
export interface OrderStep {
  readonly status: OrderStatus
  readonly at: number
}

export const ORDER_ROLES = ['buyer', 'seller'] as const

export type OrderRole = (typeof ORDER_ROLES)[number]

/**
 * Why the next party cannot sign the contract of an order: the platform reviews their documents, or has refused one.
 */
export const SIGNING_PAUSES = ['looked-at', 'refused'] as const
export type SigningPause = (typeof SIGNING_PAUSES)[number]

/**
 * How the money of a balance is known to be on its way: a transfer that the platform reviews, or after its deadline a
 * cashier whose channel is queried.
 */
export const BALANCE_WAYS = ['transfer', 'cashier'] as const
export type BalanceWay = (typeof BALANCE_WAYS)[number]

export interface Order extends SigningDays {
  readonly id: OrderId
  /** For people to read out on the telephone. */
  readonly number: string
  readonly role: OrderRole
  readonly shop: OrderedShop
  readonly plan: PaymentPlan
  /** The version of the agreement that its buyer agreed to; it is carried out by that one. */
  readonly termsVersion: string
  readonly status: OrderStatus
  readonly priceFen: number
  readonly serviceFeeFen: number
  /** Discount on the payment that completes the price, paid by the platform; 0 without a coupon. */
  readonly couponFen: number
  /** Held for this order now, or passed on from it; includes the coupon's part once that payment is made. */
  readonly paidFen: number
  readonly placedAt: number
  readonly payBy: number
  readonly depositPaidAt: number | null
  readonly paidAt: number | null
  /** When its seller opened the shop to its buyer; null before, and under a version without a viewing. */
  readonly viewingOpenedAt: number | null
  /**
   * When its buyer recorded what they saw; where a mismatch was refused, the time of that refusal: deadlines restart
   * then.
   */
  readonly viewedAt: number | null
  readonly sellerSignedAt: number | null
  /** Null under a version whose buyer signs last: the hand-over begins with that signature. */
  readonly buyerSignedAt: number | null
  readonly handOverBegunAt: number | null
  readonly handedOverAt: number | null
  readonly cancelReason: CancelReason | null
  readonly history: readonly OrderStep[]
  /** Absent where nothing prevents the signature, and where none is due. The response to an action omits it. */
  readonly signingPause?: SigningPause
  /**
   * Absent where no balance is due, or none is known to be coming. The buyer is not late with it before that is
   * decided.
   */
  readonly awaitedBalance?: BalanceWay
}
