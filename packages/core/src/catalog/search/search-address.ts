import { searchText } from '../filter/search-text.ts'
import type { SearchPart } from './search-part.ts'

/** The same search without one of its parts, as it is in an address. */
export function withoutPart(text: string, { from, to }: Pick<SearchPart, 'from' | 'to'>): string {
  return searchText(`${text.slice(0, from)}_${text.slice(to)}`)
    .replace(/^_+|_+$/g, '')
    .replace(/__+/g, '_')
}

/** A search text as people write it: the underscores stand for spaces. */
export const shownSearchText = (text: string): string => text.replace(/_+/g, ' ')

/** Where the results of a text are shown; all shops where nothing of it can be searched for (spec §2). */
export function resultsPath(typed: string): string {
  const text = searchText(typed)
  return text === '' ? '/lists' : `/search/${encodeURIComponent(text)}`
}
