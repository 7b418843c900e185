import { parseListingFilter } from '@diandu/core/catalog'

/** What a path holds as it is; anything else (slashes, dots, percent signs) goes into the query. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u

/**
 * The text as it is searched for: without what no search takes, cut to the longest there is. Empty where nothing is
 * left.
 */
export const searchedText = (typed: string): string => parseListingFilter({ q: typed }).text ?? ''

/** Where the results of a text are shown. */
export const resultsPath = (text: string): string =>
  PLAIN.test(text) ? `/search/${encodeURIComponent(text)}` : `/lists?${new URLSearchParams({ q: text }).toString()}`
