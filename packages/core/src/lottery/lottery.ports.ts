import type { AddressId } from '../account/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { Draw } from './draw.ts'
import type { LotteryView, PublicWin } from './lottery.ts'
import type { PublishedDraws } from './published-draws.ts'
import type { WonPrize, WonPrizeId } from './won-prize.ts'

/** A lottery is named by its id, or by its series for the one that is open now or was open last. */
export interface Lotteries {
  show(lottery: string, signal?: StopSignal): Promise<Result<LotteryView>>
  /** The last wins, the last one first. */
  lastWins(lottery: string, signal?: StopSignal): Promise<Result<readonly PublicWin[]>>
  /** The most valuable wins, the first of equals first. */
  topWins(lottery: string, signal?: StopSignal): Promise<Result<readonly PublicWin[]>>
  /** `key` is made once for each try and kept until it is answered: the same key gives the same draw. */
  draw(lottery: string, key: string, signal?: StopSignal): Promise<Result<Draw>>
  /** The same, where a draw costs coins. */
  drawForCoins(lottery: string, key: string, signal?: StopSignal): Promise<Result<Draw>>
  /** All that is needed to recompute every draw: the draws after this position, and from where they go on. */
  proof(lottery: string, after: number, signal?: StopSignal): Promise<Result<DrawProof>>
}

export interface DrawProof extends PublishedDraws {
  /** The position after which there are more; null where there are none. */
  readonly next: number | null
}

export interface Prizes {
  /** A person's own, the last one won first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<WonPrize>>>
  wonIn(lottery: string, signal?: StopSignal): Promise<Result<readonly WonPrize[]>>
  /** To one of the person's own addresses; again until it has left. */
  sendTo(prize: WonPrizeId, address: AddressId): Promise<Result<WonPrize>>
}
