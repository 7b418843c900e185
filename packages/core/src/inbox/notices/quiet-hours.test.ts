import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chineseTime, parseInstant } from '../../format/index.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { outsideQuietHours } from './quiet-hours.ts'

const at = (time: string): number => parseInstant(`2026-11-${time}:00+08:00`)
const sentAt = (time: string, by: string | null = null): string =>
  chineseTime(outsideQuietHours(at(time), by === null ? null : at(by)), 'DD HH:mm')
const hourOf = (instant: number): number => Number(chineseTime(instant, 'H'))
const isQuiet = (instant: number): boolean => hourOf(instant) >= 22 || hourOf(instant) < 8
const instants = fc.integer({ min: 0, max: 4_000_000_000_000 })

describe('the hours in which a phone is left alone', () => {
  it('what is due by night waits until eight, and by day it does not wait (NTF-2)', () => {
    expect(
      ['25T21:59', '25T22:00', '25T23:59', '26T00:00', '26T07:59', '26T08:00'].map((time) => sentAt(time)),
    ).toEqual(['25 21:59', '26 08:00', '26 08:00', '26 08:00', '26 08:00', '26 08:00'])
  })

  it('a deadline of the same night is told of at once, one of the next evening in the morning (NTF-2)', () => {
    expect(sentAt('25T23:00', '26T03:00')).toBe('25 23:00')
    expect(sentAt('25T23:00', '26T08:00')).toBe('25 23:00')
    expect(sentAt('25T23:59', '26T23:59')).toBe('26 08:00')
  })

  it('no phone is told by night of anything that can wait until the morning (NTF-2)', () => {
    fc.assert(
      fc.property(instants, fc.option(fc.integer({ min: 0, max: 3 * DAY_MS })), (due, leftMs) => {
        const by = leftMs === null ? null : due + leftMs
        const when = outsideQuietHours(due, by)
        expect(when).toBeGreaterThanOrEqual(due)
        expect(when - due).toBeLessThanOrEqual(10 * HOUR_MS)
        if (isQuiet(when)) expect(by !== null && by <= outsideQuietHours(due, null)).toBe(true)
        if (by !== null) expect(when).toBeLessThanOrEqual(Math.max(by, due))
        // Asked again when it is due, it says the same.
        expect(outsideQuietHours(when, by)).toBe(when)
      }),
    )
  })

  it('a reminder that is due a day before its deadline leaves fourteen hours at least (MSG-13, NTF-2)', () => {
    fc.assert(
      fc.property(instants, (deadline) => {
        const when = outsideQuietHours(deadline - DAY_MS, deadline)
        expect(deadline - when).toBeGreaterThanOrEqual(14 * HOUR_MS)
        expect(isQuiet(when)).toBe(false)
      }),
    )
  })
})
