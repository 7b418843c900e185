import { chosenIn, FACETS, openedBy, type Facet, type ListingFilter } from '@diandu/core/catalog'
import { FACET_COLUMNS, facetColumn } from './facet-columns.ts'
import { alternativeTokens, FACETS_WITHOUT_TOKEN, filterTokens } from '../search/facet-tokens.ts'
import { allGrams, type Tier } from './listing-tiers.ts'
import type { SqlParameters } from './sql-parameters.ts'

/** Conditions on the shop's own columns: cheap once its row is read. */
export function byColumns(
  filter: ListingFilter,
  tier: Tier,
  now: number,
  parameters: SqlParameters,
): readonly string[] {
  return [
    ...FACETS.flatMap((facet) => byFacet(filter, facet, parameters)),
    ...byPrice(filter, parameters),
    ...byRanges(filter, now, parameters),
    ...holds(allGrams(tier), parameters),
    ...bySearch(tier, parameters),
  ]
}

/** The same asked of the tokens, so that one index answers most of it; the rest is asked of what it finds. */
export function byTokens(filter: ListingFilter, tier: Tier, now: number, parameters: SqlParameters): readonly string[] {
  const every = [...filterTokens(filter), ...allGrams(tier)]
  const oneOfEach = alternativeTokens(filter).map((tokens) => `tokens && ${parameters.add(tokens)}::text[]`)
  return [
    ...holds(every, parameters),
    ...oneOfEach,
    ...bySearch(tier, parameters),
    ...byPrice(filter, parameters),
    ...FACETS_WITHOUT_TOKEN.flatMap((facet) => byFacet(filter, facet, parameters)),
    ...byRanges(filter, now, parameters),
  ]
}

/** Whether neither a token nor the order of prices leads to what is asked for: it is met along an order. */
export function isOnlyAlong(filter: ListingFilter, tier: Tier): boolean {
  const { minPriceFen, maxPriceFen } = filter
  return (
    tier.words.length + filterTokens(filter).length + alternativeTokens(filter).length === 0 &&
    minPriceFen === undefined &&
    maxPriceFen === undefined
  )
}

/** All columns that a filter asks of. */
export const FILTER_COLUMNS = [
  ...Object.keys(FACET_COLUMNS),
  'price_fen',
  'monthly_turnover_fen',
  'opened_day',
  'rating_hundredths',
  'violation_points',
  'is_inspected',
].join(', ')

function byFacet(filter: ListingFilter, facet: Facet, parameters: SqlParameters): readonly string[] {
  const values = chosenIn(filter, facet)
  return values === undefined ? [] : [`${facetColumn(facet)} IN (${values.map(parameters.add).join(', ')})`]
}

function byRanges(filter: ListingFilter, now: number, parameters: SqlParameters): readonly string[] {
  const { minTurnoverFen, maxTurnoverFen, minYears, minRatingHundredths, maxPoints, isInspected } = filter
  const bound = (sql: string, value: number | undefined, type: 'int' | 'bigint'): readonly string[] =>
    value === undefined ? [] : [`${sql} ${parameters.add(value)}::${type}`]
  return [
    ...bound('monthly_turnover_fen >=', minTurnoverFen, 'bigint'),
    ...bound('monthly_turnover_fen <=', maxTurnoverFen, 'bigint'),
    ...bound('opened_day <=', minYears === undefined ? undefined : openedBy(minYears, now), 'int'),
    ...bound('rating_hundredths >=', minRatingHundredths, 'int'),
    ...bound('violation_points <=', maxPoints, 'int'),
    ...(isInspected === true ? ['is_inspected'] : []),
  ]
}

const bySearch = ({ but }: Tier, parameters: SqlParameters): readonly string[] =>
  but.length === 0 ? [] : [`NOT tokens @> ${parameters.add(but)}::text[]`]

function holds(tokens: readonly string[], parameters: SqlParameters): readonly string[] {
  return tokens.length === 0 ? [] : [`tokens @> ${parameters.add(tokens)}::text[]`]
}

/** The index of a kind's prices is led by one kind. */
export const byKind = ({ kinds = [] }: ListingFilter, parameters: SqlParameters): readonly string[] =>
  kinds.length === 1 ? [`kind = ${parameters.add(kinds[0] ?? '')}`] : []

export function byPrice({ minPriceFen, maxPriceFen }: ListingFilter, parameters: SqlParameters): readonly string[] {
  return [
    ...(minPriceFen === undefined ? [] : [`price_fen >= ${parameters.add(minPriceFen)}::bigint`]),
    ...(maxPriceFen === undefined ? [] : [`price_fen <= ${parameters.add(maxPriceFen)}::bigint`]),
  ]
}
