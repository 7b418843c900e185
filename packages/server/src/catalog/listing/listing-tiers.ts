import type { ListingFilter } from '@diandu/core/catalog'
import type { Search, SearchTerm } from '../search/parse-search.ts'

/**
 * What the words of a search ask of a shop's tokens: all grams of each word of `said`; of each group, all its grams or
 * one of its facets.
 */
export interface Tier {
  readonly said: readonly (readonly string[])[]
  readonly groups: readonly SearchTerm[]
  /** A shop in all of these is in an earlier tier. */
  readonly but: readonly string[]
}

export const ANY_SHOP: Tier = { said: [], groups: [], but: [] }

/**
 * The list in the parts in which it is shown. In the recommended order, shops whose title says every word come first,
 * then those that are what the words name; in every other order the order alone decides.
 */
export function tiersOf(filter: ListingFilter, search: Search): readonly Tier[] {
  if (search.kind === 'nothing') return []
  if (search.kind === 'everything') return [ANY_SHOP]
  const { terms } = search
  const inTitle: Tier = { ...ANY_SHOP, said: terms.map(({ grams }) => grams) }
  const groups = terms.filter(({ facets }) => facets.length > 0)
  if (groups.length === 0) return [inTitle]
  const plain = terms.filter(({ facets }) => facets.length === 0).map(({ grams }) => grams)
  const named: Tier = { said: plain, groups, but: [] }
  return filter.sort === 'recommended' ? [inTitle, { ...named, but: allGrams(inTitle) }] : [named]
}

/** All tiers as one: whatever the search finds. */
export function anyTier(tiers: readonly Tier[]): Tier | undefined {
  const last = tiers.at(-1)
  return last === undefined ? undefined : { ...last, but: [] }
}

export const allGrams = ({ said }: Tier): readonly string[] => [...new Set(said.flat())]
