import { queryOptions } from '@tanstack/react-query'
import type { ShopCard, ShopId } from '@diandu/core/catalog'
import type { Page, Result } from '@diandu/core/kernel'
import type { Ports } from '../../../../composition/ports.ts'
import type { PortsSource } from '../../../../app/queries/ports-context.ts'

/** More than a thumb cares to push aside. */
const MAX_SHOPS = 12

/** For secondary content: a failure shows nothing, and a lapsed session leads no visitor away from the home page. */
const quietly =
  <T>(ports: PortsSource, question: (ports: Ports, signal: AbortSignal) => Promise<Result<readonly T[]>>) =>
  async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly T[]> => {
    const answer = await ports()
      .then((all) => question(all, signal))
      .catch(() => undefined)
    return answer?.ok === true ? answer.value.slice(0, MAX_SHOPS) : []
  }

const firstPage = async (answer: Promise<Result<Page<ShopCard>>>): Promise<Result<readonly ShopCard[]>> => {
  const page = await answer
  return page.ok ? { ok: true, value: page.value.items } : page
}

/** A signed-in user's viewed shops and favourites. */
export const ownViewedQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'viewed'],
    queryFn: quietly(ports, ({ viewHistory }, signal) => firstPage(viewHistory.list(null, signal))),
    staleTime: 0,
  })

export const ownFavouritesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'favourites'],
    queryFn: quietly(ports, ({ favourites }, signal) => firstPage(favourites.list(null, signal))),
    staleTime: 0,
  })

/** Shops viewed on this device without a login. */
export const viewedHereQuery = (ports: PortsSource, ids: readonly ShopId[]) =>
  queryOptions({
    queryKey: ['home', 'viewed-here', ids],
    queryFn: quietly(ports, ({ marketPulse }, signal) => marketPulse.shops(ids.slice(0, MAX_SHOPS), signal)),
    staleTime: 0,
  })

export const priceFallsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'price-falls'],
    queryFn: quietly(ports, ({ marketPulse }, signal) => marketPulse.priceFalls(signal)),
  })

export const lastSalesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'last-sales'],
    queryFn: quietly(ports, ({ campaigns }, signal) => campaigns.news(signal)),
  })
