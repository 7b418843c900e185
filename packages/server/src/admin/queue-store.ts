import { PROPOSAL_MS, WORK_QUEUES, type QueueStanding, type StaffAct, type WorkQueue } from '@diandu/core/admin'
import { withdrawCodesWith } from '@diandu/core/wallet'
import type { Queries } from '../database/index.ts'

/** Since when each thing of a queue waits, as `since`. `$1` is now. */
const WAITING: Readonly<Record<WorkQueue, string>> = {
  listings: `SELECT coalesce(t.at, s.published_at) AS since FROM shops s LEFT JOIN sales m ON m.shop_id = s.id
      LEFT JOIN sale_steps t ON t.shop_id = s.id AND t.revision = m.revision
    WHERE s.status = 'under-review' AND m.wanted_field IS NULL`,
  withdrawals: `SELECT asked_at AS since FROM withdrawals WHERE status NOT IN (${withdrawCodesWith('success', 'failure')})`,
  proposals: `SELECT made_at AS since FROM staff_proposals WHERE state = 'waiting' AND made_at > $1::int8 - ${PROPOSAL_MS}`,
}

/** How the queues are that a role may see, in the order of core's table: one statement for all of them. */
export async function standingOfQueues(
  db: Queries,
  maySee: (act: StaffAct) => boolean,
  nowMs: number,
): Promise<readonly QueueStanding[]> {
  const seen = (Object.keys(WORK_QUEUES) as WorkQueue[]).filter((queue) => maySee(WORK_QUEUES[queue].act))
  if (seen.length === 0) return []
  const parts = seen.map(
    (queue) => `SELECT '${queue}' AS queue, count(*)::int8 AS waiting, min(since) AS oldest_since,
      count(*) FILTER (WHERE since <= $1::int8 - ${WORK_QUEUES[queue].withinMs})::int8 AS late FROM (${WAITING[queue]}) AS of_${queue}`,
  )
  const rows = await db.query<QueueStanding>(parts.join(' UNION ALL '), [nowMs])
  return seen.flatMap((queue) => rows.find((row) => row.queue === queue) ?? [])
}
