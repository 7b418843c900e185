import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'
import { isNoticeOver, nextTryAt } from './retry-notice.ts'

it('a notice is tried again after half a minute, then after twice as long each time, an hour at most (NTF-6)', () => {
  expect([1, 2, 3, 4, 8, 9, 1000].map((tries) => nextTryAt(tries, 0) / MINUTE_MS)).toEqual([0.5, 1, 2, 4, 60, 60, 60])
})

it('it is over after three days, or with its deadline, and not before (NTF-6, NTF-8)', () => {
  expect([3 * DAY_MS, 3 * DAY_MS + 1].map((now) => isNoticeOver({ firstDueAt: 0, by: null }, now))).toEqual([
    false,
    true,
  ])
  expect([HOUR_MS, HOUR_MS + 1].map((now) => isNoticeOver({ firstDueAt: 0, by: HOUR_MS }, now))).toEqual([false, true])
})

it('a provider that is down for two days is still met by a try within the hour after it (NTF-6)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * DAY_MS }), (upAt) => {
      let [now, tries] = [0, 0]
      while (now < upAt) now = nextTryAt((tries += 1), now)
      expect(now - upAt).toBeLessThanOrEqual(HOUR_MS)
      expect(isNoticeOver({ firstDueAt: 0, by: null }, now)).toBe(false)
    }),
  )
})
