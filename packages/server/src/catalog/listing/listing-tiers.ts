import { narrowerWords, searchedWords, type ListingFilter, type SearchPart } from '@diandu/core/catalog'
import { termGrams } from '../search/search-grams.ts'

export interface Tier {
  /** All grams of each word. */
  readonly words: readonly (readonly string[])[]
  /** A shop in all of these is in an earlier tier. */
  readonly but: readonly string[]
}

export const ANY_SHOP: Tier = { words: [], but: [] }

/**
 * The list in the parts in which it is shown. In the recommended order, shops whose title has the very words come
 * first, then those that are what the words mean; in every other order the order alone decides.
 */
export function tiersOf({ sort }: Pick<ListingFilter, 'sort'>, asked: readonly SearchPart[]): readonly Tier[] {
  const byWords = wordTierOf(asked)
  const narrower = narrowerWords(asked).map(termGrams)
  if (narrower.length === 0 || sort !== 'recommended') return [byWords]
  return [
    { words: [...byWords.words, ...narrower], but: [] },
    { ...byWords, but: [...new Set(narrower.flat())] },
  ]
}

/** Shops whose titles contain the words. A word without a letter or a digit is in all of them. */
export const wordTierOf = (asked: readonly SearchPart[]): Tier => ({
  words: searchedWords(asked)
    .map(termGrams)
    .filter((grams) => grams.length > 0),
  but: [],
})

export const allGrams = ({ words }: Tier): readonly string[] => [...new Set(words.flat())]
