import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { ShopToValue } from './shop-to-value.ts'
import type { ValuationRecord } from './valuation-record.ts'
import type { Valuation } from './valuation.ts'

export interface Valuations {
  value(shop: ShopToValue, signal?: StopSignal): Promise<Result<Valuation>>
  /** The same, and a signed-in user finds it among their records; asked again, it is there once. */
  valueAndKeep(shop: ShopToValue): Promise<Result<Valuation>>
  /** A signed-in user's own, the newest first. */
  records(cursor: string | null, signal?: StopSignal): Promise<Result<Page<ValuationRecord>>>
}
