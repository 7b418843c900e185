import { fail, ok } from '@diandu/core/kernel'
import { getCapital, setPaymentPassword as setPaymentPasswordRow } from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import { memberHandlerFor, type Handler } from '../calls/index.ts'
import { STANDARD_COST, type PasswordCost } from '../session/index.ts'
import { bankCardHandlers } from './bank-card.handlers.ts'
import { readCapital } from './capital-store.ts'
import { withdrawalHandlers } from './withdrawals/withdrawal.handlers.ts'
import { setPaymentPassword } from './set-payment-password.ts'

export interface WalletHandlerDeps {
  /** Seals card numbers. */
  readonly box: DataBox
  readonly passwordCost?: PasswordCost
}

export function walletHandlers({ box, passwordCost = STANDARD_COST }: WalletHandlerDeps): readonly Handler[] {
  return [
    ...bankCardHandlers(box),
    ...withdrawalHandlers(box),
    memberHandlerFor(getCapital, async (_nothing, { db, viewer }) => {
      const capital = await readCapital(db, viewer.userId)
      return capital === undefined ? fail({ kind: 'login-required' }) : ok(capital)
    }),
    memberHandlerFor(setPaymentPasswordRow, (given, { db, viewer, clock }) =>
      setPaymentPassword({ ...given, userId: viewer.userId }, { db, nowMs: clock.now(), cost: passwordCost }),
    ),
  ]
}
