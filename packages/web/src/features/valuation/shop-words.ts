import { INDUSTRIES, platformOf, SHOP_KINDS } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import type { ShopToValue, Valuation } from '@diandu/core/valuation'
import { shortMoney } from '@diandu/core/format'
import type { Locale } from '../../messages/messages.ts'
import { valuationMessages } from '../../messages/valuation/valuation.messages.ts'

/** Platform, kind and industry. */
export const shopWords = (
  { platform, kind, industry }: Pick<ShopToValue, 'platform' | 'kind' | 'industry'>,
  locale: Locale,
): string =>
  [platformOf(platform).name, SHOP_KINDS[kind], INDUSTRIES[industry]].map((name) => nameIn(name, locale)).join(' · ')

/** The title in link previews; undefined without a price. */
export const sharedTitle = (shop: ShopToValue, { estimate }: Valuation, locale: Locale): string | undefined =>
  estimate === null
    ? undefined
    : valuationMessages[locale].shared.title(shopWords(shop, locale), shortMoney(estimate.likelyFen, locale))
