import {
  isMarket,
  listingFilterParameters,
  MARKETS,
  parseListingFilter,
  resultsPath,
  withinMarket,
  type ListingFilter,
} from '@diandu/core/catalog'

/** The filter, and which of its parts the path fixes. */
export interface ListAddress {
  readonly filter: ListingFilter
  /** The path without its query. */
  readonly path: string
  /** Fixed by the path: not to be offered for change. */
  readonly fixed: ReadonlySet<keyof ListingFilter>
}

type Parameters = Readonly<Record<string, string | undefined>>

/** Reads `/lists?…`, `/lists/{text}`, `/search/{text}` and the markets such as `/tmall`. */
export function readListAddress(path: string, parameters: Parameters, search: URLSearchParams): ListAddress {
  const { market, search: text } = parameters
  const given = parseListingFilter({ ...Object.fromEntries(search), ...(text === undefined ? {} : { q: text }) })
  const bare = path.split(/[?#]/, 1)[0] ?? '/lists'
  if (market !== undefined && isMarket(market)) {
    const fixed = Object.keys(MARKETS[market]).filter((key) => key !== 'sort') as (keyof ListingFilter)[]
    return { filter: withinMarket(market, given), path: bare, fixed: new Set(fixed) }
  }
  return { filter: given, path: bare, fixed: new Set(text === undefined ? [] : (['text'] as const)) }
}

/** The address of the same list with another filter. Parts that the path fixes stay out of the query. */
export function listAddress({ path, fixed }: ListAddress, filter: ListingFilter): string {
  const free = Object.fromEntries(Object.entries(filter).filter(([key]) => !fixed.has(key as keyof ListingFilter)))
  const query = new URLSearchParams(
    listingFilterParameters({ ...free, sort: filter.sort }).map(([key, value]) => [key, value]),
  )
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/**
 * Where the list of a filter is whose text may be another. A search that asks for nothing any more is the list of all
 * shops, with the choices that there were.
 */
export function searchAddress(address: ListAddress, filter: ListingFilter): string {
  if (!address.fixed.has('text')) return listAddress(address, filter)
  return listAddress({ ...address, path: resultsPath(filter.text ?? ''), fixed: new Set(['text']) }, filter)
}
