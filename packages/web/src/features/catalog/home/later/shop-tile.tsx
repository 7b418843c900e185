import { composeTitle, isForSale, LISTING_STATUSES, platformOf, type ShopCard } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { AtAgreedPrice } from '../../../../app/shops/agreed-price/at-agreed-price.tsx'
import { yuan } from '../../../../app/money/yuan.ts'
import { cardMessages } from '../../../../messages/catalog/card.messages.ts'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { Price } from '../../../../ui/figures/price.tsx'
import { PlatformMark } from '../../../../ui/pictures/platform-mark.tsx'
import { moneyText } from '../../money-text.ts'
import styles from './home-later.module.css'

/** A shop in a row: what it is, what it asks, and by how much that fell. */
export function ShopTile({ shop, fromFen }: { readonly shop: ShopCard; readonly fromFen?: number }) {
  const messages = useMessages(returningMessages)
  const card = useMessages(cardMessages)
  const locale = useLocale()
  const platform = platformOf(shop.platform)
  const unit = card.tenThousand === undefined ? {} : { tenThousand: card.tenThousand }
  const price = yuan(shop.priceFen)
  return (
    <PageLink to={`/shop/${shop.id}`} className={styles.tile} state={{ card: shop }}>
      <span className={styles.kind}>
        <PlatformMark label={platform.mark} hue={platform.hue} />
        <span>
          <AtAgreedPrice shop={shop}>
            {(agreedFen) => (agreedFen === undefined ? nameIn(platform.name, locale) : card.yours)}
          </AtAgreedPrice>
        </span>
      </span>
      <span className={styles.title}>{nameIn(composeTitle(shop), locale)}</span>
      <span className={styles.prices}>
        <AtAgreedPrice shop={shop}>
          {(agreedFen) => (
            <Price
              fen={agreedFen ?? shop.priceFen}
              form="short"
              label={
                agreedFen !== undefined
                  ? yuan(agreedFen)
                  : fromFen === undefined
                    ? card.price(price)
                    : messages.now(price)
              }
              {...unit}
            />
          )}
        </AtAgreedPrice>
        {fromFen !== undefined && (
          <Price
            fen={fromFen}
            form="short"
            size="small"
            tone="quiet"
            struck
            label={messages.before(yuan(fromFen))}
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
