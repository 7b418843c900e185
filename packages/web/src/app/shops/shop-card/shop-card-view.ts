import {
  INDUSTRIES,
  platformOf,
  PROVINCES,
  SHOP_KINDS,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type ShopCard,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

export interface ShopCardView {
  readonly mark: { readonly label: string; readonly hue: number }
  readonly platform: string
  readonly title: string
  /** The three figures that decide: kind, trademark, rating or level. */
  readonly figures: readonly string[]
  /** How it changes hands, and where it is. */
  readonly transfer: string
  readonly place: string
}

export function shopCardView(shop: ShopCard, locale: Locale): ShopCardView {
  const platform = platformOf(shop.platform)
  const standing = shop.rating > 0 ? catalogMessages[locale].card.rating(shop.rating.toFixed(1)) : shop.level
  return {
    mark: { label: platform.mark, hue: platform.hue },
    platform: nameIn(platform.name, locale),
    title: shop.title,
    figures: [nameIn(SHOP_KINDS[shop.kind], locale), nameIn(TRADEMARK_STATES[shop.trademark], locale), standing],
    transfer: nameIn(TRANSFER_WAYS[shop.transferWay], locale),
    place: `${nameIn(PROVINCES[shop.province], locale)} · ${nameIn(INDUSTRIES[shop.industry], locale)}`,
  }
}
