import {
  FIGURE_NAMES,
  INDUSTRIES,
  INSPECTION,
  isForSale,
  LISTING_STATUSES,
  platformOf,
  SHOP_KINDS,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type Shop,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import type { Poster } from '../../../app/shops/sharing/poster.ts'
import type { Locale } from '../../../messages/messages.ts'
import { shopPosterMessages } from '../../../messages/catalog/shop-poster.messages.ts'
import { moneyText } from '../money-text.ts'

/** A shop as a picture to share: what decides, and nothing of its seller. */
export function shopPoster(shop: Shop, locale: Locale, now: number): Poster {
  const messages = shopPosterMessages[locale]
  const { figures, photos } = shop
  const name = (key: keyof typeof FIGURE_NAMES) => nameIn(FIGURE_NAMES[key], locale)
  const { described, service, delivery } = figures.ratings.value
  const { general, severe, counterfeit } = figures.violations.value
  const kinds = [platformOf(shop.platform).name, SHOP_KINDS[shop.kind], INDUSTRIES[shop.industry]]
  // Not every browser can draw an SVG.
  const photo = photos.find(({ url }) => !url.endsWith('.svg'))
  return {
    kicker: kinds.map((kind) => nameIn(kind, locale)).join(' · '),
    title: shop.title,
    figure: { label: messages.price, text: moneyText(shop.priceFen, locale) },
    ...(photo === undefined ? {} : { pictureUrl: photo.url }),
    rows: [
      { label: messages.ratings, value: [described, service, delivery].map((rating) => rating.toFixed(1)).join(' / ') },
      { label: name('monthlyTurnover'), value: moneyText(figures.monthlyTurnoverFen.value, locale) },
      { label: name('openedOn'), value: figures.openedOn.value },
      { label: messages.violations, value: messages.points(`${general} / ${severe} / ${counterfeit}`) },
      { label: name('trademark'), value: nameIn(TRADEMARK_STATES[shop.trademark], locale) },
      { label: name('transferWay'), value: nameIn(TRANSFER_WAYS[shop.transferWay], locale) },
    ],
    notes: [
      ...(isForSale(shop.status) ? [] : [messages.status(nameIn(LISTING_STATUSES[shop.status], locale))]),
      shop.isInspected ? nameIn(INSPECTION.sentence, locale) : messages.sources,
    ],
    path: `/shop/${shop.id}`,
    at: now,
  }
}
