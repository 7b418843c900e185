import { fail, ok, refused, type Brand, type Name, type Result } from '../kernel/index.ts'

export type PrizeId = Brand<'PrizeId'>

export interface Prize {
  readonly id: PrizeId
  readonly name: Name
  /** Of all the chances of the pool, how many are this prize's. A whole number. */
  readonly weight: number
  /** How many are left. */
  readonly stock: number
}

export interface PrizePool {
  readonly prizes: readonly Prize[]
  /** Of all the chances, how many win nothing. A whole number. */
  readonly blankWeight: number
}

/** More chances than this are refused: what is rolled must stay exact on every machine. */
export const MAX_CHANCES = 1_000_000_000

/** A pool that a draw can be made from: whole numbers, each prize once, one chance at least. */
export function createPrizePool(prizes: readonly Prize[], blankWeight: number): Result<PrizePool> {
  const pool: PrizePool = { prizes, blankWeight }
  const isWhole = [blankWeight, ...prizes.flatMap(({ weight, stock }) => [weight, stock])].every(
    (count) => Number.isSafeInteger(count) && count >= 0,
  )
  const areDifferent = new Set(prizes.map(({ id }) => id)).size === prizes.length
  const chances = chancesOf(pool)
  return isWhole && areDifferent && chances > 0 && chances <= MAX_CHANCES
    ? ok(pool)
    : fail(refused('bad-parameter', '奖品或概率设置不正确'))
}

export const chancesOf = ({ prizes, blankWeight }: PrizePool): number =>
  prizes.reduce((sum, { weight }) => sum + weight, blankWeight)
