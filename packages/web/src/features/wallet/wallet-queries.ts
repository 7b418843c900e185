import type { StatusReading } from '@diandu/core/kernel'
import type { BillFilter, PayingPlace } from '@diandu/core/wallet'
import { queryOptions } from '@tanstack/react-query'
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

/** A user waits before the page for what a channel or a reviewer says. */
const LOOK_AGAIN_MS = 3_000

interface Looked {
  readonly state: { readonly data: { readonly status: string } | undefined }
}

/** Asked for again until it has come to its end. */
export const untilEnded =
  (read: (code: unknown) => Pick<StatusReading<string>, 'outcome'>) =>
  ({ state: { data } }: Looked): number | false =>
    data !== undefined && read(data.status).outcome === 'pending' ? LOOK_AGAIN_MS : false

export const cardsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['bank-cards'],
    queryFn: call(ports, ({ bankCards }, signal) => bankCards.list(signal)),
    staleTime: 0,
  })

export const waysQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['recharge-ways'], queryFn: call(ports, ({ recharges }, signal) => recharges.ways(signal)) })

export const rechargeQuery = (ports: PortsSource, id: string) =>
  queryOptions({
    queryKey: ['recharge', id],
    queryFn: call(ports, ({ recharges }, signal) => recharges.find(id, signal)),
    staleTime: 0,
  })

/** How to pay from here: asked for once, since each asking may open another cashier. */
export const cashierQuery = (ports: PortsSource, id: string, place: PayingPlace) =>
  queryOptions({
    queryKey: ['cashier', id, place],
    queryFn: call(ports, ({ recharges }) => recharges.cashier(id, place)),
    staleTime: 60_000,
    retry: false,
  })

export const withdrawalQuery = (ports: PortsSource, id: string) =>
  queryOptions({
    queryKey: ['withdrawal', id],
    queryFn: call(ports, ({ withdrawals }, signal) => withdrawals.find(id, signal)),
    staleTime: 0,
  })

export const rechargesQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['recharges'], ({ recharges }, cursor, signal) => recharges.list(cursor, signal))

export const withdrawalsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['withdrawals'], ({ withdrawals }, cursor, signal) => withdrawals.list(cursor, signal))
