import { lazy, Suspense, type ReactNode } from 'react'
import type { ShopCard } from '@diandu/core/catalog'
import { useAfterFirstPicture } from '../../rendering/use-after-first-picture.ts'
import { useUser } from '../../session/session-context.ts'

const KnownAgreedPrice = lazy(async () => ({
  default: (await import('./known-agreed-price.tsx')).KnownAgreedPrice,
}))

interface AtAgreedPriceProps {
  readonly shop: Pick<ShopCard, 'id' | 'priceFen'>
  /** Takes the same room with and without a price. */
  readonly children: (agreedFen: number | undefined) => ReactNode
}

/**
 * What is shown of a shop, with the price that this buyer has agreed on. The page is the same for all until it is
 * there: only for a user who is logged in, and after the first picture, is it asked for.
 */
export function AtAgreedPrice({ shop, children }: AtAgreedPriceProps) {
  const isReady = useAfterFirstPicture()
  const hasUser = useUser() !== undefined
  const plain = children(undefined)
  if (!isReady || !hasUser) return plain
  return (
    <Suspense fallback={plain}>
      <KnownAgreedPrice shopId={shop.id} priceFen={shop.priceFen} render={children} />
    </Suspense>
  )
}
