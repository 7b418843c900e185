import type { Result, StopSignal } from '../../kernel/index.ts'
import type { PriceFall } from './price-falls.ts'
import type { ShopsWithin } from './shops-within.ts'

/** What moves on the market, and what a sum of money buys there. */
export interface MarketPulse {
  /** Shops on sale that have become cheaper, at most ten, the last one first. */
  priceFalls(signal?: StopSignal): Promise<Result<readonly PriceFall[]>>
  /** Shops on sale that ask this much or less, by platform and kind. */
  shopsWithin(maxPriceFen: number, signal?: StopSignal): Promise<Result<ShopsWithin>>
}
