import { withDays, type Contract } from '@diandu/core/contracts'
import type { Transaction } from '../../database/index.ts'

/** Keeps how the buyer's days go on, after something was handed in or decided of a contract that is locked. */
export async function keepDays<C extends Contract>(tx: Transaction, contract: C, nowMs: number): Promise<C> {
  const { signHeldSince, signExtendedTo } = withDays(contract, nowMs)
  if (signHeldSince === contract.signHeldSince && signExtendedTo === contract.signExtendedTo) return contract
  await tx.change('UPDATE contracts SET sign_held_since = $2, sign_extended_to = $3 WHERE id = $1', [contract.id, signHeldSince, signExtendedTo])
  return { ...contract, signHeldSince, signExtendedTo }
}
