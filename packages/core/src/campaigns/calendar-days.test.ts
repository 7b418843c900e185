import fc from 'fast-check'
import { expect, it } from 'vitest'
import { campaignWindow, EVERY_YEAR, PAST_RUNS, phaseOf } from './index.ts'

it('no two campaigns are open at one instant of any year, whether of every year or of their own days (CAM-3, CAM-4)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1971, max: 2300 }), fc.nat({ max: 366 * 24 * 60 - 1 }), (year, minute) => {
      const at = campaignWindow(`${year}-01-01`, `${year}-01-01`).opensAt + minute * 60_000
      const windows = EVERY_YEAR.map(([, first, last]) => campaignWindow(`${year}-${first}`, `${year}-${last}`))
      expect(windows.filter((window) => phaseOf(window, at) === 'between').length).toBeLessThanOrEqual(1)
      expect(PAST_RUNS.filter((run) => phaseOf(run, at) === 'between').length).toBeLessThanOrEqual(1)
    }),
  )
})
