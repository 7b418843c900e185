import type { MatchReason, RequestCriteria } from '@diandu/core/buyer-requests'
import { INDUSTRIES, platformOf, PROVINCES, SHOP_KINDS, TRADEMARK_STATES, type ShopCard } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { shortMoney } from '@diandu/core/format'
import { criteriaMessages } from '../../../messages/requests/criteria.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

function priceRangeText({ minPriceFen, maxPriceFen }: RequestCriteria, locale: Locale): string | undefined {
  const { price } = criteriaMessages[locale]
  if (minPriceFen !== undefined && maxPriceFen !== undefined)
    return price.between(shortMoney(minPriceFen, locale), shortMoney(maxPriceFen, locale))
  if (minPriceFen !== undefined) return price.from(shortMoney(minPriceFen, locale))
  return maxPriceFen === undefined ? undefined : price.upTo(shortMoney(maxPriceFen, locale))
}

/** The most important criterion first. */
export function criteriaTexts(criteria: RequestCriteria, locale: Locale): readonly string[] {
  const { platform, kind, industry, trademark, province } = criteria
  return [
    platform && nameIn(platformOf(platform).name, locale),
    kind && nameIn(SHOP_KINDS[kind], locale),
    industry && nameIn(INDUSTRIES[industry], locale),
    priceRangeText(criteria, locale),
    trademark && nameIn(TRADEMARK_STATES[trademark], locale),
    province && nameIn(PROVINCES[province], locale),
  ].flatMap((text) => text ?? [])
}

/** Why a shop matches, in one line. */
export function reasonLine(
  {
    criteria,
    shop,
    reasons,
  }: {
    readonly criteria: RequestCriteria
    readonly shop: ShopCard
    readonly reasons: readonly MatchReason[]
  },
  locale: Locale,
): string {
  const messages = criteriaMessages[locale]
  return messages.why(reasons.map((reason) => reasonText(reason, criteria, shop, locale)).join(messages.part))
}

/** The same without the figures: by what it fits. */
export function reasonNames(reasons: readonly MatchReason[], locale: Locale): string {
  const messages = criteriaMessages[locale]
  return messages.why(reasons.map((reason) => messages.reasons[reason]).join(messages.part))
}

function reasonText(reason: MatchReason, criteria: RequestCriteria, shop: ShopCard, locale: Locale): string {
  switch (reason) {
    case 'platform':
      return nameIn(platformOf(shop.platform).name, locale)
    case 'kind':
      return nameIn(SHOP_KINDS[shop.kind], locale)
    case 'industry':
      return nameIn(INDUSTRIES[shop.industry], locale)
    case 'trademark':
      return nameIn(TRADEMARK_STATES[shop.trademark], locale)
    case 'province':
      return nameIn(PROVINCES[shop.province], locale)
    case 'price': {
      const { price } = criteriaMessages[locale]
      const priceText = shortMoney(shop.priceFen, locale)
      const less = (criteria.maxPriceFen ?? shop.priceFen) - shop.priceFen
      return less > 0 ? price.below(priceText, shortMoney(less, locale)) : price.exactly(priceText)
    }
  }
}
