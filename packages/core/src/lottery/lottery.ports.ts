import type { Result, StopSignal } from '../kernel/index.ts'
import type { Draw, LotteryId } from './draw.ts'

export interface Lotteries {
  /** `key` is made once for each try and kept until it is answered: the same key gives the same draw. */
  draw(lottery: LotteryId, key: string, signal?: StopSignal): Promise<Result<Draw>>
}
