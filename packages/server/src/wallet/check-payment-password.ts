import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { afterWrongTry, isPaymentLocked, triesLeft, type PaymentPasswordState } from '@diandu/core/wallet'
import type { Database } from '../database/index.ts'
import { oneAtATime, verifyPassword } from '../session/index.ts'
import { changeTries, readPaymentPassword } from './payment-password-store.ts'
import { rememberedPasswords } from './remembered-passwords.ts'

const isRight = rememberedPasswords({ verify: verifyPassword })
const inTurn = oneAtATime()
const NO_TRIES: PaymentPasswordState = { wrongTries: 0, lockedUntil: null }

/**
 * Outside every transaction: hashing takes long, and a wrong try stays counted whatever becomes of the payment. The
 * verdict is told only if the count still admits it, so that a thousand guesses at once learn no more than five in a
 * row. One person's are checked one after the other: a user who sends a thousand keeps no other user's payment waiting.
 */
export const checkPaymentPassword = (
  db: Database,
  userId: string,
  password: string,
  nowMs: number,
): Promise<Result<void>> => inTurn(userId, () => verifyPaymentPassword(db, userId, password, nowMs))

async function verifyPaymentPassword(
  db: Database,
  userId: string,
  password: string,
  nowMs: number,
): Promise<Result<void>> {
  const stored = await readPaymentPassword(db, userId)
  if (stored === undefined) return fail({ kind: 'login-required' })
  if (stored.hash === null) return fail(refused('payment-password-missing', '请先设置支付密码', 'paymentPassword'))
  if (isPaymentLocked(stored.state, nowMs)) return fail(locked())
  return (await isRight(password, stored.hash, { standing: 'payment' }))
    ? admit(db, userId, nowMs)
    : countWrongTry(db, userId, nowMs)
}

async function admit(db: Database, userId: string, nowMs: number): Promise<Result<void>> {
  for (;;) {
    const state = (await readPaymentPassword(db, userId))?.state
    if (state === undefined) return fail({ kind: 'login-required' })
    if (isPaymentLocked(state, nowMs)) return fail(locked())
    const isFresh = state.wrongTries === 0 && state.lockedUntil === null
    if (isFresh || (await changeTries(db, userId, state, NO_TRIES))) return ok(undefined)
  }
}

async function countWrongTry(db: Database, userId: string, nowMs: number): Promise<Result<void>> {
  for (;;) {
    const state = (await readPaymentPassword(db, userId))?.state
    if (state === undefined) return fail({ kind: 'login-required' })
    if (isPaymentLocked(state, nowMs)) return fail(locked())
    const after = afterWrongTry(state, nowMs)
    if (await changeTries(db, userId, state, after))
      return fail(isPaymentLocked(after, nowMs) ? locked() : wrong(triesLeft(after)))
  }
}

const wrong = (tries: number): Failure =>
  refused('payment-password-wrong', `支付密码不正确，还可尝试 ${tries} 次`, 'paymentPassword')
const locked = (): Failure =>
  refused('payment-password-locked', '支付密码错误次数过多，请 3 小时后再试，或重新设置', 'paymentPassword')
