import { lazy, Suspense } from 'react'
import { INSPECTION, isForSale, LISTING_STATUSES, platformOf, SHOP_KINDS, type ShopCard } from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { AsUser } from '../../../app/shops/as-user/as-user.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Seal } from '../../../ui/pictures/seal.tsx'
import styles from './shop-page.module.css'
import { titleIn } from './title-in.ts'

/** Only a shop that is no longer available shows its state. */
const TakenNotice = lazy(async () => ({
  default: (await import('../../../app/shops/taken-notice.tsx')).TakenNotice,
}))

/** The part that a list's data already covers: title, price and state of the sale. */
export function ShopHead({ shop }: { readonly shop: ShopCard }) {
  const messages = useMessages(shopMessages)
  const locale = useLocale()
  const platform = platformOf(shop.platform)
  return (
    <AsUser shop={shop}>
      {({ agreedFen }) => (
        <header className={styles.head} data-testid="shop-head">
          <div className={styles.names}>
            <PlatformMark label={platform.mark} hue={platform.hue} size="large" />
            <h2 className={styles.title} data-alike="title">
              {titleIn(shop, locale)}
            </h2>
          </div>
          {locale === 'en' && (
            <p className="detail mt-8" lang="zh-CN">
              {shop.title}
            </p>
          )}
          <div className="row mt-12 wrap between">
            <Price
              fen={agreedFen ?? shop.priceFen}
              size="display"
              label={
                agreedFen === undefined
                  ? messages.price(formatMoney(shop.priceFen))
                  : messages.agreedPrice(formatMoney(agreedFen))
              }
            />
            {shop.isInspected && <Seal>{nameIn(INSPECTION.seal, locale)}</Seal>}
          </div>
          <p className={styles.badges}>
            <Badge tone="ferry">{nameIn(platform.name, locale)}</Badge>{' '}
            <Badge>{nameIn(SHOP_KINDS[shop.kind], locale)}</Badge>{' '}
            {shop.status !== 'on-sale' && <Badge tone="amber">{nameIn(LISTING_STATUSES[shop.status], locale)}</Badge>}
            <span className="note ml-8">
              {agreedFen === undefined
                ? messages.published(formatTime(shop.publishedAt, 'yyyy-mm-dd'))
                : messages.agreed(formatMoney(shop.priceFen))}
            </span>
          </p>
          {!isForSale(shop.status) && (
            <Suspense>
              <TakenNotice shopId={shop.id} status={shop.status} />
            </Suspense>
          )}
        </header>
      )}
    </AsUser>
  )
}
