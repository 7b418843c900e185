import type { ShopId } from '@diandu/core/catalog'
import { MINUTE_MS } from '@diandu/core/kernel'
import { queryOptions } from '@tanstack/react-query'
import { usePorts, type PortsSource, call, useLoad } from '../../queries/queries.ts'
import { useUser } from '../../session/session-context.ts'

/**
 * The seller's private facts of a shop, once it is known to be theirs; until then the page is the same for all. For
 * visitors nothing is fetched.
 */
export function useOwnShop(id: ShopId) {
  const ports = usePorts()
  const { data } = useLoad({ ...ownShopsQuery(ports), enabled: useUser() !== undefined })
  return data?.find((shop) => shop.id === id)
}

/** The seller's private facts of their listed shops; fetched once, for all cards and pages. */
const ownShopsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['own-listings', 'figures'],
    queryFn: call(ports, ({ selling }, signal) => selling.figures(signal)),
    staleTime: MINUTE_MS,
    retry: false,
  })
