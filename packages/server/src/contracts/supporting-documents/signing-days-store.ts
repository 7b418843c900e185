import type { Contract } from '@diandu/core/contracts'
import type { SigningDays } from '@diandu/core/orders'
import { updateRow, type Transaction } from '../../database/index.ts'

/** Writes how the days of a contract go on, where they do otherwise than before. */
export async function writeDays(
  tx: Transaction,
  before: SigningDays & Pick<Contract, 'id'>,
  { signHeldSince, signExtendedTo, signRefusals }: SigningDays,
): Promise<void> {
  if (
    signHeldSince === before.signHeldSince &&
    signExtendedTo === before.signExtendedTo &&
    signRefusals === before.signRefusals
  )
    return
  await updateRow(tx, 'contracts', { set: { signHeldSince, signExtendedTo, signRefusals }, where: { id: before.id } })
}
