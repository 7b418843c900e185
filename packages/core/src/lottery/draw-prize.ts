import type { Random } from '../kernel/index.ts'
import { chancesOf, type Prize, type PrizePool } from './prize-pool.ts'

/** A prize, or nothing, and the pool that is left. */
export interface DrawnPrize {
  readonly prize: Prize | null
  readonly pool: PrizePool
}

/**
 * One roll over all the chances. Those of a prize that is gone win nothing, so that no other prize's odds change. Where
 * chances cannot be rolled nothing is won; `createPrizePool` lets no such pool through.
 */
export function drawPrize(pool: PrizePool, random: Pick<Random, 'below'>): DrawnPrize {
  const chances = chancesOf(pool)
  const prize = Number.isSafeInteger(chances) && chances > 0 ? prizeUnder(random.below(chances), pool) : undefined
  if (prize === undefined || !(prize.stock > 0)) return { prize: null, pool }
  const left: Prize = { ...prize, stock: prize.stock - 1 }
  return { prize: left, pool: { ...pool, prizes: pool.prizes.map((each) => (each === prize ? left : each)) } }
}

function prizeUnder(roll: number, { prizes }: PrizePool): Prize | undefined {
  let left = roll
  for (const prize of prizes) {
    left -= prize.weight
    if (left < 0) return prize
  }
  return undefined
}

export interface Odds {
  readonly prize: Prize
  readonly chances: number
  readonly outOf: number
}

/** The present odds of each prize, as they are published: none for a prize that is gone. */
export function oddsOf(pool: PrizePool): readonly Odds[] {
  return pool.prizes.map((prize) => ({ prize, chances: prize.stock > 0 ? prize.weight : 0, outOf: chancesOf(pool) }))
}
