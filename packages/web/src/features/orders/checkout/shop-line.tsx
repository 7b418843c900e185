import { platformOf, type Shop } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import styles from './checkout.module.css'

interface ShopLineProps {
  readonly shop: Pick<Shop, 'platform' | 'title' | 'priceFen'>
  /** The public asking price, where this buyer has agreed on less. */
  readonly askedFen: number
}

/** The shop that all this is about, in one line. */
export function ShopLine({ shop, askedFen }: ShopLineProps) {
  const messages = useMessages(checkoutMessages)
  const platform = platformOf(shop.platform)
  return (
    <div className={styles.shop}>
      <PlatformMark label={platform.mark} hue={platform.hue} />
      <p className={styles.shopTitle}>{shop.title}</p>
      {askedFen > shop.priceFen ? (
        <p className={styles.agreed}>
          <span>{messages.agreed}</span>
          <Price fen={shop.priceFen} />
          <Price fen={askedFen} size="small" tone="quiet" struck label={messages.askedPrice(formatMoney(askedFen))} />
        </p>
      ) : (
        <Price fen={shop.priceFen} />
      )}
    </div>
  )
}
