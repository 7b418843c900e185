import { narrowerWords, searchedWords, type ListingFilter, type SearchPart } from '@diandu/core/catalog'
import { termGrams } from '../search/search-grams.ts'

export interface Tier {
  /** All grams of each word. */
  readonly said: readonly (readonly string[])[]
  /** A shop in all of these is in an earlier tier. */
  readonly but: readonly string[]
}

export const ANY_SHOP: Tier = { said: [], but: [] }

/**
 * The list in the parts in which it is shown. In the recommended order, shops whose title says the very words come
 * first, then those that are what the words mean; in every other order the order alone decides.
 */
export function tiersOf({ sort }: Pick<ListingFilter, 'sort'>, asked: readonly SearchPart[]): readonly Tier[] {
  const said = wordTierOf(asked)
  const narrower = narrowerWords(asked).map(termGrams)
  if (narrower.length === 0 || sort !== 'recommended') return [said]
  return [
    { said: [...said.said, ...narrower], but: [] },
    { ...said, but: [...new Set(narrower.flat())] },
  ]
}

/** The shops whose titles say words. One without a letter or a digit is said by all of them. */
export const wordTierOf = (asked: readonly SearchPart[]): Tier => ({
  said: searchedWords(asked)
    .map(termGrams)
    .filter((grams) => grams.length > 0),
  but: [],
})

export const allGrams = ({ said }: Tier): readonly string[] => [...new Set(said.flat())]
