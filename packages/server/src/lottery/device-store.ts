import { createHash } from 'node:crypto'
import { insertIfAbsent, type Queries, type Transaction } from '../database/index.ts'

/** A pseudonym of the device, different in each lottery, so that rows of two lotteries cannot be joined. */
export const deviceMark = (lotteryId: string, device: string): string =>
  createHash('sha256').update(`${lotteryId} ${device}`).digest('base64url')

/** How many others have drawn on it. The lottery's row has to be locked. */
export async function countOthersOn(tx: Transaction, lotteryId: string, mark: string, userId: string): Promise<number> {
  const [counted] = await tx.query<{ people: number }>(
    `SELECT count(*)::int4 AS people FROM lottery_devices WHERE lottery_id = $1 AND mark = $2 AND user_id <> $3`,
    [lotteryId, mark, userId],
  )
  return counted?.people ?? 0
}

export const keepDevice = (tx: Transaction, lotteryId: string, mark: string, userId: string): Promise<boolean> =>
  insertIfAbsent(tx, 'lottery_devices', { lotteryId, mark, userId })

/** Of lotteries in which nothing can be drawn any more. */
export async function forgetDevices(db: Queries, nowMs: number): Promise<void> {
  await db.change('DELETE FROM lottery_devices WHERE lottery_id IN (SELECT id FROM lotteries WHERE closes_at < $1)', [
    nowMs,
  ])
}
