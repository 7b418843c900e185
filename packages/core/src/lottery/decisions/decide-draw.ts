import { phaseOf, type CampaignWindow } from '../../campaigns/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { DrawHash } from '../draw-hash.ts'
import { drawPrize } from '../draw-prize.ts'
import type { LotteryId } from '../draw.ts'
import type { Prize, PrizePool } from '../prize-pool.ts'
import { linkOf, stockOf, type PublishedDraw } from '../published-draws.ts'
import { rollOf } from '../roll-of.ts'

/** The facts behind a draw, read under the lottery's lock. */
export interface DrawFacts {
  readonly id: LotteryId
  readonly seed: string
  readonly window: CampaignWindow
  /** As it is now. */
  readonly pool: PrizePool
  readonly person: number
  /** How often this person has drawn, and how often they may. */
  readonly drawn: number
  readonly tries: number
  /** How many others have drawn in this lottery on the same device; 0 where the device says no name. */
  readonly othersOnDevice: number
  /** The draw before this one, of whichever person; before the first one, the digest of the terms. */
  readonly last: Pick<PublishedDraw, 'position' | 'drawnAt' | 'link'>
}

export interface DecidedDraw {
  readonly prize: Prize | null
  readonly pool: PrizePool
  readonly published: PublishedDraw
  readonly triesLeft: number
}

export const DRAW_CLOSED = refused('draw-closed', '现在不是抽奖时间')
/** A family may share a phone; who has many accounts may not draw with all of them. */
export const PEOPLE_PER_DEVICE = 3
const DEVICE_SPENT = refused('device-spent', `这台设备上已经有 ${PEOPLE_PER_DEVICE} 个人抽过奖，请用自己的设备抽`)
export const TRIES_SPENT = refused('tries-spent', '抽奖次数已用完')

/** One draw: what is won follows from the seed, the person's number and counter, and the stock of this moment. */
export function decideDraw(facts: DrawFacts, at: number, hash: DrawHash): Result<DecidedDraw> {
  const { window, pool, drawn, tries, last } = facts
  if (phaseOf(window, at) !== 'between') return fail(DRAW_CLOSED)
  if (!(facts.othersOnDevice < PEOPLE_PER_DEVICE)) return fail(DEVICE_SPENT)
  const triesLeft = tries - drawn - 1
  if (!(triesLeft >= 0)) return fail(TRIES_SPENT)
  const inputs = { lottery: facts.id, seed: facts.seed, person: facts.person, counter: drawn + 1 }
  const { prize, pool: left } = drawPrize(pool, { below: (chances) => rollOf(inputs, chances, hash) })
  const draw = {
    position: last.position + 1,
    person: facts.person,
    counter: drawn + 1,
    prize: prize?.id ?? null,
    stockBefore: stockOf(pool),
    // A clock that was put back must not turn the order of the draws around.
    drawnAt: Math.max(at, last.drawnAt),
  }
  return ok({ prize, pool: left, published: { ...draw, link: linkOf(last.link, draw, hash) }, triesLeft })
}
