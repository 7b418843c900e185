import { LISTING_STATUSES, type ShopCard as ShopCardData } from '@diandu/core/catalog'
import { formatYuan } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Seal } from '../../../ui/pictures/seal.tsx'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { shopCardView } from './shop-card-view.ts'
import styles from './shop-card.module.css'

interface ShopCardProps {
  readonly shop: ShopCardData
  /** Fetch the shop as soon as its card is in view. */
  readonly eager?: boolean
}

/** A shop in a list: enough to decide whether to look closer. The whole card is one link. */
export function ShopCard({ shop, eager = false }: ShopCardProps) {
  return (
    <PageLink
      to={`/shop/${shop.id}`}
      className={styles.card}
      state={{ card: shop }}
      eager={eager}
      data-testid="shop-card"
    >
      <ShopCardFace shop={shop} />
    </PageLink>
  )
}

/** What stands on a card. */
export function ShopCardFace({ shop }: { readonly shop: ShopCardData }) {
  const locale = useLocale()
  const messages = useMessages(catalogMessages)
  const view = shopCardView(shop, locale)
  return (
    <>
      <span className={styles.head}>
        <PlatformMark label={view.mark.label} hue={view.mark.hue} />
        <span className={styles.title}>{view.title}</span>
      </span>
      <span className={styles.figures}>
        {view.figures.map((figure) => (
          <span key={figure} className={styles.figure}>
            {figure}
          </span>
        ))}
      </span>
      <span className={styles.transfer}>{view.transfer}</span>
      <span className={styles.foot}>
        <Price
          fen={shop.priceFen}
          form="short"
          size="large"
          label={messages.card.price(formatYuan(shop.priceFen))}
          {...(messages.tenThousand === undefined ? {} : { tenThousand: messages.tenThousand })}
        />
        <span className={styles.place}>{view.place}</span>
        {shop.isInspected && <Seal>{messages.card.inspected}</Seal>}
        {shop.status !== 'on-sale' && <Badge>{nameIn(LISTING_STATUSES[shop.status], locale)}</Badge>}
      </span>
    </>
  )
}
