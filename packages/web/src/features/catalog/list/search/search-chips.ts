import {
  listingFilterParameters,
  printedPart,
  searchFilter,
  withoutPart,
  type ListingFilter,
  type SearchAttempt,
  type SearchPart,
} from '@diandu/core/catalog'
import { searchSummaryMessages } from '../../../../messages/catalog/search-summary.messages.ts'
import type { Locale } from '../../../../messages/messages.ts'
import { searchAddress, type ListAddress } from '../list-address.ts'

export interface SearchChip {
  readonly label: string
  /** Where the same list is without it. */
  readonly without: string
}

const languageOf = (locale: Locale) => (locale === 'en' ? 'en' : 'zh')

/** Each recognised part of a search, with the address of the search without it. */
export const searchChips = (
  address: ListAddress,
  text: string,
  { asked }: SearchAttempt,
  locale: Locale,
): readonly SearchChip[] =>
  asked.map((part) => ({ label: chipLabel(part, locale), without: addressWithout(address, text, part) }))

function chipLabel(part: SearchPart, locale: Locale): string {
  const messages = searchSummaryMessages[locale]
  const about = messages.facets[part.facet]
  const printed = isRange(part)
    ? printedPart(part, languageOf(locale))
    : part.values.length === 0 || part.facet === 'number'
      ? printedPart(part, languageOf(locale))
      : part.values.map((value) => printedPart({ ...part, values: [value] }, languageOf(locale))).join(messages.either)
  const label = part.how === 'city' && locale !== 'en' ? messages.city(printed, part.word) : printed
  return about === undefined ? label : messages.part(about, label)
}

const isRange = ({ min, max }: SearchPart): boolean => min !== null || max !== null

function addressWithout(address: ListAddress, text: string, part: SearchPart): string {
  const left = withoutPart(text, part)
  const { text: _text, ...choices } = address.filter
  return searchAddress(address, left === '' ? choices : { ...choices, text: left })
}

/** Parts in one line, as they would be typed. */
export const printedParts = (parts: readonly SearchPart[], locale: Locale): string =>
  parts.map((part) => printedPart(part, languageOf(locale))).join(' ')

/** The form of a request that asks for what was searched for and chosen; what it has no field for is its text. */
export function requestPath(filter: ListingFilter, text: string, { asked, leftOut, isWidened }: SearchAttempt): string {
  const parts = isWidened ? [] : [...asked, ...leftOut]
  const { sort: _sort, ...wanted } = searchFilter(filter, parts)
  const query = new URLSearchParams(
    listingFilterParameters({ ...wanted, sort: 'recommended' }).map(([key, value]) => [key, value]),
  )
  query.set('content', text)
  return `/want_buy?${query.toString()}`
}
