import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

/** One month: each page of its movements brings the days of the whole month with it. */
export const coinMonthQuery = (ports: PortsSource, month: string) =>
  ownPagedQuery(ports, ['coin-month', month], async ({ coins }, cursor, signal) => {
    const page = await coins.month(month, cursor, signal)
    return page.ok ? { ok: true, value: { ...page.value.movements, days: page.value.days } } : page
  })

export const giftsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['coin-gifts'],
    queryFn: call(ports, ({ coins }, signal) => coins.gifts(signal)),
    staleTime: 0,
  })

export const exchangesQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['coin-exchanges'], ({ coins }, cursor, signal) => coins.exchanges(cursor, signal))

export const addressesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.list(signal)),
    staleTime: 0,
  })
