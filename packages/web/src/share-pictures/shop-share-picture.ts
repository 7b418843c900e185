import { FIGURE_SOURCES, isForSale, LISTING_STATUSES, type ShopCard } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { shortMoney } from '@diandu/core/format'
import { shopCardView } from '../app/shops/shop-card/shop-card-view.ts'
import type { Locale } from '../messages/messages.ts'
import { sharePictureMessages } from '../messages/share-picture.messages.ts'
import { titleMessages } from '../messages/titles.messages.ts'
import type { SharePicture } from './share-picture.ts'

/** Fewer months show no course. */
const MIN_COLUMNS = 3

/** A shop as its card shows it, and nothing of its seller. */
export function shopSharePicture(shop: ShopCard, locale: Locale, now: number): SharePicture {
  const messages = sharePictureMessages[locale]
  const { mark, title, fell, figures, transfer, place } = shopCardView(shop, locale, now)
  const { turnoverFen, source } = shop.glance
  const status = nameIn(LISTING_STATUSES[shop.status], locale)
  const note = isForSale(shop.status) ? fell : status
  const sourceName = nameIn(FIGURE_SOURCES[shop.isInspected ? 'inspector' : source], locale)
  return {
    kicker: titleMessages[locale].home,
    title,
    mark,
    amount: shortMoney(shop.priceFen, locale),
    isPrice: true,
    ...(note === undefined ? {} : { note }),
    figures,
    ...(turnoverFen.length < MIN_COLUMNS
      ? {}
      : { columns: { label: messages.months(turnoverFen.length), values: turnoverFen } }),
    rows: [],
    foot: [place, transfer, sourceName].join(' · '),
    version: `${shop.priceFen}-${shop.status}`,
  }
}
