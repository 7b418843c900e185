import type { Contract } from '@diandu/core/contracts'
import type { SigningDays } from '@diandu/core/orders'
import type { Transaction } from '../../database/index.ts'

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
  await tx.change(
    'UPDATE contracts SET sign_held_since = $2, sign_extended_to = $3, sign_refusals = $4 WHERE id = $1',
    [before.id, signHeldSince, signExtendedTo, signRefusals],
  )
}
