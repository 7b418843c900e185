import { cleanSearchText } from '@diandu/core/input'

export const keywordPath = (word: string): string => `/instrument/keyword?${new URLSearchParams({ word }).toString()}`

/** The word that an address asks about, cleaned as any search is, and how long it is. */
export function wordOf(search: URLSearchParams): { readonly word: string; readonly length: number } {
  const word = cleanSearchText(search.get('word') ?? '')
  return { word, length: [...word].length }
}
