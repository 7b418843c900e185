import { searchText } from '@diandu/core/catalog'

/** Where the results of a text are shown; all shops where nothing of it can be searched for. */
export function resultsPath(typed: string): string {
  const text = searchText(typed)
  return text === '' ? '/lists' : `/search/${encodeURIComponent(text)}`
}
