import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRetryAfter } from './parse-retry-after.ts'

const NOW_MS = Date.UTC(2026, 2, 11, 4)

describe('parseRetryAfter', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7000],
    ['Wed, 11 Mar 2026 04:00:30 GMT', 30_000],
    ['Wed, 11 Mar 2026 03:00:00 GMT', 0],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['9999999999999', undefined],
    [undefined, undefined],
  ])('%j is %s ms', (header, waitMs) => {
    expect(parseRetryAfter(header, NOW_MS)).toBe(waitMs)
  })

  it('any header is a wait or none', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const waitMs = parseRetryAfter(header, NOW_MS)
        expect(waitMs === undefined || waitMs >= 0).toBe(true)
      }),
    )
  })
})
