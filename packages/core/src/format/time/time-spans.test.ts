import fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { timeLeft } from '../index.ts'
import { toMilliseconds } from './to-milliseconds.ts'
import { toDayHourMinuteSecond } from './to-day-hour-minute-second.ts'
import { remainingTime } from './remaining-time.ts'

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

const FIRST_MS = Date.parse('1970-01-01T00:00:00+08:00')
const LAST_MS = Date.parse('1970-12-31T23:59:59.999+08:00')

describe('toMilliseconds', () => {
  it.each([
    [1_700_000_000, 1_700_000_000_000],
    [1_700_000_000_000, 1_700_000_000_000],
    [0, 0],
    [1, 1000],
    [LAST_MS, LAST_MS * 1000],
    [LAST_MS + 1, LAST_MS + 1],
    [FIRST_MS, FIRST_MS * 1000],
    [FIRST_MS - 1, FIRST_MS - 1],
  ])('reads %d as %d ms', (time, ms) => {
    expect(toMilliseconds(time)).toBe(ms)
  })

  it('agrees with the calendar of the platform about what is in 1970', () => {
    const chinese = new Intl.DateTimeFormat('en', { timeZone: 'Etc/GMT-8', year: 'numeric', era: 'short' })
    const near = fc.oneof(
      fc.integer({ min: FIRST_MS - 1e9, max: FIRST_MS + 1e9 }),
      fc.integer({ min: LAST_MS - 1e9, max: LAST_MS + 1e9 }),
      fc.integer({ min: -8e15, max: 8e15 }),
    )
    fc.assert(
      fc.property(near, (time) => {
        const isIn1970 = chinese.format(time) === '1970 AD'
        expect(toMilliseconds(time)).toBe(isIn1970 ? time * 1000 : time)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308])('leaves %d as it is', (time) => {
    expect(toMilliseconds(time)).toBe(time)
  })
})

describe('toDayHourMinuteSecond', () => {
  it.each([
    [0, '00 00 00 00'],
    [999, '00 00 00 00'],
    [1000, '00 00 00 01'],
    [59_999, '00 00 00 59'],
    [3_600_000, '00 01 00 00'],
    [86_399_999, '00 23 59 59'],
    [86_400_000, '01 00 00 00'],
    [93_784_000, '01 02 03 04'],
    [864_000_000_000, '10000 00 00 00'],
    [-1, '00 00 00 00'],
    [Number.NaN, '00 00 00 00'],
    [Number.NEGATIVE_INFINITY, '00 00 00 00'],
    [Number.POSITIVE_INFINITY, '104249991 08 59 00'],
  ])('counts %d ms as %s (WEB-62)', (durationMs, parts) => {
    expect(toDayHourMinuteSecond(durationMs).join(' ')).toBe(parts)
  })

  it('adds up to the whole seconds again (WEB-62)', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (durationMs) => {
        const [days, hours, minutes, seconds] = toDayHourMinuteSecond(durationMs).map(Number) as [
          number,
          number,
          number,
          number,
        ]
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(durationMs / 1000))
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
      }),
    )
  })

  it('gives texts of two digits or more for every number (WEB-62)', () => {
    fc.assert(
      fc.property(fc.double(), (durationMs) => {
        expect(toDayHourMinuteSecond(durationMs).join(' ')).toMatch(/^\d{2,9} \d\d \d\d \d\d$/)
      }),
    )
  })
})

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
