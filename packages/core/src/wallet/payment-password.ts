import { isPaymentPassword } from '../input/index.ts'
import { fail, ok, refused, type Result } from '../kernel/index.ts'

/** Wrong tries before payments are locked, and for how long. */
export const PAYMENT_PASSWORD_TRIES = 5
export const PAYMENT_PASSWORD_LOCK_MS = 3 * 3_600_000

export interface PaymentPasswordState {
  readonly wrongTries: number
  readonly lockedUntil: number | null
}

/** As it is with a new password, and after a right try. */
export const UNTRIED: PaymentPasswordState = { wrongTries: 0, lockedUntil: null }

/** Whether payments are locked now; a lock whose time is over counts for nothing. */
export const isPaymentLocked = (state: PaymentPasswordState, now: number): boolean =>
  state.lockedUntil !== null && now < state.lockedUntil

/**
 * The state after one more wrong try: the fifth locks, the count begins again after the lock, and a try while it lasts
 * changes nothing.
 */
export function afterWrongTry(state: PaymentPasswordState, now: number): PaymentPasswordState {
  if (isPaymentLocked(state, now)) return state
  const tries = state.wrongTries + 1
  return tries >= PAYMENT_PASSWORD_TRIES
    ? { wrongTries: 0, lockedUntil: now + PAYMENT_PASSWORD_LOCK_MS }
    : { wrongTries: tries, lockedUntil: null }
}

export const triesLeft = (state: PaymentPasswordState): number => Math.max(0, PAYMENT_PASSWORD_TRIES - state.wrongTries)

/** A payment password that a user would like to have. */
export const validatePaymentPassword = (password: string): Result<string> =>
  isPaymentPassword(password)
    ? ok(password)
    : fail(refused('password-weak', '支付密码为 6 位数字，不能全部相同或连续', 'paymentPassword'))
