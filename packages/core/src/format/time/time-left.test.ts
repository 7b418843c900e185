import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeLeft } from '../index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [7 * DAY + 17 * HOUR, { kind: 'days', days: 7, hours: 17 }],
  [7 * DAY, { kind: 'days', days: 7, hours: 0 }],
  [DAY - 1, { kind: 'hours', hours: 23, minutes: 59 }],
  [HOUR, { kind: 'hours', hours: 1, minutes: 0 }],
  [HOUR - 1, { kind: 'minutes', minutes: 59 }],
  [MINUTE - 1, { kind: 'minutes', minutes: 0 }],
  [0, { kind: 'over' }],
  [-1, { kind: 'over' }],
  [Number.NaN, { kind: 'over' }],
])('of %d ms %j are left (TIM-16)', (leftMs, shown) => {
  expect(timeLeft(leftMs)).toEqual(shown)
})

it('is at no instant more than what is left, and less by less than one of its smallest unit (TIM-16)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * DAY }), (leftMs) => {
      const { kind, days = 0, hours = 0, minutes = 0 } = { days: 0, hours: 0, minutes: 0, ...timeLeft(leftMs) }
      const shownMs = days * DAY + hours * HOUR + minutes * MINUTE
      expect(kind).not.toBe('over')
      expect(shownMs).toBeLessThanOrEqual(leftMs)
      expect(leftMs).toBeLessThan(shownMs + (kind === 'days' ? HOUR : MINUTE))
    }),
  )
})
