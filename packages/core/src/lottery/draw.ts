import type { Brand } from '../kernel/index.ts'
import type { Prize } from './prize-pool.ts'

export type LotteryId = Brand<'LotteryId'>

/** How one draw came out. */
export interface Draw {
  readonly prize: Pick<Prize, 'id' | 'name'> | null
  readonly drawnAt: number
  /** Of this person, after this draw. */
  readonly triesLeft: number
}
