import { platformOf } from '@diandu/core/catalog'
import type { OrderedShop } from '@diandu/core/orders'
import { PlatformMark } from '../../ui/pictures/platform-mark.tsx'
import styles from './contracts.module.css'

/** The shop that changes hands, named whole: on a contract the rest of a title must not be guessed. */
export function SignedShop({ shop: { platform, title } }: { readonly shop: OrderedShop }) {
  const { mark, hue } = platformOf(platform)
  return (
    <p className={`apart-8 ${styles.shop}`}>
      <PlatformMark label={mark} hue={hue} size="small" />
      <span>{title}</span>
    </p>
  )
}
