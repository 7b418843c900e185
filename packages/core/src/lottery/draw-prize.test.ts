import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPrizePool } from '../../testing/arbitraries/a-prize-pool.ts'
import { createSeededRandom } from '../../testing/seeded-random.ts'
import type { Random } from '../kernel/index.ts'
import {
  chancesOf,
  createPrizePool,
  drawPrize,
  MAX_CHANCES,
  oddsOf,
  type Prize,
  type PrizeId,
  type PrizePool,
} from './index.ts'

const prize = (id: string, weight: number, stock: number): Prize => ({
  id: id as PrizeId,
  name: { zh: id, en: id },
  weight,
  stock,
})
/** Chance that comes out as it is told. */
const rolling = (roll: number): Random => ({ below: () => roll, token: () => 'token' })

describe('createPrizePool', () => {
  it('takes whole weights and stocks, and a blank weight (LOT-1)', () => {
    const prizes = [prize('phone', 1, 2), prize('coupon', 99, 0)]
    expect(createPrizePool(prizes, 900)).toEqual({ ok: true, value: { prizes, blankWeight: 900 } })
    expect(createPrizePool([], 1)).toMatchObject({ ok: true })
    expect(createPrizePool([prize('phone', MAX_CHANCES, 1)], 0)).toMatchObject({ ok: true })
    expect(chancesOf({ prizes, blankWeight: 900 })).toBe(1000)
  })

  it.each([
    ['no chance', [], 0],
    ['no chance of a prize', [prize('phone', 0, 1)], 0],
    ['a prize twice', [prize('phone', 1, 1), prize('phone', 2, 1)], 1],
    ['a negative weight', [prize('phone', -1, 1)], 5],
    ['half a weight', [prize('phone', 0.5, 1)], 5],
    ['a weight that is no number', [prize('phone', Number.NaN, 1)], 5],
    ['a negative stock', [prize('phone', 1, -1)], 5],
    ['half a stock', [prize('phone', 1, 1.5)], 5],
    ['endless stock', [prize('phone', 1, Infinity)], 5],
    ['a negative blank weight', [prize('phone', 5, 1)], -1],
    ['more chances than can be rolled', [prize('phone', MAX_CHANCES, 1)], 1],
  ])('refuses %s (LOT-1)', (_title, prizes, blankWeight) => {
    expect(createPrizePool(prizes, blankWeight)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'bad-parameter', message: expect.stringMatching(/./) },
    })
  })
})

