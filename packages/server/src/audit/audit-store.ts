import { insertRow, type Queries } from '../database/index.ts'
import { truncated } from '../kernel/index.ts'

/** One request about money that was refused. Never a password, a code or a card's number. */
export interface AuditLine {
  readonly at: number
  /** Null where it came from no person: a payment provider's notification, for example. */
  readonly userId: string | null
  /** Which call, or which notification. */
  readonly what: string
  readonly reason: string
  readonly field: string | null
  readonly message: string
  readonly clientAddress: string | null
}

/** A line that is never left out: nothing that an outside sender sends makes many of them. */
export const addAuditLine = (db: Queries, line: AuditLine): Promise<void> => insertLine(db, line, null)

/** `network`: what a line without a user is counted by; null for a user's, and for what is never left out. */
export async function insertLine(
  db: Queries,
  { at, userId, what, reason, field, message, clientAddress }: AuditLine,
  network: string | null,
): Promise<void> {
  await insertRow(db, 'audit_lines', {
    at,
    userId,
    what,
    reason,
    field,
    message,
    // A proxy may hand on whatever an outside sender called an address.
    clientAddress: clientAddress === null ? null : truncated(clientAddress),
    network,
  })
}

const COLUMNS = 'at, user_id, what, reason, field, message, client_address'

/** The newest first. */
export const listAuditLines = (db: Queries, max: number): Promise<readonly AuditLine[]> =>
  db.query<AuditLine>(`SELECT ${COLUMNS} FROM audit_lines ORDER BY id DESC LIMIT $1`, [max])

/** Those of some days that are still in the database, the newest first. */
export const auditLinesOf = (db: Queries, { from, until }: AuditSpan): Promise<readonly AuditLine[]> =>
  db.query<AuditLine>(`SELECT ${COLUMNS} FROM audit_lines WHERE at BETWEEN $1 AND $2 ORDER BY id DESC`, [from, until])

interface AuditSpan {
  readonly from: number
  readonly until: number
}

/** Wherever they are. */
export const AUDIT_RETENTION_MS = 183 * 24 * 3_600_000

export const forgetAuditLines = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM audit_lines WHERE at < $1', [nowMs - AUDIT_RETENTION_MS])
