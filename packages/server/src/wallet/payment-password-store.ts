import type { PaymentPasswordState } from '@diandu/core/wallet'
import { updateRow, type Queries } from '../database/index.ts'

export interface PaymentPasswordRecord {
  readonly hash: string | null
  readonly state: PaymentPasswordState
}

export async function readPaymentPassword(db: Queries, userId: string): Promise<PaymentPasswordRecord | undefined> {
  const [row] = await db.query<{ hash: string | null; tries: number; lockedUntil: number | null }>(
    'SELECT payment_password_hash AS hash, payment_wrong_tries AS tries, payment_locked_until AS locked_until FROM users WHERE id = $1',
    [userId],
  )
  return row && { hash: row.hash, state: { wrongTries: row.tries, lockedUntil: row.lockedUntil } }
}

/** False where the state is no longer `from`: another request tried meanwhile. */
export async function changeTries(
  db: Queries,
  userId: string,
  from: PaymentPasswordState,
  to: PaymentPasswordState,
): Promise<boolean> {
  return updateRow(db, 'users', {
    set: { paymentWrongTries: to.wrongTries, paymentLockedUntil: to.lockedUntil },
    where: { id: userId, paymentWrongTries: from.wrongTries, paymentLockedUntil: from.lockedUntil },
  })
}

/**
 * The new one begins with all its tries, and without a lock: a user who reads the mobile's messages has proved more
 * than one who knows six digits.
 */
export async function writePaymentPassword(db: Queries, userId: string, hash: string): Promise<void> {
  await updateRow(db, 'users', {
    set: { paymentPasswordHash: hash, paymentWrongTries: 0, paymentLockedUntil: null },
    where: { id: userId },
  })
}
