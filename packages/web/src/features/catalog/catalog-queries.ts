import { queryOptions } from '@tanstack/react-query'
import { listingFilterParameters, type ListingFilter, type PlatformId, type ShopId } from '@diandu/core/catalog'
import { ask } from '../../app/ask.ts'
import { pagedQuery } from '../../app/paged-query.ts'
import type { PortsSource } from '../../app/ports-context.ts'

export const homeQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['home'], queryFn: ask(ports, ({ catalog }, signal) => catalog.home(signal)) })

/** The list of one filter, page by page; the same filter is the same list wherever it is shown. */
export const shopsQuery = (ports: PortsSource, filter: ListingFilter) =>
  pagedQuery(ports, ['shops', Object.fromEntries(listingFilterParameters(filter))], ({ catalog }, cursor, signal) => catalog.list(filter, cursor, signal))

export const similarShopsQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({ queryKey: ['similar', id], queryFn: ask(ports, ({ catalog }, signal) => catalog.similar(id, signal)) })

export const platformSummaryQuery = (ports: PortsSource, platform: PlatformId) =>
  queryOptions({
    queryKey: ['platform', platform],
    queryFn: ask(ports, ({ catalog }, signal) => catalog.platformSummary(platform, signal)),
  })

export const categoriesQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['categories'], queryFn: ask(ports, ({ catalog }, signal) => catalog.categories(signal)) })

export const filterCountsQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['filter-counts'], queryFn: ask(ports, ({ catalog }, signal) => catalog.filterCounts(signal)) })

export const hotWordsQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['hot-words'], queryFn: ask(ports, ({ searchWords }, signal) => searchWords.hot(signal)) })

export const suggestionsQuery = (ports: PortsSource, text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ask(ports, ({ searchWords }, signal) => searchWords.suggest(text, signal)),
    enabled: text !== '',
  })

export const isFavouriteQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({ queryKey: ['favourite', id], queryFn: ask(ports, ({ favourites }, signal) => favourites.has(id, signal)) })
