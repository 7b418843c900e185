import type { ListingFilter } from '@diandu/core/catalog'
import type { Search, SearchTerm } from './parse-search.ts'

/** What the words of a search ask of a shop's tokens: all of `every`; of each group, all its grams or one of its facets. */
export interface Tier {
  readonly every: readonly string[]
  readonly groups: readonly SearchTerm[]
  /** Whoever holds all of these is in an earlier tier. */
  readonly but: readonly string[]
}

const ANY: Tier = { every: [], groups: [], but: [] }

/**
 * The list in the parts in which it is shown. In the recommended order, shops whose title says every word come first, then
 * those that are what the words name; in every other order the order alone decides.
 */
export function tiersOf(filter: ListingFilter, search: Search): readonly Tier[] {
  if (search.kind === 'nothing') return []
  if (search.kind === 'everything') return [ANY]
  const { terms } = search
  const everyGram = [...new Set(terms.flatMap(({ grams }) => grams))]
  const inTitle: Tier = { every: everyGram, groups: [], but: [] }
  const groups = terms.filter(({ facets }) => facets.length > 0)
  if (groups.length === 0) return [inTitle]
  const plain = [...new Set(terms.filter(({ facets }) => facets.length === 0).flatMap(({ grams }) => grams))]
  const named: Tier = { every: plain, groups, but: [] }
  return filter.sort === 'recommended' ? [inTitle, { ...named, but: everyGram }] : [named]
}

/** All tiers as one: whatever the search finds. */
export function anyTier(tiers: readonly Tier[]): Tier | undefined {
  const last = tiers.at(-1)
  return last === undefined ? undefined : { ...last, but: [] }
}
