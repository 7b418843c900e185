import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Order } from '@diandu/core/orders'
import { usePorts } from '../../../app/queries/queries.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { orderQuery, viewingQuery } from '../order-queries.ts'

/** Stores the current order, fetches all that it changes again, and returns to its page. */
export function useViewingSent(home: string): (order: Order, message: string) => void {
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (order, message) => {
    queries.setQueryData(orderQuery(ports, order.id).queryKey, order)
    for (const queryKey of [
      ['orders'],
      ['order-totals'],
      ['turns'],
      ['refund-case', order.id],
      viewingQuery(ports, order.id).queryKey,
    ])
      void queries.invalidateQueries({ queryKey })
    toasts.show(message, 'good')
    void navigate(home, { replace: true })
  }
}
