import { useQuery } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { similarShopsQuery } from '../catalog-queries.ts'
import styles from './shop-page.module.css'

const MAX = 6

/** The first ones are fetched ahead, once they are in view. */
const EAGER_CARDS = 2

/** Comes after the page: a visitor who has read this far may want to compare. */
export function SimilarShops({ id }: { readonly id: ShopId }) {
  const messages = useMessages(shopMessages)
  const { data: shops = [] } = useQuery(similarShopsQuery(usePorts(), id))
  if (shops.length === 0) return null
  return (
    <Section title={messages.similar}>
      <ul className={styles.cards}>
        {shops.slice(0, MAX).map((shop, index) => (
          <li key={shop.id}>
            <ShopCard shop={shop} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
