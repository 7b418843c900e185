import type { SellerDebt, TakenDebt } from '@diandu/core/wallet'
import type { OrderRecord } from '@diandu/core/orders'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'

/** The oldest first. Locked until the transaction ends, so that two payouts never take the same debt. */
export function lockOpenDebts(tx: Transaction, sellerId: string): Promise<readonly SellerDebt[]> {
  return tx.query<SellerDebt>(
    `SELECT order_id, buyer_id, damages_fen, taken_fen FROM seller_debts
     WHERE seller_id = $1 AND taken_fen < damages_fen ORDER BY place FOR UPDATE`,
    [sellerId],
  )
}

/** The debt of a seller who failed this order, paid or not. */
export async function findDebtOf(
  db: Queries,
  { id, sellerId }: Pick<OrderRecord, 'id' | 'sellerId'>,
): Promise<SellerDebt | undefined> {
  const [debt] = await db.query<SellerDebt>(
    'SELECT order_id, buyer_id, damages_fen, taken_fen FROM seller_debts WHERE seller_id = $2 AND order_id = $1',
    [id, sellerId],
  )
  return debt
}

export async function insertDebt(
  tx: Transaction,
  { id, sellerId, buyerId }: OrderRecord,
  damagesFen: number,
  nowMs: number,
): Promise<void> {
  await insertRow(tx, 'seller_debts', { orderId: id, sellerId, buyerId, damagesFen, owedSince: nowMs })
}

export async function writeTaken(tx: Transaction, sellerId: string, taken: readonly TakenDebt[]): Promise<void> {
  for (const { orderId, amountFen } of taken) {
    const written = await tx.change(
      'UPDATE seller_debts SET taken_fen = taken_fen + $2 WHERE seller_id = $3 AND order_id = $1 AND taken_fen + $2 <= damages_fen',
      [orderId, amountFen, sellerId],
    )
    if (written !== 1) throw new Error(`The debt of order ${orderId} changed while it was locked.`)
  }
}
