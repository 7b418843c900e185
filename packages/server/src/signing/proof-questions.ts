import type { Database } from '../database/index.ts'
import { addAuditLine, type AuditLine } from './audit-store.ts'
import { lockContract } from './contract-store.ts'

const MOST_A_DAY = 20
const DAY_MS = 24 * 3_600_000
const ASKED = 'proof: asked'

/**
 * Writes down that the provider is about to be asked who somebody is. False where they have asked too often today: an answer is worth
 * guessing for, and each costs money. One after the other, so that many at once are counted like many in a row.
 */
export function countQuestion(db: Database, line: Omit<AuditLine, 'what'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockContract(tx, line.contractId)
    const [asked] = await tx.query<{ count: number }>(
      'SELECT count(*)::int8 AS count FROM contract_audit WHERE contract_id = $1 AND user_id = $2 AND what = $3 AND at > $4',
      [line.contractId, line.userId, ASKED, line.at - DAY_MS],
    )
    if ((asked?.count ?? 0) >= MOST_A_DAY) return false
    await addAuditLine(tx, { ...line, what: ASKED })
    return true
  })
}

export const noteDifference = (db: Database, line: Omit<AuditLine, 'what'>): Promise<void> => addAuditLine(db, { ...line, what: 'proof: differs' })
