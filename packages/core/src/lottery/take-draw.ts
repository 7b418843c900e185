import { phaseOf, type CampaignWindow } from '../campaigns/index.ts'
import { fail, ok, refused, type Random, type Result } from '../kernel/index.ts'
import { drawPrize } from './draw-prize.ts'
import type { Draw } from './draw.ts'
import type { PrizePool } from './prize-pool.ts'

/** A lottery as the platform keeps it. */
export interface DrawDesk {
  readonly pool: PrizePool
  readonly window: CampaignWindow
  /** How often each person may try. */
  readonly triesEach: number
  readonly draws: readonly DrawRecord[]
}

export interface DrawRecord extends Draw {
  readonly person: string
  readonly key: string
}

export interface DrawRequest {
  readonly person: string
  readonly key: string
  readonly at: number
}

/** How many tries a person has left; never less than none. */
export function triesLeftOf({ triesEach, draws }: DrawDesk, person: string): number {
  return Math.max(0, triesEach - draws.filter((draw) => draw.person === person).length)
}

/** One request at the desk: the same key again gets the same draw, whatever has happened since. */
export function takeDraw(
  desk: DrawDesk,
  { person, key, at }: DrawRequest,
  random: Random,
): { readonly desk: DrawDesk; readonly answer: Result<Draw> } {
  const known = desk.draws.find((draw) => draw.person === person && draw.key === key)
  if (known !== undefined) return { desk, answer: ok(answerOf(known)) }
  if (phaseOf(desk.window, at) !== 'between') return { desk, answer: fail(DRAW_CLOSED) }
  const triesLeft = triesLeftOf(desk, person) - 1
  if (!(triesLeft >= 0)) return { desk, answer: fail(TRIES_SPENT) }
  const { prize, pool } = drawPrize(desk.pool, random)
  const draw: DrawRecord = { prize: prize && { id: prize.id, name: prize.name }, drawnAt: at, triesLeft, person, key }
  return { desk: { ...desk, pool, draws: [...desk.draws, draw] }, answer: ok(answerOf(draw)) }
}

export const DRAW_CLOSED = refused('draw-closed', '现在不是抽奖时间')
export const TRIES_SPENT = refused('tries-spent', '抽奖次数已用完')

const answerOf = ({ prize, drawnAt, triesLeft }: DrawRecord): Draw => ({ prize, drawnAt, triesLeft })
