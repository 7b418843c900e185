import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMilliseconds } from './to-milliseconds.ts'

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
