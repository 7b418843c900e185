import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@diandu/core/admin'
import { secretHash } from '../crypto/index.ts'
import type { Queries, Transaction } from '../database/index.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './staff-store.ts'

const CODE_BYTES = 6

/** New codes in the place of the former ones: they are shown once, and stored by their hash. */
export async function newRecoveryCodes(tx: Transaction, staffId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(CODE_BYTES).toString('hex'))
  await replaceRecoveryCodes(tx, staffId, codes.map(secretHash))
  return codes
}

/** Whether it was one of the account's: each is good once. */
export const takeRecoveryCode = (db: Queries, staffId: string, code: string): Promise<boolean> =>
  spendRecoveryCode(db, staffId, secretHash(code.trim().toLowerCase()))
