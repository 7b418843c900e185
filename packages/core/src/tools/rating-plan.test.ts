import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { BEST_SCORE, fiveStarsFor, planRatings, WORST_SCORE } from './rating-plan.ts'

const aScore = fc.integer({ min: WORST_SCORE, max: BEST_SCORE })
const aPart = fc.record({ score: aScore, count: fc.integer({ min: 1, max: 10_000_000 }) })
const aTarget = fc.integer({ min: WORST_SCORE, max: BEST_SCORE - 1 })

describe('a plan for three ratings', () => {
  it('says that 37 five-star ratings lift 74 of 4.70 to 4.80 (TOOL-6)', () => {
    const part = { score: 470, count: 74 }
    const plan = planRatings(
      { described: part, service: { score: 481, count: 9 }, delivery: { score: 460, count: 10 } },
      480,
    )
    expect(plan.parts).toMatchObject([
      { part: 'delivery', gap: 20, fiveStars: 10, scoreAfter: 480 },
      { part: 'described', gap: 10, fiveStars: 37, scoreAfter: 480 },
      { part: 'service', gap: 0, fiveStars: 0, scoreAfter: 481 },
    ])
    expect(plan.fiveStarsPerOneStar).toBe(19)
  })

  it('names the least number that reaches the target: one fewer does not (TOOL-6)', () => {
    fc.assert(
      fc.property(aPart, aTarget, ({ score, count }, target) => {
        const more = fiveStarsFor({ score, count }, target) ?? Number.NaN
        const reaches = (stars: number) => score * count + BEST_SCORE * stars >= target * (count + stars)
        expect(reaches(more)).toBe(true)
        if (more > 0) expect(reaches(more - 1)).toBe(false)
      }),
    )
  })

  it('never asks more of a better score, of fewer ratings or of a lower target (TOOL-6)', () => {
    fc.assert(
      fc.property(aPart, aTarget, ({ score, count }, target) => {
        const stars = (rated: { score: number; count: number }, wanted: number) => fiveStarsFor(rated, wanted) ?? 0
        const now = stars({ score, count }, target)
        expect(stars({ score: Math.min(BEST_SCORE, score + 1), count }, target)).toBeLessThanOrEqual(now)
        if (count > 1) expect(stars({ score, count: count - 1 }, target)).toBeLessThanOrEqual(now)
        expect(stars({ score, count }, Math.max(WORST_SCORE, target - 1))).toBeLessThanOrEqual(now)
      }),
    )
  })

  it('says that five stars on average are out of reach below five stars, and reached at once where there is no rating yet (TOOL-7)', () => {
    expect(fiveStarsFor({ score: 499, count: 1 }, BEST_SCORE)).toBeNull()
    expect(fiveStarsFor({ score: 500, count: 1 }, BEST_SCORE)).toBe(0)
    expect(fiveStarsFor({ score: 100, count: 0 }, BEST_SCORE)).toBe(1)
    const none = { score: 480, count: 0 }
    expect(planRatings({ described: none, service: none, delivery: none }, BEST_SCORE).fiveStarsPerOneStar).toBeNull()
  })

  it('says how many five-star ratings make up for one with one star at the target (TOOL-6)', () => {
    fc.assert(
      fc.property(aTarget, (target) => {
        const part = { score: target, count: 1000 }
        const per = planRatings({ described: part, service: part, delivery: part }, target).fiveStarsPerOneStar ?? 0
        expect(WORST_SCORE + BEST_SCORE * per).toBeGreaterThanOrEqual(target * (per + 1))
        if (per > 0) expect(WORST_SCORE + BEST_SCORE * (per - 1)).toBeLessThan(target * per)
      }),
    )
  })

  it('says what one rating with one star would cost each part, and what a part without a rating needs (TOOL-6)', () => {
    const plan = planRatings(
      { described: { score: 470, count: 74 }, service: { score: 0, count: 0 }, delivery: { score: 500, count: 1 } },
      480,
    )
    expect(plan).toEqual({
      target: 480,
      parts: [
        { part: 'described', score: 470, count: 74, gap: 10, fiveStars: 37, scoreAfter: 480, oneStarCosts: 493 },
        { part: 'service', score: 100, count: 0, gap: 0, fiveStars: 1, scoreAfter: 500, oneStarCosts: 0 },
        { part: 'delivery', score: 500, count: 1, gap: 0, fiveStars: 0, scoreAfter: 500, oneStarCosts: 20_000 },
      ],
      fiveStarsPerOneStar: 19,
    })
  })

  it('cuts the score after it, and takes every number as a whole one within its bounds (TOOL-6)', () => {
    const part = { score: 470.4, count: 3 }
    const { target, parts } = planRatings(
      { described: part, service: { score: 900, count: -1 }, delivery: { score: Number.NaN, count: 1e12 } },
      9000,
    )
    expect(target).toBe(BEST_SCORE)
    expect(parts.map(({ part: name, score, count }) => [name, score, count])).toEqual([
      ['delivery', 100, 10_000_000],
      ['described', 470, 3],
      ['service', 500, 0],
    ])
    const four = { score: 470, count: 4 }
    expect(planRatings({ described: four, service: four, delivery: four }, 481).parts[0]?.scoreAfter).toBe(482)
    expect(planRatings({ described: part, service: part, delivery: part }, 0).target).toBe(WORST_SCORE)
  })
})
