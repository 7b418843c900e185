import { useQueryClient } from '@tanstack/react-query'
import type { OrderId, OrderReviews } from '@diandu/core/orders'
import { usePorts } from '../../../app/queries/queries.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { reviewsQuery } from '../order-queries.ts'

/** Stores the current reviews. */
export function useReviewSent(id: OrderId): (reviews: OrderReviews, message: string) => void {
  const ports = usePorts()
  const queries = useQueryClient()
  return (reviews, message) => {
    queries.setQueryData(reviewsQuery(ports, id).queryKey, reviews)
    toasts.show(message, 'good')
  }
}
