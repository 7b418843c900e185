import type { AddressId } from '../account/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { CoinOverview } from './earning/coin-overview.ts'
import type { Exchange } from './gifts/exchange.ts'
import type { GiftView } from './gifts/gift.ts'
import type { CoinKind } from './ledger/coin-kind.ts'
import type { CoinTaskId } from './terms/coin-terms.ts'

/** Coins that came (more than 0) or went, and when. */
export interface CoinMovement {
  readonly id: string
  readonly kind: CoinKind
  readonly coins: number
  readonly at: number
}

/** The movements of one day. */
export interface CoinDay {
  readonly day: string
  readonly gained: number
  readonly spent: number
}

/** One calendar month: a page of its movements, the newest first, and the days on which there were any. */
export interface CoinMonth {
  readonly movements: Page<CoinMovement>
  /** The first one first. */
  readonly days: readonly CoinDay[]
}

export interface GiftShelf {
  readonly coins: number
  readonly gifts: readonly GiftView[]
}

/** Gold coins. Without a login a user sees how coins are earned, and has none. A key changes something once. */
export interface Coins {
  overview(signal?: StopSignal): Promise<Result<CoinOverview>>
  /** `month` is written `2026-03`. */
  month(month: string, cursor: string | null, signal?: StopSignal): Promise<Result<CoinMonth>>
  /** Signs in today, or makes up another day, written `2026-03-11`. */
  signIn(day: string | null, key: string): Promise<Result<CoinOverview>>
  takeTaskReward(task: CoinTaskId, key: string): Promise<Result<CoinOverview>>
  gifts(signal?: StopSignal): Promise<Result<GiftShelf>>
  exchange(giftId: string, addressId: AddressId | null, key: string): Promise<Result<Exchange>>
  /** The newest first. */
  exchanges(cursor: string | null, signal?: StopSignal): Promise<Result<Page<Exchange>>>
}
