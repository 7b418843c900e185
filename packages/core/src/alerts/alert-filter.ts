import {
  chosenIn,
  countChoices,
  faithfulAttempts,
  fitsFilter,
  isGuessed,
  listingFilterParameters,
  parseListingFilter,
  partsBeside,
  readSearch,
  searchedWords,
  searchFilter,
  shopNumberKey,
  type FilteredShop,
  type ListingFilter,
  type SearchAttempt,
} from '../catalog/index.ts'

/** The filter as an alert keeps it: its parameters, not escaped, in one sequence, without the order of the list. */
export const alertQuery = ({ sort: _sort, ...filter }: ListingFilter): string =>
  listingFilterParameters({ ...filter, sort: 'recommended' })
    .map((pair) => pair.join('='))
    .join('&')

/** Total: what is not understood of a query is left out. */
export function filterOfQuery(query: string): ListingFilter {
  const parameters: Record<string, string> = Object.create(null)
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=')
    if (at > 0) parameters[pair.slice(0, at)] = pair.slice(at + 1)
  }
  const { sort: _sort, ...filter } = parseListingFilter(parameters)
  return { ...filter, sort: 'recommended' }
}

/** Whether a filter leaves out any shop at all. */
export const isNarrow = (filter: ListingFilter): boolean => filter.text !== undefined || countChoices(filter) > 0

/** The fields of a shop that an alert compares. */
export interface WatchedShop extends FilteredShop {
  readonly id: string
  readonly title: string
}

/**
 * The ways in which a list answers a filter without giving up anything of it. Of a text that was only guessed at a
 * title may say the very word.
 */
export function alertAttempts(filter: ListingFilter): readonly SearchAttempt[] {
  const parts = filter.text === undefined ? [] : partsBeside(filter, readSearch(filter.text))
  return faithfulAttempts(parts).slice(0, parts.some(isGuessed) ? 2 : 1)
}

/** Whether a shop is what the list of a filter would show, were it on sale. */
export const fitsAlert = (shop: WatchedShop, filter: ListingFilter, now: number): boolean =>
  alertAttempts(filter).some((attempt) => isFoundBy(attempt, shop, filter, now))

function isFoundBy({ asked }: SearchAttempt, shop: WatchedShop, filter: ListingFilter, now: number): boolean {
  const number = asked.find(({ facet }) => facet === 'number')
  if (number !== undefined) return number.values.includes(shopNumberKey(shop.id))
  const title = plain(shop.title)
  return (
    fitsFilter(shop, searchFilter(filter, asked), now) &&
    searchedWords(asked).every((word) => title.includes(plain(word)))
  )
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The demands on a shop, whichever way the text is read: null where an alert leaves one open. */
export interface AlertBounds {
  readonly platforms: readonly number[] | null
  readonly kinds: readonly string[] | null
  readonly industries: readonly string[] | null
  readonly minPriceFen: number | null
  readonly maxPriceFen: number | null
}

/** By these a store finds what may fit, before `fitsAlert` decides. */
export function alertBounds(filter: ListingFilter): AlertBounds {
  const attempts = alertAttempts(filter)
  const isByNumber = attempts.some(({ asked }) => asked.some(({ facet }) => facet === 'number'))
  const filters = isByNumber ? [] : attempts.map(({ asked }) => searchFilter(filter, asked))
  const values = <T>(read: (one: ListingFilter) => readonly T[] | undefined): readonly T[] | null => {
    const each = filters.map(read)
    return each.length === 0 || each.includes(undefined) ? null : [...new Set(each.flatMap((one) => one ?? []))]
  }
  const bound = (read: (one: ListingFilter) => number | undefined, wider: (...all: number[]) => number) => {
    const each = filters.map(read)
    const known = each.filter((one) => one !== undefined)
    return each.length === 0 || known.length < each.length ? null : wider(...known)
  }
  return {
    platforms: values((one) => chosenIn(one, 'platforms') as readonly number[] | undefined),
    kinds: values(({ kinds }) => kinds),
    industries: values(({ industries }) => industries),
    minPriceFen: bound(({ minPriceFen }) => minPriceFen, Math.min),
    maxPriceFen: bound(({ maxPriceFen }) => maxPriceFen, Math.max),
  }
}
