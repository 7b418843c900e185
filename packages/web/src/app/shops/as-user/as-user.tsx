import { lazy, Suspense, useState, type ReactElement } from 'react'
import type { ShopCard } from '@diandu/core/catalog'
import { useUser } from '../../session/session-context.ts'

const KnownToUser = lazy(async () => ({ default: (await import('./known-to-user.tsx')).KnownToUser }))

/** Facts that concern one user alone; `ownLine` is for the shop's seller. */
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
 * Adds the facts that concern this user alone: the agreed price, or how their own shop does. They are fetched only for
 * signed-in users, after the first render; until then the page is the same for all. Elements change in place: an
 * element under a finger is never replaced by another.
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
