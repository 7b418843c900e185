import { parseJson } from '../input/index.ts'
import { searchText } from './filter/search-text.ts'

/** How many terms are remembered. */
export const SEARCH_HISTORY_LENGTH = 20

/** Puts a term first; the same term further down goes (spec §3: deduplicated). Blank terms change nothing. */
export function addSearchTerm(history: readonly string[], term: string): readonly string[] {
  const added = searchText(term)
  if (added === '') return history
  return [added, ...history.filter((known) => known !== added)].slice(0, SEARCH_HISTORY_LENGTH)
}

/** Reads what storage gave back. Total: rubbish of an older version is an empty history. */
export function parseSearchHistory(stored: string | null): readonly string[] {
  const value = parseJson(stored)
  if (!Array.isArray(value)) return []
  const terms = value.filter((term): term is string => typeof term === 'string')
  return terms.reduceRight<readonly string[]>(addSearchTerm, [])
}
