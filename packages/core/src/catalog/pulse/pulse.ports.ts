import type { Result, StopSignal } from '../../kernel/index.ts'
import type { ShopCard, ShopId } from '../listing.ts'
import type { PriceFall } from './price-falls.ts'
import type { ShopsWithin } from './shops-within.ts'

/** Recent moves on the market, and the shops within a sum of money. */
export interface MarketPulse {
  /** Shops on sale that have become cheaper, at most ten, the last one first. */
  priceFalls(signal?: StopSignal): Promise<Result<readonly PriceFall[]>>
  /** Shops on sale that ask this much or less, by platform and kind. */
  shopsWithin(maxPriceFen: number, signal?: StopSignal): Promise<Result<ShopsWithin>>
  /** These shops as they are now, in this order; without those that no visitor may see. At most `MAX_VIEWED_SHOPS`. */
  shops(ids: readonly ShopId[], signal?: StopSignal): Promise<Result<readonly ShopCard[]>>
}
