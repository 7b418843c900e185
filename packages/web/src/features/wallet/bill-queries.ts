import { queryOptions } from '@tanstack/react-query'
import type { BillFilter } from '@diandu/core/wallet'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

export const billsQuery = (ports: PortsSource, filter: BillFilter) =>
  ownPagedQuery(ports, ['bills', filter], ({ bills }, cursor, signal) => bills.list(filter, cursor, signal))

export const billMonthsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['bill-months'],
    queryFn: call(ports, ({ bills }, signal) => bills.months(signal)),
    staleTime: 0,
  })

export const billQuery = (ports: PortsSource, id: string) =>
  queryOptions({ queryKey: ['bill', id], queryFn: call(ports, ({ bills }, signal) => bills.find(id, signal)) })

export const invoicesQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['invoices'], ({ invoices }, cursor, signal) => invoices.list(cursor, signal))

export const invoiceQuery = (ports: PortsSource, id: string) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: call(ports, ({ invoices }, signal) => invoices.find(id, signal)),
    staleTime: 0,
  })

export const invoiceableQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['invoiceable'],
    queryFn: call(ports, ({ invoices }, signal) => invoices.invoiceable(signal)),
    staleTime: 0,
  })

export const mailAddressesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['mail-addresses'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.list(signal)),
    staleTime: 0,
  })
