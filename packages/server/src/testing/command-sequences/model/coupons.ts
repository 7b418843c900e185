import {
  couponDiscountFen,
  giveBackCoupon,
  useCoupon,
  claimRefusal,
  type Coupon,
  type CouponPayment,
  type CouponTerms,
} from '@diandu/core/coupons'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { reasonIn } from './reason-in.ts'

export interface ModelCoupon extends Coupon {
  readonly userId: string
  readonly offerId: string
}

export interface ModelOffer extends CouponTerms {
  readonly id: string
  readonly stock: number
}

export class ModelCoupons {
  readonly #offers: readonly ModelOffer[]
  readonly #kept = new Map<string, ModelCoupon>()

  constructor(offers: readonly ModelOffer[]) {
    this.#offers = offers
  }

  get all(): readonly ModelCoupon[] {
    return [...this.#kept.values()]
  }

  /** Why this person gets none of these now, or undefined. */
  mayClaim(userId: string, offerId: string, now: number): string | undefined {
    const given = this.all.filter((coupon) => coupon.offerId === offerId)
    const { stock, ...terms } = this.#offerOf(offerId)
    const refusal = claimRefusal(
      { ...terms, left: stock - given.length, claimed: given.filter((coupon) => coupon.userId === userId).length },
      now,
    )
    return refusal && reasonIn(fail(refusal))
  }

  claim(id: string, userId: string, offerId: string): void {
    const { title, amountFen, leastSpendFen, validFrom, validUntil } = this.#offerOf(offerId)
    this.#kept.set(id, { id, userId, offerId, title, amountFen, leastSpendFen, validFrom, validUntil, orderId: null })
  }

  /** The discount on this payment. The order that the new one supersedes gives its coupon back before. */
  validate(id: string, userId: string, payment: CouponPayment, now: number, givesWay?: string): Result<number> {
    const stored = this.#kept.get(id)
    if (stored?.userId !== userId) return fail(refused('coupon-unusable', '', 'couponId'))
    const coupon = givesWay === undefined ? stored : giveBackCoupon(stored, givesWay)
    const used = useCoupon(coupon, '', payment, now)
    return used.ok ? ok(couponDiscountFen(coupon, payment, now)) : used
  }

  use(id: string, orderId: string): void {
    const coupon = this.#kept.get(id)
    if (coupon?.orderId !== null) throw new Error(`The model used a coupon that is used.`)
    this.#kept.set(id, { ...coupon, orderId })
  }

  giveBack(orderId: string): void {
    for (const coupon of this.all) this.#kept.set(coupon.id, { ...coupon, ...giveBackCoupon(coupon, orderId) })
  }

  #offerOf(id: string): ModelOffer {
    const offer = this.#offers.find((one) => one.id === id)
    if (offer === undefined) throw new Error(`No coupons ${id} are given out.`)
    return offer
  }
}
