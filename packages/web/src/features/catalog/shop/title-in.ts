import { composeTitle, type ShopCard } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import type { Locale } from '../../../messages/messages.ts'

/** In the seller's own words for readers of Chinese; for others, made of the shop's figures as on its card. */
export const titleIn = (shop: ShopCard, locale: Locale): string =>
  locale === 'zh-CN' ? shop.title : nameIn(composeTitle(shop), locale)
