export const keywordPath = (word: string): string => `/instrument/keyword?${new URLSearchParams({ word }).toString()}`

/** The word that an address asks about, and how long it is. */
export function wordOf(search: URLSearchParams): { readonly word: string; readonly length: number } {
  const word = (search.get('word') ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
  return { word, length: [...word].length }
}
