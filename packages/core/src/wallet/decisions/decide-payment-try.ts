import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { afterWrongTry, isPaymentLocked, triesLeft, UNTRIED, type PaymentPasswordState } from '../payment-password.ts'

export interface PaymentTryFacts {
  /** The password that the attempt is compared with, or its hash; null where none is set. */
  readonly secret: string | null
  readonly state: PaymentPasswordState
  readonly at: number
}

/** The secret to compare with, or why no attempt is allowed. */
export function admitPaymentTry({ secret, state, at }: PaymentTryFacts): Result<string> {
  if (secret === null) return fail(refused('payment-password-missing', '请先设置支付密码', 'paymentPassword'))
  return isPaymentLocked(state, at) ? fail(paymentsLocked()) : ok(secret)
}

/** `state` is the same where the attempt changes nothing; `verdict` is for the person. */
export interface DecidedPaymentTry {
  readonly state: PaymentPasswordState
  readonly verdict: Result<void>
}

/** A lock hides the verdict on a right attempt too: many concurrent guesses reveal no more than five in a row. */
export function decidePaymentTry(state: PaymentPasswordState, isRight: boolean, at: number): DecidedPaymentTry {
  if (isPaymentLocked(state, at)) return { state, verdict: fail(paymentsLocked()) }
  if (isRight) return { state: isUntried(state) ? state : UNTRIED, verdict: ok(undefined) }
  const after = afterWrongTry(state, at)
  return { state: after, verdict: fail(isPaymentLocked(after, at) ? paymentsLocked() : wrongPassword(after)) }
}

const isUntried = ({ wrongTries, lockedUntil }: PaymentPasswordState): boolean =>
  wrongTries === 0 && lockedUntil === null

const wrongPassword = (state: PaymentPasswordState) =>
  refused('payment-password-wrong', `支付密码不正确，还可尝试 ${triesLeft(state)} 次`, 'paymentPassword')

const paymentsLocked = () =>
  refused('payment-password-locked', '支付密码错误次数过多，请 3 小时后再试，或重新设置', 'paymentPassword')
