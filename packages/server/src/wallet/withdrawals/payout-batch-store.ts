import type { BankCard } from '@diandu/core/wallet'
import { withdrawCode } from '@diandu/core/wallet'
import { insertRow, updateRow, type Queries, type Transaction } from '../../database/index.ts'

export interface PayoutBatchRecord {
  readonly id: string
  readonly state: 'open' | 'confirmed' | 'cancelled'
  readonly madeAt: number
  readonly staffId: string
  readonly madeBy: string
}

type Outcome = 'open' | 'paid' | 'unpaid' | 'cancelled'

export interface PayoutLineRecord extends Pick<BankCard, 'bank' | 'lastFour'> {
  readonly batchId: string
  readonly withdrawalId: string
  readonly userId: string
  readonly username: string
  readonly cardId: string
  readonly amountFen: number
  readonly outcome: Outcome
}

/** A withdrawal of an open batch is moved with its batch alone: the bank may be about to pay it. */
export const isInOpenBatch = async (db: Queries, withdrawalId: string): Promise<boolean> =>
  (await db.query(`SELECT 1 FROM payout_lines WHERE withdrawal_id = $1 AND outcome = 'open'`, [withdrawalId])).length >
  0

export const insertPayoutBatch = (tx: Transaction, batch: PayoutBatchRecord): Promise<void> =>
  insertRow(tx, 'payout_batches', { ...batch })

export const insertPayoutLine = (tx: Transaction, batchId: string, withdrawalId: string): Promise<void> =>
  insertRow(tx, 'payout_lines', { batchId, withdrawalId, outcome: 'open' })

const BATCH = 'SELECT id, state, made_at, staff_id, made_by FROM payout_batches'

/** Kept from others until the transaction ends. */
export const lockPayoutBatch = async (tx: Transaction, id: string): Promise<PayoutBatchRecord | undefined> =>
  (await tx.query<PayoutBatchRecord>(`${BATCH} WHERE id = $1 FOR UPDATE`, [id]))[0]

/** The newest first. */
export const listPayoutBatches = (db: Queries, max: number): Promise<readonly PayoutBatchRecord[]> =>
  db.query<PayoutBatchRecord>(`${BATCH} ORDER BY made_at DESC, id DESC LIMIT $1`, [max])

/** Each batch's in the order of their withdrawals. */
export const payoutLinesOf = (db: Queries, batchIds: readonly string[]): Promise<readonly PayoutLineRecord[]> =>
  db.query<PayoutLineRecord>(
    `SELECT l.batch_id, l.withdrawal_id, w.user_id, coalesce(u.username, '?') AS username, w.card_id, w.amount_fen, c.bank, c.last_four, l.outcome
     FROM payout_lines l JOIN withdrawals w ON w.id = l.withdrawal_id JOIN bank_cards c ON c.id = w.card_id LEFT JOIN users u ON u.id = w.user_id
     WHERE l.batch_id = ANY($1::text[]) ORDER BY l.batch_id, l.withdrawal_id`,
    [batchIds],
  )

/** Awaiting payout, and in no open batch; the longest waiting first. */
export const waitingPayouts = (
  db: Queries,
  max: number,
): Promise<
  readonly (Pick<PayoutLineRecord, 'username' | 'amountFen' | 'bank' | 'lastFour'> & {
    readonly id: string
    readonly askedAt: number
  })[]
> =>
  db.query(
    `SELECT w.id, coalesce(u.username, '?') AS username, w.amount_fen, w.asked_at, c.bank, c.last_four
     FROM withdrawals w JOIN bank_cards c ON c.id = w.card_id LEFT JOIN users u ON u.id = w.user_id
     WHERE w.status = ${withdrawCode('to-pay-out')}
       AND NOT EXISTS (SELECT 1 FROM payout_lines l WHERE l.withdrawal_id = w.id AND l.outcome = 'open')
     ORDER BY w.asked_at, w.id LIMIT $1`,
    [max],
  )

export async function endPayoutBatch(
  tx: Transaction,
  id: string,
  state: 'confirmed' | 'cancelled',
  unpaid: readonly string[],
): Promise<void> {
  await updateRow(tx, 'payout_batches', { set: { state }, where: { id, state: 'open' } })
  await tx.change(
    `UPDATE payout_lines SET outcome = CASE WHEN $2 = 'cancelled' THEN 'cancelled' WHEN withdrawal_id = ANY($3::text[]) THEN 'unpaid' ELSE 'paid' END
     WHERE batch_id = $1`,
    [id, state, unpaid],
  )
}
