import { composeTitle, isForSale, LISTING_STATUSES, platformOf, type ShopCard } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { formatMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { AsUser } from '../../../../app/shops/as-user/as-user.tsx'
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
  const price = formatMoney(shop.priceFen)
  return (
    <PageLink to={`/shop/${shop.id}`} className={`pressable ${styles.tile}`} state={{ card: shop }}>
      <AsUser shop={shop}>
        {({ agreedFen }) => (
          <>
            <span className={`note row ${styles.kind}`}>
              <PlatformMark label={platform.mark} hue={platform.hue} />
              <span>{agreedFen === undefined ? nameIn(platform.name, locale) : card.yours}</span>
            </span>
            <span className="clamp-2 my-8 type-line tight flex-1">{nameIn(composeTitle(shop), locale)}</span>
            <span className={`baseline flex wrap ${styles.prices}`}>
              <Price
                fen={agreedFen ?? shop.priceFen}
                form="short"
                label={
                  agreedFen !== undefined
                    ? formatMoney(agreedFen)
                    : fromFen === undefined
                      ? card.price(price)
                      : messages.now(price)
                }
                locale={locale}
              />
              {fromFen !== undefined && (
                <Price
                  fen={fromFen}
                  form="short"
                  size="small"
                  tone="quiet"
                  struck
                  label={messages.before(formatMoney(fromFen))}
                  locale={locale}
                />
              )}
            </span>
            {fromFen !== undefined && (
              <span className={styles.fell}>{messages.fell(moneyText(fromFen - shop.priceFen, locale))}</span>
            )}
            {!isForSale(shop.status) && (
              <span className="note mt-4">{nameIn(LISTING_STATUSES[shop.status], locale)}</span>
            )}
          </>
        )}
      </AsUser>
    </PageLink>
  )
}
