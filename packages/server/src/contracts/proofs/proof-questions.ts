import { DAY_MS } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import { addJournalLine, countJournalLines, type JournalLine } from '../contract-journal-store.ts'
import { lockContract } from '../contract-store.ts'

const MAX_A_DAY = 20

/**
 * Writes down that a provider is about to be asked who a signer is, or where they sign. False where they have asked too
 * often today: an answer may be worth guessing for, and each costs money. One after the other, so that many at once are
 * counted like many in a row.
 */
export function countQuestion(
  db: Database,
  line: JournalLine & { readonly what: 'proof: asked' | 'link: asked' },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockContract(tx, line.contractId)
    if ((await countJournalLines(tx, line, line.at - DAY_MS)) >= MAX_A_DAY) return false
    await addJournalLine(tx, line)
    return true
  })
}
