import type { ListingFilter } from '@diandu/core/catalog'
import { alternativeTokens, filterChoices, filterTokens } from '../search/facet-tokens.ts'
import { allGrams, type Tier } from './listing-tiers.ts'
import type { SearchTerm } from '../search/parse-search.ts'
import type { SqlParameters } from './sql-parameters.ts'

/** What a shop must be, asked of its columns: cheap for a user who stands before the row already. */
export function byColumns(filter: ListingFilter, tier: Tier, parameters: SqlParameters): readonly string[] {
  const choices = filterChoices(filter).map(
    ({ facet, values }) => `${facet} IN (${values.map((value) => parameters.add(value)).join(', ')})`,
  )
  return [
    ...choices,
    ...byPrice(filter, parameters),
    ...holds(allGrams(tier), parameters),
    ...bySearch(tier, parameters),
  ]
}

/** The same asked of the tokens, so that one index answers all of it. */
export function byTokens(filter: ListingFilter, tier: Tier, parameters: SqlParameters): readonly string[] {
  const every = [...filterTokens(filter), ...allGrams(tier)]
  const oneOfEach = alternativeTokens(filter).map((tokens) => `tokens && ${parameters.add(tokens)}::text[]`)
  return [...holds(every, parameters), ...oneOfEach, ...bySearch(tier, parameters), ...byPrice(filter, parameters)]
}

function bySearch({ groups, but }: Tier, parameters: SqlParameters): readonly string[] {
  return [
    ...groups.map((term) => saysOrIs(term, parameters)),
    ...(but.length === 0 ? [] : [`NOT tokens @> ${parameters.add(but)}::text[]`]),
  ]
}

function saysOrIs({ grams, facets }: SearchTerm, parameters: SqlParameters): string {
  // A single gram and the facets are alternatives of one kind: one look into the index.
  if (grams.length === 1) return `tokens && ${parameters.add([...grams, ...facets])}::text[]`
  return `(tokens @> ${parameters.add(grams)}::text[] OR tokens && ${parameters.add(facets)}::text[])`
}

function holds(tokens: readonly string[], parameters: SqlParameters): readonly string[] {
  return tokens.length === 0 ? [] : [`tokens @> ${parameters.add(tokens)}::text[]`]
}

export function byKind({ kind }: ListingFilter, parameters: SqlParameters): readonly string[] {
  return kind === undefined ? [] : [`kind = ${parameters.add(kind)}`]
}

export function byPrice({ minPriceFen, maxPriceFen }: ListingFilter, parameters: SqlParameters): readonly string[] {
  return [
    ...(minPriceFen === undefined ? [] : [`price_fen >= ${parameters.add(minPriceFen)}::bigint`]),
    ...(maxPriceFen === undefined ? [] : [`price_fen <= ${parameters.add(maxPriceFen)}::bigint`]),
  ]
}
