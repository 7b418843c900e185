import { queryOptions } from '@tanstack/react-query'
import type { OrderId } from '@diandu/core/orders'
import { call, type PortsSource } from '../queries/queries.ts'

/** The listing as it was when the order was placed: it never changes. */
export const orderListingQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['order-listing', id],
    queryFn: call(ports, ({ orders }, signal) => orders.listing(id, signal)),
    staleTime: Infinity,
  })
