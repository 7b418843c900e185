import { refused, type Failure } from '@diandu/core/kernel'
import type { Transaction } from '../../database/index.ts'

/** The bank's name for one movement of money, however it was typed. */
export const plainReference = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** Names the movement that a transfer is credited for; false where another one was credited for it. */
export async function nameMovement(tx: Transaction, id: string, reference: string): Promise<boolean> {
  const others = await tx.query('SELECT 1 FROM recharges WHERE bank_reference = $2 AND id <> $1', [id, reference])
  if (others.length > 0) return false
  await tx.change('UPDATE recharges SET bank_reference = $2 WHERE id = $1', [id, reference])
  return true
}

export const movementKnown = (): Failure => refused('key-reused', '这笔银行流水已入账', 'reference')
