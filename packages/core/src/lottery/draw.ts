import type { Brand } from '../kernel/index.ts'
import type { Prize } from './prize-pool.ts'

export type LotteryId = Brand<'LotteryId'>

/** How one draw came out. */
export interface Draw {
  readonly prize: Pick<Prize, 'id' | 'name'> | null
  readonly drawnAt: number
  /** Of this person, after this draw. */
  readonly triesLeft: number
  /** Which of all draws of the lottery it was, from 1 on. */
  readonly position: number
  /** The person's receipt: the published draws must show it at this position for good. */
  readonly link: string
}
