import { queryOptions } from '@tanstack/react-query'
import type { OrderId } from '@diandu/core/orders'
import { call } from '../queries/run-query.ts'
import type { PortsSource } from '../queries/ports-context.ts'

/** The listing as it was when the order was placed: it never changes. */
export const orderListingQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['order-listing', id],
    queryFn: call(ports, ({ orders }, signal) => orders.listing(id, signal)),
    staleTime: Infinity,
  })
