import { lazy, Suspense, type ReactNode } from 'react'
import type { ShopCard } from '@diandu/core/catalog'
import { useAfterFirstPicture } from '../../rendering/use-after-first-picture.ts'
import { useUser } from '../../session/session-context.ts'

const KnownToUser = lazy(async () => ({ default: (await import('./known-to-user.tsx')).KnownToUser }))

interface AsUserProps {
  readonly shop: Pick<ShopCard, 'id' | 'priceFen'>
  /** Takes the same room with and without a price, and with and without a line for the shop's seller. */
  readonly children: (agreedFen: number | undefined, ownLine: ReactNode) => ReactNode
}

/**
 * What is shown of a shop, with what concerns this user alone: the price that they have agreed on, or how a shop of
 * their own does. The page is the same for all until that is there: only for a user who is logged in, and after the
 * first picture, is it asked for.
 */
export function AsUser({ shop, children }: AsUserProps) {
  const isReady = useAfterFirstPicture()
  const hasUser = useUser() !== undefined
  const plain = children(undefined, undefined)
  if (!isReady || !hasUser) return plain
  return (
    <Suspense fallback={plain}>
      <KnownToUser shopId={shop.id} priceFen={shop.priceFen} render={children} />
    </Suspense>
  )
}
