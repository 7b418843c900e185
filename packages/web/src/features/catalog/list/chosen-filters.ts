import { formatYuan } from '@diandu/core/format'
import {
  INDUSTRIES,
  platformOf,
  PROVINCES,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  type ListingFilter,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

export interface ChosenFilter {
  readonly label: string
  /** The filter without this choice. */
  readonly without: ListingFilter
}

/** What narrows a list, one removable choice each, in the order of the filter's sheet. */
export function chosenFilters(
  filter: ListingFilter,
  fixed: ReadonlySet<keyof ListingFilter>,
  locale: Locale,
): readonly ChosenFilter[] {
  const { platform, kind, industry, province, trademark, taxpayer } = filter
  const all: readonly (readonly [keyof ListingFilter, string | undefined])[] = [
    ['platform', platform && nameIn(platformOf(platform).name, locale)],
    ['kind', kind && nameIn(SHOP_KINDS[kind], locale)],
    ['industry', industry && nameIn(INDUSTRIES[industry], locale)],
    ['minPriceFen', priceLabel(filter, locale)],
    ['province', province && nameIn(PROVINCES[province], locale)],
    ['trademark', trademark && nameIn(TRADEMARK_STATES[trademark], locale)],
    ['taxpayer', taxpayer && nameIn(TAXPAYER_KINDS[taxpayer], locale)],
  ]
  return all.flatMap(([key, label]) =>
    label === undefined || fixed.has(key) ? [] : [{ label, without: leaveOut(filter, key) }],
  )
}

function leaveOut(filter: ListingFilter, key: keyof ListingFilter): ListingFilter {
  const { [key]: _left, ...rest } = filter
  if (key !== 'minPriceFen') return { ...rest, sort: filter.sort }
  const { maxPriceFen: _most, ...free } = rest as ListingFilter
  return free
}

function priceLabel({ minPriceFen, maxPriceFen }: ListingFilter, locale: Locale): string | undefined {
  const messages = catalogMessages[locale].filter
  const yuan = (fen: number) => formatYuan(fen, { grouped: true }).replace(/\.?0+$/, '')
  if (minPriceFen !== undefined && maxPriceFen !== undefined)
    return messages.between(yuan(minPriceFen), yuan(maxPriceFen))
  if (minPriceFen !== undefined) return messages.from(yuan(minPriceFen))
  return maxPriceFen === undefined ? undefined : messages.upTo(yuan(maxPriceFen))
}
