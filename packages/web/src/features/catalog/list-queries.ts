import { queryOptions } from '@tanstack/react-query'
import { listingFilterParameters, type ListingFilter } from '@diandu/core/catalog'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { pagedQuery } from '../../app/queries/use-paged.ts'

/** The list of one filter, page by page; the same filter is the same list wherever it is shown. */
export const shopsQuery = (ports: PortsSource, filter: ListingFilter) =>
  pagedQuery(ports, ['shops', Object.fromEntries(listingFilterParameters(filter))], ({ catalog }, cursor, signal) =>
    catalog.list(filter, cursor, signal),
  )

export const filterCountsQuery = (ports: PortsSource, filter: ListingFilter) =>
  queryOptions({
    queryKey: ['filter-counts', Object.fromEntries(listingFilterParameters({ ...filter, sort: 'recommended' }))],
    queryFn: call(ports, ({ catalog }, signal) => catalog.filterCounts(filter, signal)),
  })
