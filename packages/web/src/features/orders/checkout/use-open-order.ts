import { useQuery } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import type { Failure } from '@diandu/core/kernel'
import type { Order } from '@diandu/core/orders'
import { ask } from '../../../app/ask.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { findOpenOrder } from './find-open-order.ts'

/** The order that stands in the way of a new one, once the house has refused with it. */
export function useOpenOrder(shopId: ShopId, failure: Failure | undefined): Order | undefined {
  const ports = usePorts()
  const { data } = useQuery({
    queryKey: ['orders', 'open', shopId],
    queryFn: ask(ports, ({ orders }, signal) => findOpenOrder(orders, shopId, signal)),
    enabled: failure?.kind === 'refused' && failure.reason === 'order-open-already',
    staleTime: 0,
  })
  return data ?? undefined
}
