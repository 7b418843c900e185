import type { ShopId } from '@diandu/core/catalog'
import { useLoad } from '../../queries/use-load.ts'
import { usePorts } from '../../queries/ports-context.ts'
import { useUser } from '../../session/session-context.ts'
import { ownShopsQuery } from './own-shops-query.ts'

/**
 * The seller's private facts of a shop, once it is known to be theirs; until then the page is the same for all. For
 * visitors nothing is fetched.
 */
export function useOwnShop(id: ShopId) {
  const ports = usePorts()
  const { data } = useLoad({ ...ownShopsQuery(ports), enabled: useUser() !== undefined })
  return data?.find((shop) => shop.id === id)
}
