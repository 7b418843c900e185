import { isForSale, LISTING_STATUSES, type ShopCard } from '@diandu/core/catalog'
import { formatYuan } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { shopCardView } from '../../../../app/shops/shop-card/shop-card-view.ts'
import { catalogMessages } from '../../../../messages/catalog/catalog.messages.ts'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { Price } from '../../../../ui/figures/price.tsx'
import { PlatformMark } from '../../../../ui/pictures/platform-mark.tsx'
import { moneyText } from '../../money-text.ts'
import styles from './home-later.module.css'

/** A shop in a row: what it is, what it asks, and by how much that fell. */
export function ShopTile({ shop, fromFen }: { readonly shop: ShopCard; readonly fromFen?: number }) {
  const messages = useMessages(returningMessages)
  const card = useMessages(catalogMessages)
  const locale = useLocale()
  const view = shopCardView(shop, locale)
  const unit = card.tenThousand === undefined ? {} : { tenThousand: card.tenThousand }
  const price = formatYuan(shop.priceFen)
  return (
    <PageLink to={`/shop/${shop.id}`} className={styles.tile} state={{ card: shop }}>
      <span className={styles.kind}>
        <PlatformMark label={view.mark.label} hue={view.mark.hue} />
        <span>{view.figures[0]}</span>
      </span>
      <span className={styles.title}>{view.title}</span>
      <span className={styles.prices}>
        <Price
          fen={shop.priceFen}
          form="short"
          label={fromFen === undefined ? card.card.price(price) : messages.now(price)}
          {...unit}
        />
        {fromFen !== undefined && (
          <Price
            fen={fromFen}
            form="short"
            size="small"
            tone="quiet"
            struck
            label={messages.before(formatYuan(fromFen))}
            {...unit}
          />
        )}
      </span>
      {fromFen !== undefined && (
        <span className={styles.fell}>{messages.fell(moneyText(fromFen - shop.priceFen, locale))}</span>
      )}
      {!isForSale(shop.status) && <span className={styles.gone}>{nameIn(LISTING_STATUSES[shop.status], locale)}</span>}
    </PageLink>
  )
}
