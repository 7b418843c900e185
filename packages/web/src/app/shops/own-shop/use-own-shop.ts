import { useQuery } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import { usePorts } from '../../queries/ports-context.ts'
import { useUser } from '../../session/session-context.ts'
import { ownShopsQuery } from './own-shops-query.ts'

/**
 * What a seller alone is told of a shop, once it is known to be theirs; a page stands without it, the same for all. A
 * visitor asks for nothing.
 */
export function useOwnShop(id: ShopId) {
  const ports = usePorts()
  const { data } = useQuery({ ...ownShopsQuery(ports), enabled: useUser() !== undefined })
  return data?.find((shop) => shop.id === id)
}
