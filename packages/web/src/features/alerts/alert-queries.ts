import { queryOptions } from '@tanstack/react-query'
import { filterOfQuery } from '@diandu/core/alerts'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const alertsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['alerts'],
    queryFn: call(ports, ({ alerts }, signal) => alerts.list(signal)),
    staleTime: 0,
  })

/** How many shops on sale a filter leaves, as its list would say. */
export const fittingQuery = (ports: PortsSource, query: string) =>
  queryOptions({
    queryKey: ['alert-fitting', query],
    queryFn: call(ports, ({ catalog }, signal) => catalog.filterCounts(filterOfQuery(query), signal)),
    staleTime: 0,
  })
