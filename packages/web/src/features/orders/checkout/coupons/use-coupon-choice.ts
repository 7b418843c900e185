import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CouponChoice, CouponPayment } from '@diandu/core/coupons'
import { couponPayment, purchaseTerms, type OrderDraft } from '@diandu/core/orders'
import { useLoad, call, usePorts, type PortsSource } from '../../../../app/queries/queries.ts'

const choiceQuery = (ports: PortsSource, payment: CouponPayment, chosenId: string | null) =>
  queryOptions({
    queryKey: ['coupon-choice', payment, chosenId],
    queryFn: call(ports, ({ coupons }, signal) => coupons.forPayment(payment, chosenId, signal)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Savings on the payment that completes the price; undefined while there is no answer. */
export function useCouponChoice({ plan, priceFen, couponId }: Draft): CouponChoice | undefined {
  // The kind of the shop changes clauses, and no sum.
  const terms = purchaseTerms({ priceFen, plan, kind: 'personal' })
  return useLoad(choiceQuery(usePorts(), couponPayment(terms), couponId ?? null)).data
}

/** Whether the user's coupons are loaded, still loading or failed; and how to retry. */
export function useCouponAnswer({ plan, priceFen, couponId }: Draft): {
  readonly status: 'known' | 'awaited' | 'unknown'
  readonly call: () => void
} {
  const terms = purchaseTerms({ priceFen, plan, kind: 'personal' })
  const { data, isError, isFetching, isPlaceholderData, refetch } = useLoad(
    choiceQuery(usePorts(), couponPayment(terms), couponId ?? null),
  )
  const status = data !== undefined && !isPlaceholderData ? 'known' : isError && !isFetching ? 'unknown' : 'awaited'
  return { status, call: () => void refetch() }
}

/** 0 where the coupon cannot be used. */
export const savingIn = (choice: CouponChoice | undefined, couponId: string | undefined): number =>
  [...(choice?.usable ?? []), ...(choice?.chosen ? [choice.chosen] : [])].find(({ coupon }) => coupon.id === couponId)
    ?.discountFen ?? 0

type Draft = Pick<OrderDraft, 'plan' | 'priceFen' | 'couponId'>
