import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { ShopCard, ShopId } from '@diandu/core/catalog'
import type { Page } from '@diandu/core/kernel'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

/** A person's own lists change on other pages too: each visit asks anew, showing the last answer meanwhile. */
const OWN = { staleTime: 0, initialPageParam: null as string | null, getNextPageParam: (page: Page<ShopCard>) => page.nextCursor }

export const favouritesQuery = (ports: PortsSource) =>
  infiniteQueryOptions({
    queryKey: ['favourites'],
    queryFn: ({ pageParam, signal }) => ask(ports, ({ favourites }, stop) => favourites.list(pageParam, stop))({ signal }),
    ...OWN,
  })

export const viewedShopsQuery = (ports: PortsSource) =>
  infiniteQueryOptions({
    queryKey: ['viewed-shops'],
    queryFn: ({ pageParam, signal }) => ask(ports, ({ viewHistory }, stop) => viewHistory.list(pageParam, stop))({ signal }),
    ...OWN,
  })

export const orderTotalsQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['order-totals'], queryFn: ask(ports, ({ orders }, signal) => orders.totals(null, signal)), staleTime: 0 })

export type ShopPages = InfiniteData<Page<ShopCard>>

export const shopsIn = (pages: ShopPages | undefined): readonly ShopCard[] => pages?.pages.flatMap(({ items }) => items) ?? []

/** The pages without some shops; their cursors stay good. */
export const withoutShops = (pages: ShopPages, gone: ReadonlySet<ShopId>): ShopPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !gone.has(id)) })),
})
