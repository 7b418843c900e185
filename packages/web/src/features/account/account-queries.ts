import { queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { ShopCard, ShopId } from '@diandu/core/catalog'
import type { Page } from '@diandu/core/kernel'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

export const favouritesQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['favourites'], ({ favourites }, cursor, signal) => favourites.list(cursor, signal))

export const viewedShopsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['viewed-shops'], ({ viewHistory }, cursor, signal) => viewHistory.list(cursor, signal))

export const orderTotalsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['order-totals'],
    queryFn: call(ports, ({ orders }, signal) => orders.totals(null, signal)),
    staleTime: 0,
  })

export type ShopPages = InfiniteData<Page<ShopCard>>

/** The pages without some shops; their cursors stay good. */
export const withoutShops = (pages: ShopPages, gone: ReadonlySet<ShopId>): ShopPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !gone.has(id)) })),
})
