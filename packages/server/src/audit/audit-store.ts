import type { Queries } from '../database/index.ts'

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

export async function addAuditLine(db: Queries, { at, userId, what, reason, field, message, clientAddress }: AuditLine): Promise<void> {
  await db.change('INSERT INTO audit_lines (at, user_id, what, reason, field, message, client_address) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
    at,
    userId,
    what,
    reason,
    field,
    message,
    clientAddress,
  ])
}

/** The newest first. */
export const listAuditLines = (db: Queries, most: number): Promise<readonly AuditLine[]> =>
  db.query<AuditLine>(
    'SELECT at, user_id AS "userId", what, reason, field, message, client_address AS "clientAddress" FROM audit_lines ORDER BY id DESC LIMIT $1',
    [most],
  )

const KEPT_MS = 183 * 24 * 3_600_000

export const forgetAuditLines = (db: Queries, nowMs: number): Promise<number> => db.change('DELETE FROM audit_lines WHERE at < $1', [nowMs - KEPT_MS])
