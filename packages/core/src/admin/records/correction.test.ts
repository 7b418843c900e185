import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COIN_CORRECTION, COUPON_CORRECTION, decideCorrection } from './correction.ts'

const aBound = fc.constantFrom(COIN_CORRECTION, COUPON_CORRECTION)

it('however a correction is cut up, one account never corrects more than its bound in a day (ADM-28)', () => {
  fc.assert(
    fc.property(aBound, fc.array(fc.integer({ min: -200_000, max: 200_000 })), (bound, sizes) => {
      let [alone, withinDay] = [0, 0]
      for (const size of sizes) {
        const decided = decideCorrection(size, { withinDay, bound })
        if (!decided.ok) continue
        withinDay += Math.abs(size)
        if (decided.value === 'one') alone += Math.abs(size)
      }
      expect(alone).toBeLessThanOrEqual(bound.alone)
      expect(withinDay).toBeLessThanOrEqual(bound.most)
    }),
  )
})

it('a correction of nothing is none, and the bound itself is within it (ADM-28)', () => {
  const decide = (size: number) => decideCorrection(size, { withinDay: 0, bound: COIN_CORRECTION })
  expect([decide(0).ok, decide(0.5).ok, decide(100_001).ok]).toEqual([false, false, false])
  expect([decide(-1_000), decide(1_001)]).toEqual([
    { ok: true, value: 'one' },
    { ok: true, value: 'two' },
  ])
})
