import { useRef } from 'react'
import type { ShopId } from '@diandu/core/catalog'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useNear } from '../../../app/rendering/use-near.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { similarShopsQuery } from '../catalog-queries.ts'
import styles from './shop-page.module.css'

const MAX = 6

/** The first ones are fetched ahead, once they are in view. */
const EAGER_CARDS = 2

/** Asked for once a visitor has read nearly this far, and may want to compare. */
export function SimilarShops({ id }: { readonly id: ShopId }) {
  const messages = useMessages(shopMessages)
  const part = useRef<HTMLDivElement>(null)
  const isNear = useNear(part)
  const { data: shops, isError, refetch } = useLoad({ ...similarShopsQuery(usePorts(), id), enabled: isNear })
  if (shops?.length === 0) return null
  return (
    <div ref={part} data-loading={shops === undefined ? true : undefined}>
      <Section title={messages.similar}>
        {isError && shops === undefined ? (
          <PartFailure onRetry={refetch} />
        ) : shops === undefined ? (
          <SkeletonCards count={EAGER_CARDS} />
        ) : (
          <ul className={`card-list ${styles.cards}`}>
            {shops.slice(0, MAX).map((shop, index) => (
              <li key={shop.id}>
                <ShopCard shop={shop} eager={index < EAGER_CARDS} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
