import fc from 'fast-check'
import { expect, it } from 'vitest'
import { needsTwoReviewers, TWO_REVIEWERS_FROM_FEN, TWO_REVIEWERS_IN_ALL_FROM_FEN } from '../index.ts'

it('what one reviewer lets through alone in a day stays below both sums, however it is cut up (WAL-34)', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          who: fc.constantFrom('lin', 'wu', 'he', 'an', 'bo'),
          amountFen: fc.integer({ min: 1, max: 600_000_00 }),
        }),
        { maxLength: 30, size: 'max' },
      ),
      (credits) => {
        const alone = new Map<string, number>()
        let inAllFen = 0
        for (const { who, amountFen } of credits) {
          const toPersonFen = alone.get(who) ?? 0
          const isAlone = !needsTwoReviewers(amountFen, { toPersonFen, inAllFen })
          expect(isAlone).toBe(
            toPersonFen + amountFen < TWO_REVIEWERS_FROM_FEN && inAllFen + amountFen < TWO_REVIEWERS_IN_ALL_FROM_FEN,
          )
          if (!isAlone) continue
          alone.set(who, toPersonFen + amountFen)
          inAllFen += amountFen
        }
        expect(Math.max(0, ...alone.values())).toBeLessThan(TWO_REVIEWERS_FROM_FEN)
        expect(inAllFen).toBeLessThan(TWO_REVIEWERS_IN_ALL_FROM_FEN)
      },
    ),
  )
})

it('a sum needs two reviewers from either border on, with what the same hand let through before (WAL-34)', () => {
  const needs = (amountFen: number, toPersonFen: number, inAllFen: number) =>
    needsTwoReviewers(amountFen, { toPersonFen, inAllFen })
  const [one, all] = [TWO_REVIEWERS_FROM_FEN, TWO_REVIEWERS_IN_ALL_FROM_FEN]
  expect([one, all]).toEqual([500_000_00, 2_000_000_00])
  expect([needs(one - 1, 0, 0), needs(one, 0, 0), needs(1, one - 2, 0), needs(1, one - 1, 0)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([needs(1, 0, all - 2), needs(1, 0, all - 1)]).toEqual([false, true])
})
