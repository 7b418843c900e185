import { queryOptions } from '@tanstack/react-query'
import type { OrderId } from '@diandu/core/orders'
import { call, type PortsSource } from '../../queries/queries.ts'

/** Where the agreement of an order can be read again, and when the user agreed to it there. */
export const agreementQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['agreement', id],
    queryFn: call(ports, ({ agreements }, signal) => agreements.ofOrder(id, signal)),
    staleTime: 0,
  })
