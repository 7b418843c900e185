import { FACETS, LISTING_FACETS, type Facet } from '../filter/listing-facets.ts'
import { listingFilterParameters, parseListingFilter, type ListingFilter } from '../filter/listing-filter.ts'
import type { SearchFacet, SearchPart } from './search-part.ts'

/** The choices of a filter, by the facet of a search that they decide. */
export const CHOSEN_BY: Readonly<Partial<Record<SearchFacet, readonly (keyof ListingFilter)[]>>> = {
  ...Object.fromEntries(FACETS.map((facet) => [LISTING_FACETS[facet].search, [facet]])),
  price: ['minPriceFen', 'maxPriceFen'],
  turnover: ['minTurnoverFen', 'maxTurnoverFen'],
  years: ['minYears'],
  rating: ['minRatingHundredths'],
  points: ['maxPoints'],
  inspected: ['isInspected'],
}

/**
 * The parts of a search that no choice overrides. A choice is newer than the typed text: where both concern the same
 * thing, the choice counts.
 */
export const partsBeside = (filter: ListingFilter, parts: readonly SearchPart[]): readonly SearchPart[] =>
  parts.filter(({ facet }) => CHOSEN_BY[facet]?.every((key) => filter[key] === undefined) ?? true)

/** The filter of these parts and of the choices together, without the words. */
export function searchFilter(filter: ListingFilter, asked: readonly SearchPart[]): ListingFilter {
  const { text: _text, ...chosen } = filter
  const read = Object.assign(
    {},
    ...FACETS.map((facet) => valuesOf(asked, facet)),
    boundsOf(asked, 'price', 'minPriceFen', 'maxPriceFen'),
    boundsOf(asked, 'turnover', 'minTurnoverFen', 'maxTurnoverFen'),
    boundsOf(asked, 'years', 'minYears'),
    boundsOf(asked, 'rating', 'minRatingHundredths'),
    boundsOf(asked, 'points', undefined, 'maxPoints'),
    asked.some(({ facet }) => facet === 'inspected') ? { isInspected: true } : {},
  ) as Partial<ListingFilter>
  return parseListingFilter(Object.fromEntries(listingFilterParameters({ ...read, ...chosen })))
}

/** Several values of one facet are alternatives: a shop has one of them. */
function valuesOf(asked: readonly SearchPart[], facet: Facet): Partial<ListingFilter> {
  const { search } = LISTING_FACETS[facet]
  const values = asked.filter((part) => part.facet === search).flatMap((part) => part.values)
  if (values.length === 0) return {}
  return { [facet]: facet === 'platforms' ? values.map(Number) : values }
}

/** Several bounds of one facet all hold. */
function boundsOf(
  asked: readonly SearchPart[],
  facet: SearchFacet,
  least?: keyof ListingFilter,
  most?: keyof ListingFilter,
): Partial<ListingFilter> {
  const parts = asked.filter((part) => part.facet === facet)
  const mins = parts.flatMap(({ min }) => min ?? [])
  const maxs = parts.flatMap(({ max }) => max ?? [])
  return {
    ...(least === undefined || mins.length === 0 ? {} : { [least]: Math.max(...mins) }),
    ...(most === undefined || maxs.length === 0 ? {} : { [most]: Math.min(...maxs) }),
  }
}

/** The words that a shop's title must have. */
export const searchedWords = (asked: readonly SearchPart[]): readonly string[] =>
  asked.filter(({ facet }) => facet === 'words').map(({ text }) => text.replace(/_/g, ' '))

/**
 * Words that are narrower than what they were read as, such as a dress among clothes, or a city in its province. Shops
 * with such words in their titles fit best.
 */
export const narrowerWords = (asked: readonly SearchPart[]): readonly string[] =>
  asked
    .filter(({ how, text }) => (how === 'synonym' || how === 'city') && /\p{Script=Han}/u.test(text))
    .map(({ text }) => text)
