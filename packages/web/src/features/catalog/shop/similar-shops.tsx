import { useQuery } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { ShopCard } from '../../../app/shop-card/shop-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { shopWords } from '../../../words/shop.words.ts'
import { similarShopsQuery } from '../catalog-queries.ts'
import styles from './shop-page.module.css'

const MOST = 6

/** The first ones are fetched ahead, once they are in view. */
const EAGER_CARDS = 2

/** Comes after the page: who has read this far may want to compare. */
export function SimilarShops({ id }: { readonly id: ShopId }) {
  const words = useWords(shopWords)
  const { data: shops = [] } = useQuery(similarShopsQuery(usePorts(), id))
  if (shops.length === 0) return null
  return (
    <Section title={words.similar}>
      <ul className={styles.cards}>
        {shops.slice(0, MOST).map((shop, index) => (
          <li key={shop.id}>
            <ShopCard shop={shop} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
