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

it('a payment password counts four wrong tries down and locks at the fifth (WAL-6)', () => {
  let state = UNTRIED
  for (const left of [4, 3, 2, 1]) {
    state = afterWrongTry(state, 1_000)
    expect([triesLeft(state), isPaymentLocked(state, 1_000)]).toEqual([left, false])
  }
  state = afterWrongTry(state, 1_000)
  expect(isPaymentLocked(state, 1_000)).toBe(true)
  expect(isPaymentLocked(state, 1_000 + PAYMENT_PASSWORD_LOCK_MS - 1)).toBe(true)
  expect(isPaymentLocked(state, 1_000 + PAYMENT_PASSWORD_LOCK_MS)).toBe(false)
})

it('payments are locked for three hours, and a new password is untried (WAL-6)', () => {
  expect(PAYMENT_PASSWORD_LOCK_MS).toBe(10_800_000)
  expect(NEW_PASSWORD).toEqual(UNTRIED)
})

it('a payment password has five tries again after the lock (WAL-6)', () => {
  const locked = { wrongTries: 0, lockedUntil: 5_000 }
  expect(afterWrongTry(locked, 5_000)).toEqual({ wrongTries: 1, lockedUntil: null })
})

it('a try while it is locked neither opens the lock nor moves it (WAL-6)', () => {
  const locked = { wrongTries: 0, lockedUntil: 5_000 }
  expect(afterWrongTry(locked, 4_999)).toEqual(locked)
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
