import type { CountedFilter, MarketColumns } from '@diandu/core/catalog'
import type { Clock } from '@diandu/core/kernel'
import type { CappedCount } from './search/match-count-store.ts'
import { answerCache } from './answer-cache.ts'
import type { MarketCell } from './market-count-store.ts'
import type { TokenShares } from './search/token-share-store.ts'

type Keep<T> = ReturnType<typeof answerCache<T>>

/** A cache of one server; everything in it can be read again. */
export interface CatalogMemory {
  readonly now: () => number
  readonly cells: Keep<readonly MarketCell[]>
  readonly shares: Keep<TokenShares | null>
  readonly totals: Keep<CappedCount>
  /** All shops on sale, or those that a text finds, as what a filter asks of them. */
  readonly market: Keep<MarketColumns>
  readonly found: Keep<MarketColumns>
  readonly counted: Keep<CountedFilter>
  readonly medians: Keep<number | null>
  readonly words: Keep<readonly string[]>
}

/** Counting the market reads all of it; the rest is cheap, but asked with every page. */
const COUNTS_MS = 10_000
const SHARES_MS = 60_000

export function catalogMemory(clock: Clock): CatalogMemory {
  return {
    now: () => clock.now(),
    market: answerCache(clock, COUNTS_MS),
    found: answerCache(clock, COUNTS_MS, 10),
    counted: answerCache(clock, COUNTS_MS, 500),
    cells: answerCache(clock, COUNTS_MS),
    shares: answerCache(clock, SHARES_MS),
    totals: answerCache(clock, COUNTS_MS, 500),
    medians: answerCache(clock, COUNTS_MS, 50),
    words: answerCache(clock, SHARES_MS),
  }
}
