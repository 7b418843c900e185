import { insertRow, type Queries } from '../database/index.ts'

/** A user's action that left the contract unchanged. Refusals are in the audit log. */
export interface JournalLine {
  readonly contractId: string
  readonly userId: string
  /** Such as `proof: asked`. */
  readonly what: string
  readonly network: string
  readonly at: number
}

export async function addJournalLine(
  db: Queries,
  { contractId, userId, what, network, at }: JournalLine,
): Promise<void> {
  await insertRow(db, 'contract_journal', { contractId, userId, what, network, at })
}

const READ = 'read '

/** Records that a user read the document with this digest. */
export const noteRead = (
  db: Queries,
  { digest, ...line }: Omit<JournalLine, 'what'> & { readonly digest: string },
): Promise<void> => addJournalLine(db, { ...line, what: `${READ}${digest}` })

/** The digest of the document that a user last confirmed as read. */
export async function lastRead(
  db: Queries,
  { contractId, userId }: Pick<JournalLine, 'contractId' | 'userId'>,
): Promise<string | undefined> {
  const [line] = await db.query<{ what: string }>(
    'SELECT what FROM contract_journal WHERE contract_id = $1 AND user_id = $2 AND what LIKE $3 ORDER BY place DESC LIMIT 1',
    [contractId, userId, `${READ}%`],
  )
  return line?.what.slice(READ.length)
}

/** How often a user did this with this contract since then. */
export async function countJournalLines(
  db: Queries,
  { contractId, userId, what }: Pick<JournalLine, 'contractId' | 'userId' | 'what'>,
  since: number,
): Promise<number> {
  const [done] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM contract_journal WHERE contract_id = $1 AND user_id = $2 AND what = $3 AND at > $4',
    [contractId, userId, what, since],
  )
  return done?.count ?? 0
}
