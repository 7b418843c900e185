import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OrderGroup, OrderId } from '@diandu/core/orders'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

export const orderQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({ queryKey: ['order', id], queryFn: ask(ports, ({ orders }, signal) => orders.find(id, signal)), staleTime: 0 })

export const ordersQuery = (ports: PortsSource, group: OrderGroup | null) =>
  infiniteQueryOptions({
    queryKey: ['orders', group],
    queryFn: ({ pageParam, signal }) => ask(ports, ({ orders }, stop) => orders.list(group === null ? {} : { group }, pageParam, stop))({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })

export const orderTotalsQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['order-totals'], queryFn: ask(ports, ({ orders }, signal) => orders.totals(null, signal)), staleTime: 0 })
