import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { CouponChoice } from '@diandu/core/coupons'
import { completingPaymentFen, purchaseTerms, type OrderDraft } from '@diandu/core/orders'
import { ask } from '../../../app/ask.ts'
import { usePorts, type PortsSource } from '../../../app/ports-context.ts'

const choiceQuery = (ports: PortsSource, amountFen: number, chosenId: string | null) =>
  queryOptions({
    queryKey: ['coupon-choice', amountFen, chosenId],
    queryFn: ask(ports, ({ coupons }, signal) => coupons.forPayment(amountFen, chosenId, signal)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** What the person's coupons take off the payment that completes the price; undefined while nobody has answered. */
export function useCouponChoice({ plan, priceFen, couponId }: Draft): CouponChoice | undefined {
  // The kind of the shop changes clauses, and no sum.
  const terms = purchaseTerms({ priceFen, plan, kind: 'personal' })
  return useQuery(choiceQuery(usePorts(), completingPaymentFen(terms), couponId ?? null)).data
}

/** Whether the person's coupons are known, are still looked up, or could not be; and how to ask again. */
export function useCouponAnswer({ plan, priceFen, couponId }: Draft): { readonly stands: 'known' | 'awaited' | 'unknown'; readonly ask: () => void } {
  const terms = purchaseTerms({ priceFen, plan, kind: 'personal' })
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(choiceQuery(usePorts(), completingPaymentFen(terms), couponId ?? null))
  const stands = data !== undefined && !isPlaceholderData ? 'known' : isError && !isFetching ? 'unknown' : 'awaited'
  return { stands, ask: () => void refetch() }
}

/** What the chosen coupon takes off. */
export function useSavedFen(draft: Draft): number {
  const choice = useCouponChoice(draft)
  const chosen = [...(choice?.usable ?? []), ...(choice?.chosen ? [choice.chosen] : [])].find(({ coupon }) => coupon.id === draft.couponId)
  return chosen?.discountFen ?? 0
}

type Draft = Pick<OrderDraft, 'plan' | 'priceFen' | 'couponId'>
