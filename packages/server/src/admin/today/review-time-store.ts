import type { ReviewTime, WorkQueue } from '@diandu/core/admin'
import { DAY_MS } from '@diandu/core/kernel'
import { insertIfAbsent, type Queries, type Transaction } from '../../database/index.ts'

/** Longer than any figure of Today goes back. */
const RETENTION_MS = 90 * DAY_MS

export async function noteDecidedCase(
  tx: Transaction,
  queue: WorkQueue,
  caseId: string,
  { since, at }: { readonly since: number; readonly at: number },
): Promise<void> {
  await insertIfAbsent(tx, 'decided_cases', { queue, caseId, decidedAt: at, since })
}

/** Of the day that begins then, until now, and of the same day of the week before. */
export const readReviewTimes = (db: Queries, dayBegins: number): Promise<readonly ReviewTime[]> =>
  db.query<ReviewTime>(
    `SELECT queue,
       percentile_disc(0.5) WITHIN GROUP (ORDER BY decided_at - since) FILTER (WHERE decided_at >= $1::int8) AS today_ms,
       percentile_disc(0.5) WITHIN GROUP (ORDER BY decided_at - since) FILTER (WHERE decided_at < $1::int8) AS week_ago_ms
     FROM decided_cases
     WHERE decided_at >= $1::int8 OR (decided_at >= $1::int8 - ${7 * DAY_MS} AND decided_at < $1::int8 - ${6 * DAY_MS})
     GROUP BY queue`,
    [dayBegins],
  )

export const forgetDecidedCases = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM decided_cases WHERE decided_at < $1', [nowMs - RETENTION_MS])
