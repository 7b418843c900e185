import type { ShopCard } from '@diandu/core/catalog'
import { ShopCardFace } from './shop-card.tsx'
import styles from './shop-card.module.css'

/** A seller's own card as a list shows it; it is no link. */
export function ShopCardPreview({ shop }: { readonly shop: ShopCard }) {
  return (
    <div className={styles.card} data-testid="shop-card-preview">
      <ShopCardFace shop={shop} hasStatus={false} />
    </div>
  )
}
