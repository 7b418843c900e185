import { lazy, Suspense, useState, type ReactElement } from 'react'
import type { ShopCard } from '@diandu/core/catalog'
import { useUser } from '../../session/session-context.ts'

const KnownToUser = lazy(async () => ({ default: (await import('./known-to-user.tsx')).KnownToUser }))

/** What concerns one user alone; `ownLine` is for the shop's seller. */
export interface Known {
  readonly agreedFen?: number | undefined
  readonly ownLine?: string | undefined
}

interface AsUserProps {
  readonly shop: Pick<ShopCard, 'id' | 'priceFen'>
  /** Takes the same room with and without a price, and with and without a line for the shop's seller. */
  readonly children: (known: Known) => ReactElement | null
}

/**
 * What is shown of a shop, with what concerns this user alone: the price that they have agreed on, or how a shop of
 * their own does. The page is the same for all until that is there: only for a user who is logged in, and after the
 * first picture, is it asked for. What is shown stays in its place and is changed there: what is under a finger is
 * never put in the place of something else.
 */
export function AsUser({ shop, children }: AsUserProps) {
  const hasUser = useUser() !== undefined
  const [known, setKnown] = useState<Known>({})
  return (
    <>
      {children(known)}
      {hasUser && (
        <Suspense>
          <KnownToUser shopId={shop.id} priceFen={shop.priceFen} onKnown={setKnown} />
        </Suspense>
      )}
    </>
  )
}
