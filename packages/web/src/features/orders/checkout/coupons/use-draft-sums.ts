import type { Shop } from '@diandu/core/catalog'
import { shopSums, type CheckoutSnapshot, type DealSums, type PaymentPlan } from '@diandu/core/orders'
import { savingIn, useCouponChoice } from './use-coupon-choice.ts'

/**
 * Every sum of a draft, under each plan: with the coupon that is chosen, or under the other plan with the one that
 * would be suggested there. All steps of the checkout show these.
 */
export function useDraftSums(
  shop: Shop,
  { draft, couponBy }: Pick<CheckoutSnapshot['context'], 'draft' | 'couponBy'>,
  now: number,
): Readonly<Record<PaymentPlan, DealSums>> {
  const { priceFen, couponId } = draft
  const isKept = (plan: PaymentPlan) => plan === draft.plan || couponBy === 'user'
  const under = (plan: PaymentPlan) => ({
    plan,
    priceFen,
    ...(couponId !== undefined && isKept(plan) ? { couponId } : {}),
  })
  const choices = { full: useCouponChoice(under('full')), deposit: useCouponChoice(under('deposit')) }
  const sums = (plan: PaymentPlan) => {
    const choice = choices[plan]
    const used = isKept(plan) ? couponId : choice?.usable[0]?.coupon.id
    return shopSums({ ...shop, priceFen }, { plan, now, couponFen: savingIn(choice, used) })
  }
  return { full: sums('full'), deposit: sums('deposit') }
}
