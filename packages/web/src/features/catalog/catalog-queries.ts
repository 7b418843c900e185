import { queryOptions } from '@tanstack/react-query'
import type { PlatformId, ShopId } from '@diandu/core/catalog'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const homeQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['home'], queryFn: call(ports, ({ catalog }, signal) => catalog.home(signal)) })

export const similarShopsQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['similar', id],
    queryFn: call(ports, ({ catalog }, signal) => catalog.similar(id, signal)),
  })

export const platformSummaryQuery = (ports: PortsSource, platform: PlatformId) =>
  queryOptions({
    queryKey: ['platform', platform],
    queryFn: call(ports, ({ catalog }, signal) => catalog.platformSummary(platform, signal)),
  })

export const categoriesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: call(ports, ({ catalog }, signal) => catalog.categories(signal)),
  })

/** How many shops each choice holds while nothing is chosen. */
export const marketCountsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['market-counts'],
    queryFn: call(ports, ({ catalog }, signal) => catalog.filterCounts({ sort: 'recommended' }, signal)),
  })

export const hotWordsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['hot-words'],
    queryFn: call(ports, ({ searchWords }, signal) => searchWords.hot(signal)),
  })

export const suggestionsQuery = (ports: PortsSource, text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: call(ports, ({ searchWords }, signal) => searchWords.suggest(text, signal)),
    enabled: text !== '',
  })

export const keywordsQuery = (ports: PortsSource, text: string) =>
  queryOptions({
    queryKey: ['keywords', text],
    queryFn: call(ports, ({ searchWords }, signal) => searchWords.holding(text, signal)),
    enabled: text !== '',
  })

export const isFavouriteQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['favourite', id],
    queryFn: call(ports, ({ favourites }, signal) => favourites.has(id, signal)),
  })

export const marketContextQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['market-context', id],
    queryFn: call(ports, ({ insights }, signal) => insights.contextOf(id, signal)),
  })
