import { fail, ok } from '@diandu/core/kernel'
import { getCapital, setPaymentPassword as setPaymentPasswordRow } from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../calls/index.ts'
import { STANDARD_COST, type PasswordCost } from '../session/index.ts'
import { readCapital } from './read-capital.ts'
import { setPaymentPassword } from './set-payment-password.ts'

export function walletHandlers({ passwordCost = STANDARD_COST }: { readonly passwordCost?: PasswordCost } = {}): readonly Handler[] {
  return [
    memberHandlerFor(getCapital, async (_nothing, { db, viewer }) => {
      const capital = await readCapital(db, viewer.userId)
      return capital === undefined ? fail({ kind: 'login-required' }) : ok(capital)
    }),
    memberHandlerFor(setPaymentPasswordRow, (given, { db, viewer, clock }) =>
      setPaymentPassword({ ...given, userId: viewer.userId }, { db, nowMs: clock.now(), cost: passwordCost }),
    ),
  ]
}
