import { fail, ok, type Result } from '@diandu/core/kernel'
import { validatePaymentPassword } from '@diandu/core/wallet'
import { beginCredentialHold } from '../account/index.ts'
import type { Database } from '../database/index.ts'
import { findUser, hashPassword, oneAtATime, spendCode, tryCode, type PasswordCost } from '../session/index.ts'
import { readPaymentPassword, writePaymentPassword } from './payment-password-store.ts'

export interface NewPaymentPassword {
  readonly userId: string
  readonly paymentPassword: string
  readonly code: string
}

interface PasswordDeps {
  readonly db: Database
  readonly nowMs: number
  readonly cost: PasswordCost
}

const inTurn = oneAtATime()

/**
 * One user's are taken one after the other: many at once leave the others' places in the queue free, and try a code
 * that is spent no more.
 */
export const setPaymentPassword = (given: NewPaymentPassword, deps: PasswordDeps): Promise<Result<null>> =>
  inTurn(given.userId, () => setOwnPaymentPassword(given, deps))

async function setOwnPaymentPassword(
  { userId, paymentPassword, code }: NewPaymentPassword,
  { db, nowMs, cost }: PasswordDeps,
): Promise<Result<null>> {
  const user = await findUser(db, userId)
  if (user === undefined) return fail({ kind: 'login-required' })
  const validated = validatePaymentPassword(paymentPassword)
  if (!validated.ok) return validated
  const tried = await tryCode(db, { mobile: user.mobile, purpose: 'payment-password', code }, nowMs)
  if (!tried.ok) return tried
  const hash = await hashPassword(paymentPassword, cost, { standing: 'member' })
  return db.transaction(async (tx) => {
    const spent = await spendCode(tx, tried.value, nowMs)
    if (!spent.ok) return spent
    const before = await readPaymentPassword(tx, userId)
    await writePaymentPassword(tx, userId, hash)
    if (typeof before?.hash === 'string') await beginCredentialHold(tx, userId, 'payment-password', nowMs)
    return ok(null)
  })
}
