import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayHourMinuteSecond } from './to-day-hour-minute-second.ts'

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
