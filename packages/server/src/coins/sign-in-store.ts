import { dayOf, MAX_STREAK, type SignedDay } from '@diandu/core/coins'
import { DAY_MS } from '@diandu/core/kernel'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'

/** The days that matter to a streak, the last one first. */
export const readSignedDays = (db: Queries, userId: string, nowMs: number): Promise<readonly SignedDay[]> =>
  db.query<SignedDay>('SELECT day, is_made_up FROM coin_sign_ins WHERE user_id = $1 AND day >= $2 ORDER BY day DESC', [
    userId,
    dayOf(nowMs - MAX_STREAK * DAY_MS),
  ])

export async function insertSignedDay(
  tx: Transaction,
  userId: string,
  { day, isMadeUp }: SignedDay,
  nowMs: number,
): Promise<void> {
  await insertRow(tx, 'coin_sign_ins', { userId, day, isMadeUp, signedAt: nowMs })
}
