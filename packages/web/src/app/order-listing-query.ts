import { queryOptions } from '@tanstack/react-query'
import type { OrderId } from '@diandu/core/orders'
import { ask } from './ask.ts'
import type { PortsSource } from './ports-context.ts'

/** What the listing said when the order was placed: it never changes. */
export const orderListingQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({ queryKey: ['order-listing', id], queryFn: ask(ports, ({ orders }, signal) => orders.listing(id, signal)), staleTime: Infinity })
