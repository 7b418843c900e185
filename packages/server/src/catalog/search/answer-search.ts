import { partsBeside, readSearch, searchAttempts, type ListingFilter, type SearchAttempt } from '@diandu/core/catalog'

/** A list without a text asks for nothing beside its filter. */
export const NO_SEARCH: SearchAttempt = { asked: [], leftOut: [], isWidened: false }

/** The ways in which a list may answer its text, in order. */
export const attemptsFor = (filter: ListingFilter): readonly SearchAttempt[] =>
  filter.text === undefined ? [NO_SEARCH] : searchAttempts(partsBeside(filter, readSearch(filter.text)))

/** The number of the shop that is asked for; undefined where it is not asked for by one. */
export const askedNumber = ({ asked }: Pick<SearchAttempt, 'asked'>): string | undefined =>
  asked.find(({ facet }) => facet === 'number')?.values[0]
