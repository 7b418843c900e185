import type { Clock } from '@diandu/core/kernel'
import type { CappedCount } from './count-matches.ts'
import { keptAnswers } from './kept-answers.ts'
import type { MarketCell } from './market-counts.ts'
import type { TokenShares } from './token-shares.ts'

type Keep<T> = ReturnType<typeof keptAnswers<T>>

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
    cells: keptAnswers(clock, COUNTS_MS),
    shares: keptAnswers(clock, SHARES_MS),
    totals: keptAnswers(clock, COUNTS_MS, 500),
    medians: keptAnswers(clock, COUNTS_MS, 50),
    words: keptAnswers(clock, SHARES_MS),
  }
}
