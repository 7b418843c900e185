import type { Queries } from '../database/index.ts'

export interface AuditLine {
  readonly contractId: string
  readonly userId: string
  /** Such as `link: another person`. */
  readonly what: string
  readonly network: string
  readonly at: number
}

export async function addAuditLine(db: Queries, { contractId, userId, what, network, at }: AuditLine): Promise<void> {
  await db.change('INSERT INTO contract_audit (contract_id, user_id, what, network, at) VALUES ($1, $2, $3, $4, $5)', [contractId, userId, what, network, at])
}

export const listAudit = (db: Queries, contractId: string): Promise<readonly AuditLine[]> =>
  db.query<AuditLine>('SELECT contract_id AS "contractId", user_id AS "userId", what, network, at FROM contract_audit WHERE contract_id = $1 ORDER BY place', [contractId])
