import type { Clock } from '@diandu/core/kernel'
import type { CappedCount } from './search/count-matches.ts'
import { answerCache } from './answer-cache.ts'
import type { MarketCell } from './market-counts.ts'
import type { TokenShares } from './search/token-shares.ts'

type Keep<T> = ReturnType<typeof answerCache<T>>

/** What one server remembers of the catalog for a while. All of it can be asked again. */
export interface CatalogMemory {
  readonly cells: Keep<readonly MarketCell[]>
  readonly shares: Keep<TokenShares | null>
  readonly totals: Keep<CappedCount>
  readonly medians: Keep<number | null>
  readonly words: Keep<readonly string[]>
}

/** Counting the market reads all of it; the rest is cheap, but asked with every page. */
const COUNTS_MS = 10_000
const SHARES_MS = 60_000

export function catalogMemory(clock: Clock): CatalogMemory {
  return {
    cells: answerCache(clock, COUNTS_MS),
    shares: answerCache(clock, SHARES_MS),
    totals: answerCache(clock, COUNTS_MS, 500),
    medians: answerCache(clock, COUNTS_MS, 50),
    words: answerCache(clock, SHARES_MS),
  }
}
