import { expect, it } from 'vitest'
import { HOUR_MS } from '../kernel/index.ts'
import { RESPONSE_WITHIN_MS, responseTime } from './response-time.ts'

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
