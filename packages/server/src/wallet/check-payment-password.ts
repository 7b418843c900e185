import { fail, type Result } from '@diandu/core/kernel'
import { admitPaymentTry, decidePaymentTry } from '@diandu/core/wallet'
import type { Database } from '../database/index.ts'
import { oneAtATime, verifyPassword } from '../session/index.ts'
import { changeTries, readPaymentPassword } from './payment-password-store.ts'
import { rememberedPasswords } from './remembered-passwords.ts'

const isRight = rememberedPasswords({ verify: verifyPassword })
const inTurn = oneAtATime()

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
  const admitted = admitPaymentTry({ secret: stored.hash, state: stored.state, at: nowMs })
  if (!admitted.ok) return admitted
  const isRightTry = await isRight(password, admitted.value, { standing: 'payment' })
  for (;;) {
    const before = (await readPaymentPassword(db, userId))?.state
    if (before === undefined) return fail({ kind: 'login-required' })
    const { state, verdict } = decidePaymentTry(before, isRightTry, nowMs)
    if (state === before || (await changeTries(db, userId, before, state))) return verdict
  }
}
