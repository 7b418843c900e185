import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskedSellerName } from './seller-profile.ts'
import { HOUR_MS } from '../kernel/index.ts'
import { RESPONSE_WITHIN_MS, responseTime } from './response-time.ts'

it.each([
  ['店主老周', '店**周'],
  ['林', '林**'],
  ['王五', '王**'],
  ['13812345678', '1**'],
  ['+86 138-1234-5678', '+**'],
  ['', '**'],
  ['😀ab', '😀**b'],
])('masks %s as %s (SHP-1)', (name, masked) => {
  expect(maskedSellerName(name)).toBe(masked)
})

it('never tells more than two letters of a name (SHP-1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      expect(Array.from(maskedSellerName(name).replace('**', '')).length).toBeLessThanOrEqual(2)
    }),
  )
})

const NOW = 1_780_000_000_000
const asked = (hours: number | null, agoMs = 10 * HOUR_MS) => ({
  askedAt: NOW - agoMs,
  answeredAt: hours === null ? null : NOW - agoMs + hours * HOUR_MS,
})

it('says how long a seller usually takes, and how many of all offers they answered (SHP-3)', () => {
  expect(responseTime([asked(1), asked(9), asked(2), asked(null)], NOW)).toEqual({
    medianMs: 2 * HOUR_MS,
    answered: 3,
    asked: 4,
  })
})

it('says nothing of fewer than three answers (SHP-3)', () => {
  expect(responseTime([asked(1), asked(2), asked(null), asked(null)], NOW)).toBeNull()
})

it('counts ninety days, and no offer of before (SHP-3)', () => {
  const old = asked(1, RESPONSE_WITHIN_MS + 1)
  expect(responseTime([asked(1), asked(2), old, old], NOW)).toBeNull()
})
