import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  afterWrongTry,
  isPaymentLocked,
  PAYMENT_PASSWORD_LOCK_MS,
  triesLeft,
  UNTRIED as NEW_PASSWORD,
  type PaymentPasswordState,
} from './index.ts'

const UNTRIED: PaymentPasswordState = { wrongTries: 0, lockedUntil: null }

it('payments are locked for three hours, and a new password is untried (WAL-6)', () => {
  expect(PAYMENT_PASSWORD_LOCK_MS).toBe(10_800_000)
  expect(NEW_PASSWORD).toEqual(UNTRIED)
})

it('a payment password never lets more than five wrong tries through in three hours (WAL-6)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: PAYMENT_PASSWORD_LOCK_MS / 4 }), { minLength: 6, maxLength: 60 }), (pauses) => {
      let now = 0
      let state = UNTRIED
      const locks: number[] = []
      let triesSinceLock = 0
      for (const pause of pauses) {
        now += pause
        if (isPaymentLocked(state, now)) continue
        state = afterWrongTry(state, now)
        triesSinceLock += 1
        expect(triesLeft(state)).toBeGreaterThan(0)
        if (!isPaymentLocked(state, now)) continue
        expect(triesSinceLock).toBe(5)
        triesSinceLock = 0
        locks.push(now)
      }
      locks.reduce((earlier, later) => {
        expect(later - earlier).toBeGreaterThanOrEqual(PAYMENT_PASSWORD_LOCK_MS)
        return later
      }, -Infinity)
    }),
  )
})
