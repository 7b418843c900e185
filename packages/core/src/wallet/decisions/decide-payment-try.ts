import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { afterWrongTry, isPaymentLocked, triesLeft, UNTRIED, type PaymentPasswordState } from '../payment-password.ts'

/** What is read before a payment password is tried. */
export interface PaymentTryFacts {
  /** What the try is compared with: a password, or the hash of one; null where none is set. */
  readonly secret: string | null
  readonly state: PaymentPasswordState
  readonly at: number
}

/** What a try has to be compared with, or why none is taken. */
export function admitPaymentTry({ secret, state, at }: PaymentTryFacts): Result<string> {
  if (secret === null) return fail(refused('payment-password-missing', '请先设置支付密码', 'paymentPassword'))
  return isPaymentLocked(state, at) ? fail(paymentsLocked()) : ok(secret)
}

/** What a try leaves behind, which is the same state where nothing has changed, and what the person is told. */
export interface DecidedPaymentTry {
  readonly state: PaymentPasswordState
  readonly verdict: Result<void>
}

/** A lock hides the verdict on a right try too: of many guesses at once no more is learnt than of five in a row. */
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
