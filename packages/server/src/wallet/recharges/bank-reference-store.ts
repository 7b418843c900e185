import { updateRow, type Transaction } from '../../database/index.ts'

/** Whether another recharge was credited for this movement of money. */
export const isMovementKnown = async (tx: Transaction, id: string, reference: string): Promise<boolean> =>
  (await tx.query('SELECT 1 FROM recharges WHERE bank_reference = $2 AND id <> $1', [id, reference])).length > 0

/** Throws where another one takes it at the same instant: see `unlessTaken`. */
export async function nameMovement(tx: Transaction, id: string, reference: string): Promise<void> {
  await updateRow(tx, 'recharges', { set: { bankReference: reference }, where: { id } })
}
