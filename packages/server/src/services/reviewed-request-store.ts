import type { EntryWish, ServiceRequestState, ServiceRequestStep } from '@diandu/core/services'
import type { Queries } from '../database/index.ts'

/** A request as a reviewer sees it: with the mobile in full, to be called. */
export interface ReviewedRequest {
  readonly id: string
  readonly number: string
  /** Null of a visitor. */
  readonly userId: string | null
  readonly username: string | null
  readonly mobile: string
  readonly service: string
  readonly packageId: string | null
  readonly name: string
  readonly details: string
  readonly entry: EntryWish | null
  readonly os: string | null
  readonly state: ServiceRequestState
  readonly submittedAt: number
  readonly changedAt: number
}

const COLUMNS = `r.id, r.number, r.user_id, u.username, r.mobile, r.service, r.package_id, r.name, r.details, r.entry, r.os, r.state, r.submitted_at, r.changed_at`
const FROM = 'FROM service_requests r LEFT JOIN users u ON u.id = r.user_id'

/** Requests that wait for the operator, the oldest first; or all, the newest first. */
export const listRequests = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly ReviewedRequest[]> =>
  db.query<ReviewedRequest>(
    `SELECT ${COLUMNS} ${FROM} ${
      which === 'open'
        ? "WHERE r.state IN ('submitted', 'taken') ORDER BY r.submitted_at, r.id"
        : 'ORDER BY r.submitted_at DESC, r.id DESC'
    } LIMIT $1::int`,
    [max],
  )

interface ReviewedStep extends ServiceRequestStep {
  /** Null where the person did it. */
  readonly by: string | null
}

export async function showRequest(
  db: Queries,
  idOrNumber: string,
): Promise<(ReviewedRequest & { readonly steps: readonly ReviewedStep[] }) | undefined> {
  const [row] = await db.query<ReviewedRequest>(`SELECT ${COLUMNS} ${FROM} WHERE r.id = $1 OR r.number = $1`, [
    idOrNumber,
  ])
  if (row === undefined) return undefined
  const steps = await db.query<ReviewedStep>(
    `SELECT state, happened_at AS at, note, price_fen, done_by AS by FROM service_request_steps WHERE request_id = $1 ORDER BY place`,
    [row.id],
  )
  return { ...row, steps }
}
