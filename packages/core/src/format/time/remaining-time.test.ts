import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remainingTime } from './remaining-time.ts'

const STARTED_SECONDS = 1_700_000_000
const END_MS = STARTED_SECONDS * 1000 + 168 * 3_600_000
const left = (leftMs: number) => remainingTime(STARTED_SECONDS, END_MS - leftMs)

describe('remainingTime', () => {
  it.each([
    [168 * 3_600_000, { kind: 'days', days: 7, hours: 0 }],
    [168 * 3_600_000 - 1, { kind: 'days', days: 6, hours: 23 }],
    [86_400_000, { kind: 'days', days: 1, hours: 0 }],
    [86_399_999, { kind: 'hours', hours: 23 }],
    [3_600_000, { kind: 'hours', hours: 1 }],
    [3_599_999, { kind: 'minutes', minutes: 59 }],
    [120_000, { kind: 'minutes', minutes: 2 }],
  ])('tells %d ms as %j', (leftMs, shown) => {
    expect(left(leftMs)).toEqual(shown)
  })

  it.each([
    [60_000, { kind: 'minutes', minutes: 1 }],
    [59_999, { kind: 'minutes', minutes: 0 }],
    [1, { kind: 'minutes', minutes: 0 }],
    [0, { kind: 'over' }],
    [-1, { kind: 'over' }],
  ])('tells %d ms as %j', (leftMs, shown) => {
    expect(left(leftMs)).toEqual(shown)
  })

  it.each([
    [left(169 * 3_600_000), { kind: 'days', days: 7, hours: 0 }],
    [remainingTime(Number.POSITIVE_INFINITY, 0), { kind: 'days', days: 7, hours: 0 }],
    [remainingTime(Number.NEGATIVE_INFINITY, 0), { kind: 'over' }],
    [remainingTime(Number.NaN, 0), { kind: 'over' }],
    [remainingTime(0, Number.NaN), { kind: 'over' }],
    [remainingTime(1e308, 1e308), { kind: 'days', days: 7, hours: 0 }],
  ])('tells a clock that is off: %j', (shown, expected) => {
    expect(shown).toEqual(expected)
  })

  it('answers for every pair of numbers, with whole parts', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (startedSeconds, nowMs) => {
        const { kind, ...parts } = remainingTime(startedSeconds, nowMs)
        expect(['days', 'hours', 'minutes', 'over']).toContain(kind)
        expect(Object.values(parts).every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      }),
    )
  })
})
