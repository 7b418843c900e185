import { platformOf, type Shop } from '@diandu/core/catalog'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import styles from './checkout.module.css'

/** The shop that all this is about, in one line. */
export function ShopLine({ shop }: { readonly shop: Pick<Shop, 'platform' | 'title' | 'priceFen'> }) {
  const platform = platformOf(shop.platform)
  return (
    <div className={styles.shop}>
      <PlatformMark label={platform.mark} hue={platform.hue} />
      <p className={styles.shopTitle}>{shop.title}</p>
      <Price fen={shop.priceFen} />
    </div>
  )
}