describe('drawPrize', () => {
  const POOL: PrizePool = {
    prizes: [prize('phone', 1, 1), prize('never', 0, 9), prize('coupon', 3, 5)],
    blankWeight: 6,
  }

  it.each([
    [0, 'phone'],
    [1, 'coupon'],
    [3, 'coupon'],
    [4, undefined],
    [9, undefined],
  ])('gives for the roll %d: %s (LOT-2)', (roll, id) => {
    expect(drawPrize(POOL, rolling(roll)).prize?.id).toBe(id)
  })

  it('takes what was drawn from the stock, and only that (LOT-3)', () => {
    const { prize: drawn, pool } = drawPrize(POOL, rolling(2))
    expect(drawn).toMatchObject({ id: 'coupon', stock: 4 })
    expect(pool).toEqual({
      prizes: [prize('phone', 1, 1), prize('never', 0, 9), prize('coupon', 3, 4)],
      blankWeight: 6,
    })
    expect(drawPrize(POOL, rolling(7))).toEqual({ prize: null, pool: POOL })
  })

  it('rolls once over all chances, and agrees with a hat full of tickets (LOT-2)', () => {
    fc.assert(
      fc.property(aPrizePool(), fc.nat(1000), (pool, number) => {
        const hat = [
          ...pool.prizes.flatMap(({ id, weight, stock }) =>
            Array.from({ length: weight }, () => (stock > 0 ? id : null)),
          ),
          ...Array.from({ length: pool.blankWeight }, () => null),
        ]
        const limits: number[] = []
        const random: Random = { below: (limit) => (limits.push(limit), number % limit), token: () => '' }
        expect(drawPrize(pool, random).prize?.id ?? null).toBe(hat[number % hat.length])
        expect(limits).toEqual([hat.length])
        const odds = oddsOf(pool)
        expect(odds.map(({ prize: { id } }) => id)).toEqual(pool.prizes.map(({ id }) => id))
        for (const {
          prize: { id },
          chances,
          outOf,
        } of odds)
          expect([chances, outOf]).toEqual([hat.filter((ticket) => ticket === id).length, hat.length])
      }),
    )
  })

  it('never draws more of a prize than there are, and never another prize instead (LOT-3)', () => {
    fc.assert(
      fc.property(aPrizePool(), fc.integer(), fc.nat(200), (start, seed, times) => {
        const random = createSeededRandom(seed)
        const shadow = createSeededRandom(seed)
        const drawn = new Map<string, number>()
        let pool = start
        for (let time = 0; time < times; time += 1) {
          const { prize: won, pool: next } = drawPrize(pool, random)
          const unlimited = drawPrize(
            { ...start, prizes: start.prizes.map((each) => ({ ...each, stock: Infinity })) },
            shadow,
          ).prize
          if (won !== null) {
            drawn.set(won.id, (drawn.get(won.id) ?? 0) + 1)
            expect(unlimited?.id).toBe(won.id)
          }
          pool = next
        }
        for (const { id, stock } of start.prizes) {
          const count = drawn.get(id) ?? 0
          expect(count).toBeLessThanOrEqual(stock)
          expect(pool.prizes.find((each) => each.id === id)?.stock).toBe(stock - count)
        }
        expect(pool.prizes.map(({ id, weight }) => [id, weight])).toEqual(
          start.prizes.map(({ id, weight }) => [id, weight]),
        )
      }),
    )
  })

  it.each<[string, PrizePool]>([
    ['no chances', { prizes: [], blankWeight: 0 }],
    ['fewer than none', { prizes: [prize('phone', 1, 1)], blankWeight: -9 }],
    ['half a chance', { prizes: [prize('phone', 0.5, 1)], blankWeight: 0 }],
    ['chances that are no number', { prizes: [prize('phone', Number.NaN, 1)], blankWeight: 1 }],
    ['endless chances', { prizes: [prize('phone', Infinity, 1)], blankWeight: 1 }],
  ])('rolls nothing and wins nothing over %s (LOT-2)', (_title, pool) => {
    const never: Random = {
      below: () => {
        throw new RangeError('Nobody can roll that')
      },
      token: () => '',
    }
    expect(drawPrize(pool, never)).toEqual({ prize: null, pool })
  })

  it('draws nothing from a stock that is no number (LOT-3)', () => {
    expect(drawPrize({ prizes: [prize('lost', 1, Number.NaN)], blankWeight: 0 }, rolling(0)).prize).toBeNull()
  })

  /** Seven degrees of freedom at most: a fair wheel goes beyond this once in a hundred thousand times. */
  const CHI_SQUARE_BOUND = 36

  it.each(Array.from({ length: 12 }, (_, index) => 1000 + index * 7919))(
    'is fair: 20 000 draws lie as their weights say (seed %d) (LOT-2)',
    (seed) => {
      const random = createSeededRandom(seed)
      const weights = Array.from({ length: 6 }, () => 1 + random.below(40))
      const blankWeight = 1 + random.below(100)
      const pool: PrizePool = {
        prizes: weights.map((weight, index) => prize(`prize-${index}`, weight, 1_000_000)),
        blankWeight,
      }
      const counts = new Map<string, number>()
      const draws = 20_000
      for (let time = 0; time < draws; time += 1) {
        const id = drawPrize(pool, random).prize?.id ?? 'nothing'
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      const cells = [
        ...weights.map((weight, index) => [`prize-${index}`, weight] as const),
        ['nothing', blankWeight] as const,
      ]
      const chiSquare = cells.reduce((sum, [id, weight]) => {
        const expected = (draws * weight) / chancesOf(pool)
        return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
      }, 0)
      expect(chiSquare).toBeLessThan(CHI_SQUARE_BOUND)
    },
  )
})
