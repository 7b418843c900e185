import type { ShopId } from '../catalog/index.ts'
import type { Result, StopSignal } from '../kernel/index.ts'
import type { MarketContext } from './market-context.ts'

export interface Insights {
  /** Market figures for a shop that every visitor may see. */
  contextOf(id: ShopId, signal?: StopSignal): Promise<Result<MarketContext>>
}
