import type { ListingFilter } from '../filter/listing-filter.ts'
import { withoutPart } from './search-address.ts'
import { CHOSEN_BY, searchFilter } from './search-filter.ts'
import type { SearchPart } from './search-part.ts'

/**
 * The filter by which the list of a search becomes `wanted`, which was made from the search's own choices: what its
 * text asks for already is not chosen again, and what is wanted otherwise leaves the text.
 */
export function filterOfChoices(
  filter: ListingFilter,
  asked: readonly SearchPart[],
  wanted: ListingFilter,
): ListingFilter {
  const shown = searchFilter(filter, asked)
  const { text: _text, ...choices } = wanted
  let text = filter.text ?? ''
  // From the end, so that the places of those before stay.
  for (const part of asked.toSorted((one, other) => other.from - one.from)) {
    const keys = CHOSEN_BY[part.facet] ?? []
    if (keys.length === 0) continue
    if (keys.every((key) => JSON.stringify(wanted[key]) === JSON.stringify(shown[key])))
      for (const key of keys) delete choices[key as keyof typeof choices]
    else text = withoutPart(text, part)
  }
  return text === '' ? choices : { ...choices, text }
}
