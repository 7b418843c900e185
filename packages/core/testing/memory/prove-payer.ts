import { ok, type Result } from '../../src/kernel/index.ts'
import { afterWrongTry, isPaymentLocked, triesLeft } from '../../src/wallet/index.ts'
import { refuse, type MarketState, type Member } from './market-state.ts'

/** Whether this is the one who may spend this person's money; a wrong try is counted. */
export function provePayer(state: MarketState, buyer: Member, paymentPassword: string): Result<null> {
  const now = state.clock.now()
  const { paymentTries } = buyer
  const keepTries = (tries: Member['paymentTries']) =>
    state.members.set(buyer.userId, { ...buyer, paymentTries: tries })
  if (buyer.paymentPassword === null) return refuse('payment-password-missing', '请先设置支付密码')
  if (isPaymentLocked(paymentTries, now)) return refuse('payment-password-locked', '支付密码已锁定，请稍后再试')
  if (buyer.paymentPassword === paymentPassword) {
    keepTries({ wrongTries: 0, lockedUntil: null })
    return ok(null)
  }
  const tries = afterWrongTry(paymentTries, now)
  keepTries(tries)
  return isPaymentLocked(tries, now)
    ? refuse('payment-password-locked', '支付密码已锁定，请稍后再试', 'paymentPassword')
    : refuse('payment-password-wrong', `支付密码不正确，还可尝试 ${triesLeft(tries)} 次`, 'paymentPassword')
}
