import type { ShopCard } from '@diandu/core/catalog'
import { ShopCardFace } from './shop-card.tsx'
import styles from './shop-card.module.css'

/** A card as it will stand in a list, which leads nowhere. */
export function ShopCardPreview({ shop }: { readonly shop: ShopCard }) {
  return (
    <div className={styles.card} data-testid="shop-card-preview">
      <ShopCardFace shop={shop} />
    </div>
  )
}
