import { queryOptions } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import type { HintSubject, SaleGroup } from '@diandu/core/selling'
import { ownPagedQuery, pagedQuery } from '../../app/queries/use-paged.ts'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const ownListingsQuery = (ports: PortsSource, group: SaleGroup) =>
  ownPagedQuery(ports, ['own-listings', group], ({ selling }, cursor, signal) => selling.list(group, cursor, signal))

export const ownListingQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['own-listing', id],
    queryFn: call(ports, ({ selling }, signal) => selling.find(id, signal)),
    staleTime: 0,
    retry: false,
  })

export const priceHintQuery = (ports: PortsSource, subject: HintSubject) =>
  queryOptions({
    queryKey: ['price-hint', subject],
    queryFn: call(ports, ({ comparables }, signal) => comparables.priceHint(subject, signal)),
  })

/** Shops of this platform, kind and industry that changed hands here, page by page. */
export const dealtShopsQuery = (ports: PortsSource, { platform, kind, industry }: HintSubject) =>
  pagedQuery(ports, ['dealt-shops', platform, kind, industry], ({ comparables }, cursor, signal) =>
    comparables.dealt({ platform, kind, industry }, cursor, signal),
  )

export const relatedQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['related-shops', id],
    queryFn: call(ports, ({ comparables }, signal) => comparables.related(id, signal)),
    retry: false,
  })
