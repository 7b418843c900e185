import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BillFilter } from '@diandu/core/wallet'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

export const billsQuery = (ports: PortsSource, filter: BillFilter) =>
  infiniteQueryOptions({
    queryKey: ['bills', filter],
    queryFn: ({ pageParam, signal }) => ask(ports, ({ bills }, stop) => bills.list(filter, pageParam, stop))({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })

export const billMonthsQuery = (ports: PortsSource) => queryOptions({ queryKey: ['bill-months'], queryFn: ask(ports, ({ bills }, signal) => bills.months(signal)), staleTime: 0 })

export const billQuery = (ports: PortsSource, id: string) => queryOptions({ queryKey: ['bill', id], queryFn: ask(ports, ({ bills }, signal) => bills.find(id, signal)) })

export const invoicesQuery = (ports: PortsSource) =>
  infiniteQueryOptions({
    queryKey: ['invoices'],
    queryFn: ({ pageParam, signal }) => ask(ports, ({ invoices }, stop) => invoices.list(pageParam, stop))({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })

export const invoiceQuery = (ports: PortsSource, id: string) =>
  queryOptions({ queryKey: ['invoice', id], queryFn: ask(ports, ({ invoices }, signal) => invoices.find(id, signal)), staleTime: 0 })

export const invoiceableQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['invoiceable'], queryFn: ask(ports, ({ invoices }, signal) => invoices.invoiceable(signal)), staleTime: 0 })

export const mailAddressesQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['mail-addresses'], queryFn: ask(ports, ({ addresses }, signal) => addresses.list(signal)), staleTime: 0 })
