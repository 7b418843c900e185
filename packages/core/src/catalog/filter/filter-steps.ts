import type { ListingFilter } from './listing-filter.ts'

/** The ranges of prices that are offered with one tap, in fen; both ends belong to each. */
export const PRICE_BANDS = {
  low: { maxPriceFen: 5_000_000 },
  middle: { minPriceFen: 5_000_000, maxPriceFen: 20_000_000 },
  high: { minPriceFen: 20_000_000, maxPriceFen: 50_000_000 },
  top: { minPriceFen: 50_000_000 },
} as const satisfies Record<string, Pick<ListingFilter, 'minPriceFen' | 'maxPriceFen'>>

export type PriceBand = keyof typeof PRICE_BANDS

/** Bounds that are offered with one tap; an address may hold any other. */
export const TURNOVER_STEPS_FEN = [1_000_000, 5_000_000, 20_000_000, 50_000_000] as const
export const YEAR_STEPS = [1, 3, 5, 8] as const
export const RATING_STEPS_HUNDREDTHS = [470, 480, 490] as const
export const POINT_STEPS = [0, 6, 12] as const
