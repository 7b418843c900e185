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
  ])('[TIM-1] reads %d as %d ms', (time, ms) => {
    expect(toMilliseconds(time)).toBe(ms)
  })

  it('[TIM-1] reads an instant since 1971 alike in seconds and in milliseconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: Math.ceil(LAST_MS / 1000), max: Math.floor(LAST_MS) }), (seconds) => {
        expect(toMilliseconds(seconds)).toBe(seconds * 1000)
        expect(toMilliseconds(seconds * 1000)).toBe(seconds * 1000)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308])('[TIM-1] leaves %d as it is', (time) => {
    expect(toMilliseconds(time)).toBe(time)
  })
})
