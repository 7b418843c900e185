import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chineseTime, endOfDay, parseDay } from '../../format/index.ts'
import { payoutDay } from './payout-day.ts'

it.each([
  ['2026-11-25', '2026-11-27', 'Wednesday'],
  ['2026-11-26', '2026-11-30', 'Thursday'],
  ['2026-11-27', '2026-12-01', 'Friday'],
  ['2026-11-28', '2026-12-01', 'Saturday'],
  ['2026-11-29', '2026-12-01', 'Sunday'],
])('a withdrawal asked for on %s is expected by %s, (WAL-71)', (asked, expected) => {
  expect(payoutDay(parseDay(asked))).toBe(endOfDay(parseDay(expected)))
  expect(payoutDay(endOfDay(parseDay(asked)))).toBe(endOfDay(parseDay(expected)))
})

it('no withdrawal is ever expected on a weekend, nor later than four days after it (WAL-71)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (askedAt) => {
      const day = payoutDay(askedAt)
      expect(['0', '6']).not.toContain(chineseTime(day, 'd'))
      expect(day).toBeGreaterThanOrEqual(endOfDay(askedAt, 2))
      expect(day).toBeLessThanOrEqual(endOfDay(askedAt, 4))
    }),
  )
})

it('an instant that no calendar has is no day, and the reckoning ends', () => {
  expect(payoutDay(Number.NaN)).toBeNaN()
  expect(payoutDay(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY)
})
