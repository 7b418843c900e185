import type { ListingFilter } from './filter/listing-filter.ts'

/** The pages that are a market of their own (spec §2): a fixed part of the filter under a short path. */
export const MARKETS = {
  tmall: { platforms: [1] },
  tmallnew: { platforms: [1], sort: 'latest' },
  jd: { platforms: [3] },
  mgj: { platforms: [4] },
  firmshop: { kinds: ['enterprise'] },
  other: { platforms: [99] },
} as const satisfies Record<string, Partial<ListingFilter>>

export type Market = keyof typeof MARKETS

export const isMarket = (text: string): text is Market => Object.hasOwn(MARKETS, text)

/** A market's fixed part wins over what the address adds; its sort is only where the list begins. */
export function withinMarket(market: Market, filter: ListingFilter): ListingFilter {
  const { sort, ...fixed }: Partial<ListingFilter> = MARKETS[market]
  return { ...filter, ...fixed, ...(sort !== undefined && filter.sort === 'recommended' ? { sort } : {}) }
}
