import type { Result } from '../../src/kernel/index.ts'
import { admitPaymentTry, decidePaymentTry } from '../../src/wallet/index.ts'
import { keepMember, type MarketState, type Member } from './market-state.ts'

/** Whether this is the one who may spend this person's money; a wrong try is counted. */
export function provePayer(state: MarketState, buyer: Member, password: string): Result<void> {
  const at = state.clock.now()
  const { paymentPassword: secret, paymentTries } = buyer
  const admitted = admitPaymentTry({ secret, state: paymentTries, at })
  if (!admitted.ok) return admitted
  const tried = decidePaymentTry(paymentTries, admitted.value === password, at)
  keepMember(state, buyer, { paymentTries: tried.state })
  return tried.verdict
}
