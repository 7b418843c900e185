import type { Queries } from '../../database/index.ts'
import type { FlowEnd } from './flow-store.ts'

/** A flow that has ended here, for those of the platform who see to it. */
export interface ListedFlow {
  readonly id: string
  /** The contract's number. */
  readonly number: string
  readonly endedAt: number
  readonly endedWhy: FlowEnd
  /** Null: not reported by the provider yet. */
  readonly outcome: 'whole' | 'cancelled' | 'over' | null
  readonly lastSignedAt: number | null
  /** All parties signed an invalid contract, or a contract was signed that cannot be completed. */
  readonly isWrong: boolean
  readonly closedBy: string | null
  readonly closedWhy: string | null
}

const WRONG = `((f.outcome = 'whole' AND f.ended_why <> 'signed')
  OR (f.ended_why = 'ended-there' AND EXISTS (SELECT 1 FROM contract_signatures s WHERE s.contract_id = f.contract_id)))`

/**
 * `open`: of which the provider has not said yet how they ended, and wrong ones that no reviewer has resolved. The
 * latest first.
 */
export const listFlows = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly ListedFlow[]> =>
  db.query<ListedFlow>(
    `SELECT f.flow_id AS id, c.number, f.ended_at, f.ended_why, f.outcome, f.last_signed_at,
       ${WRONG} AS is_wrong, f.closed_by, f.closed_why
     FROM contract_flows f JOIN contracts c ON c.id = f.contract_id
     WHERE f.ended_at IS NOT NULL AND ($1 = 'all' OR f.outcome IS NULL OR (${WRONG} AND f.closed_at IS NULL))
     ORDER BY f.ended_at DESC, f.flow_id LIMIT $2`,
    [which, max],
  )

/** A reviewer has resolved a wrong one: released it with the parties, for example. Once; false otherwise. */
export async function closeFlow(
  db: Queries,
  { id, by, why }: { readonly id: string; readonly by: string; readonly why: string },
  nowMs: number,
): Promise<boolean> {
  return (
    (await db.change(
      `UPDATE contract_flows f SET closed_at = $2, closed_by = $3, closed_why = $4 WHERE f.flow_id = $1 AND ${WRONG} AND f.closed_at IS NULL`,
      [id, nowMs, by, why],
    )) === 1
  )
}
