import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  admitPaymentTry,
  decidePaymentTry,
  PAYMENT_PASSWORD_LOCK_MS,
  PAYMENT_PASSWORD_TRIES,
  UNTRIED,
  validatePaymentPassword,
} from '../index.ts'

const AT = 1_000
const LOCKED = { wrongTries: 0, lockedUntil: AT + 1 }
const reasonOf = (reason: string) => refusedAs(reason, 'paymentPassword')

describe('admitPaymentTry', () => {
  it('answers what a try is compared with, unless none is set or payments are locked (WAL-6)', () => {
    expect(admitPaymentTry({ secret: 'hash', state: UNTRIED, at: AT })).toEqual({ ok: true, value: 'hash' })
    expect(admitPaymentTry({ secret: 'hash', state: LOCKED, at: AT + 1 })).toEqual({ ok: true, value: 'hash' })
    expect(admitPaymentTry({ secret: 'hash', state: LOCKED, at: AT })).toMatchObject(
      reasonOf('payment-password-locked'),
    )
    expect(admitPaymentTry({ secret: null, state: LOCKED, at: AT })).toMatchObject(reasonOf('payment-password-missing'))
  })
})

describe('decidePaymentTry', () => {
  it('forgets wrong tries with a right one, and writes nothing where there were none (WAL-6)', () => {
    expect(decidePaymentTry(UNTRIED, true, AT)).toEqual({ state: UNTRIED, verdict: { ok: true } })
    const stored = { ...UNTRIED }
    expect(decidePaymentTry(stored, true, AT).state).toBe(stored)
    expect(decidePaymentTry({ wrongTries: 4, lockedUntil: null }, true, AT).state).toEqual(UNTRIED)
    expect(decidePaymentTry(LOCKED, true, AT + 1).state).toEqual(UNTRIED)
  })

  it('says how many tries are left, and at the fifth that payments are locked (WAL-6)', () => {
    let state = UNTRIED
    for (const left of [4, 3, 2, 1]) {
      const tried = decidePaymentTry(state, false, AT)
      expect(tried.verdict).toMatchObject(reasonOf('payment-password-wrong'))
      expect(tried.verdict).toMatchObject({ failure: { message: `支付密码不正确，还可尝试 ${left} 次` } })
      state = tried.state
    }
    const { state: locked, verdict } = decidePaymentTry(state, false, AT)
    expect(verdict).toMatchObject(reasonOf('payment-password-locked'))
    expect(locked).toEqual({ wrongTries: 0, lockedUntil: AT + PAYMENT_PASSWORD_LOCK_MS })
  })

  it('tells neither right from wrong while payments are locked, nor changes the lock (WAL-6)', () => {
    const [right, wrong] = [decidePaymentTry(LOCKED, true, AT), decidePaymentTry(LOCKED, false, AT)]
    expect(right).toEqual(wrong)
    expect(right.state).toBe(LOCKED)
  })

  it('tells of at most five guesses at one instant whether they are right (WAL-6)', () => {
    fc.assert(
      fc.property(fc.array(fc.constant(false), { minLength: 1, maxLength: 20 }), (guesses) => {
        let [state, count] = [UNTRIED, 0]
        for (const isRight of guesses) {
          const tried = decidePaymentTry(state, isRight, AT)
          if (tried.state !== state) count += 1
          state = tried.state
        }
        expect(count).toBe(Math.min(guesses.length, PAYMENT_PASSWORD_TRIES))
        expect(decidePaymentTry(state, true, AT).verdict.ok).toBe(guesses.length < PAYMENT_PASSWORD_TRIES)
      }),
    )
  })
})

it('a payment password that is easily guessed is refused by its field (WAL-8)', () => {
  expect(validatePaymentPassword('135790')).toEqual({ ok: true, value: '135790' })
  for (const weak of ['123456', '111111', '13579', 'abcdef'])
    expect(validatePaymentPassword(weak)).toMatchObject(reasonOf('password-weak'))
})
