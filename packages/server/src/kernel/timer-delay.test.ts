import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timerDelay } from './timer-delay.ts'

it('whatever the clock says, a delay is one that a timer keeps, and a usual one is left as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger()), (ms) => {
      const delay = timerDelay(ms)
      expect(delay >= 0 && delay <= 2 ** 31 - 1).toBe(true)
      if (ms >= 0 && ms <= 2 ** 31 - 1) expect(delay === ms).toBe(true)
    }),
  )
  expect([-1, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY].map(timerDelay)).toEqual([0, 0, 2 ** 31 - 1, 2 ** 31 - 1])
})
