import { shortMoney } from '@diandu/core/format'
import { facetName, LEADING_FACETS, OTHER_FACETS, type Facet, type ListingFilter } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { filterMessages } from '../../../messages/catalog/filter.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

export interface ChosenFilter {
  readonly label: string
  /** The filter without this choice. */
  readonly without: ListingFilter
}

/** One removable entry for each choice, in the order of the filter sheet. */
export function chosenFilters(
  filter: ListingFilter,
  fixed: ReadonlySet<keyof ListingFilter>,
  locale: Locale,
): readonly ChosenFilter[] {
  const words = filterMessages[locale]
  const each = (facet: Facet): readonly ChosenFilter[] =>
    fixed.has(facet)
      ? []
      : (filter[facet] ?? []).map((value) => ({
          label: nameIn(facetName(facet, value), locale),
          without: toggled(filter, facet, value),
        }))
  const range = (label: string | undefined, ...keys: readonly (keyof ListingFilter)[]): readonly ChosenFilter[] =>
    label === undefined ? [] : [{ label, without: without(filter, keys) }]
  const { minYears, minRatingHundredths, maxPoints, isInspected } = filter
  return [
    ...LEADING_FACETS.flatMap(each),
    ...range(rangeLabel(filter.minPriceFen, filter.maxPriceFen, locale), 'minPriceFen', 'maxPriceFen'),
    ...range(turnoverLabel(filter, locale), 'minTurnoverFen', 'maxTurnoverFen'),
    ...range(minYears === undefined ? undefined : words.years(minYears), 'minYears'),
    ...range(
      minRatingHundredths === undefined ? undefined : words.rating(minRatingHundredths / 100),
      'minRatingHundredths',
    ),
    ...range(maxPoints === undefined ? undefined : words.points(maxPoints), 'maxPoints'),
    ...range(isInspected && words.inspected, 'isInspected'),
    ...OTHER_FACETS.flatMap(each),
  ]
}

/** The filter with one value more of a facet, or without it where it was there. */
export function toggled(filter: ListingFilter, facet: Facet, value: string | number): ListingFilter {
  const chosen: readonly (string | number)[] = filter[facet] ?? []
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.length === 0 ? without(filter, [facet]) : ({ ...filter, [facet]: next } as ListingFilter)
}

export const without = (filter: ListingFilter, keys: readonly (keyof ListingFilter)[]): ListingFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(([key]) => !keys.includes(key as keyof ListingFilter)),
  ) as unknown as ListingFilter

function rangeLabel(low: number | undefined, high: number | undefined, locale: Locale): string | undefined {
  const words = filterMessages[locale]
  const yuan = (fen: number) => shortMoney(fen, locale)
  if (low !== undefined && high !== undefined) return words.between(yuan(low), yuan(high))
  if (low !== undefined) return words.from(yuan(low))
  return high === undefined ? undefined : words.upTo(yuan(high))
}

function turnoverLabel({ minTurnoverFen, maxTurnoverFen }: ListingFilter, locale: Locale): string | undefined {
  const label = rangeLabel(minTurnoverFen, maxTurnoverFen, locale)
  return label && filterMessages[locale].turnover(label)
}
