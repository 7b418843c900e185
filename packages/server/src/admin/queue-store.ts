import { PROPOSAL_MS, WORK_QUEUES, type QueueStanding, type StaffAct, type WorkQueue } from '@diandu/core/admin'
import { PHONE_CHANGE_STATUSES, VERIFICATION_STATUSES } from '@diandu/core/account'
import { orderCode } from '@diandu/core/orders'
import { invoiceCodesWith, rechargeCodesWith, withdrawCodesWith } from '@diandu/core/wallet'
import { DOCUMENTS_WAIT_SINCE } from '../contracts/index.ts'
import type { Queries } from '../database/index.ts'

/** Since when each case of a queue waits, as `id` and `since`. `$1` is now. */
const WAITING: Readonly<Record<WorkQueue, string>> = {
  listings: `SELECT s.id, coalesce(t.at, s.published_at) AS since FROM shops s LEFT JOIN sales m ON m.shop_id = s.id
      LEFT JOIN sale_steps t ON t.shop_id = s.id AND t.revision = m.revision
    WHERE s.status = 'under-review' AND m.wanted_field IS NULL`,
  requests: "SELECT id, published_at AS since FROM buyer_requests WHERE state = 'under-review'",
  identities: `SELECT id, handed_in_at AS since FROM verifications WHERE status = ${VERIFICATION_STATUSES.codeOf('reviewing')}`,
  phones: `SELECT id, asked_at AS since FROM phone_changes WHERE status = ${PHONE_CHANGE_STATUSES.codeOf('reviewing')}`,
  papers: DOCUMENTS_WAIT_SINCE,
  recharges: `SELECT id, created_at AS since FROM recharges WHERE status IN (${rechargeCodesWith('pending')})
      OR (paid_late_at IS NOT NULL AND credited_by IS NULL)`,
  withdrawals: `SELECT id, asked_at AS since FROM withdrawals WHERE status IN (${withdrawCodesWith('pending')})`,
  invoices: `SELECT id, asked_at AS since FROM invoices WHERE status IN (${invoiceCodesWith('pending')})`,
  refunds: `SELECT o.id, r.reported_at AS since FROM orders o
      CROSS JOIN LATERAL (SELECT max(reported_at) AS reported_at FROM refunds WHERE order_id = o.id) AS r
    WHERE o.status = ${orderCode('refund-under-review')}`,
  reports: "SELECT id, reported_at AS since FROM shop_reports WHERE status = 'open'",
  holds: 'SELECT user_id AS id, min(held_at) AS since FROM payout_holds WHERE released_at IS NULL GROUP BY user_id',
  reviews: "SELECT order_id || ':' || author AS id, written_at AS since FROM order_reviews WHERE checked_at IS NULL",
  questions: 'SELECT id, submitted_at AS since FROM article_questions WHERE answer IS NULL AND refused_for IS NULL',
  applications: "SELECT id, applied_at AS since FROM campaign_applications WHERE state = 'waiting'",
  gifts: "SELECT id, taken_at AS since FROM coin_exchanges WHERE status = 'to-send'",
  prizes: `SELECT id, won_at AS since FROM won_prizes WHERE state = 'to-be-sent'
      AND user_id NOT IN (SELECT id AS gone_id FROM users WHERE closed_at IS NOT NULL)`,
  services: "SELECT id, submitted_at AS since FROM service_requests WHERE state IN ('submitted', 'taken')",
  feedback: "SELECT id, added_at AS since FROM proposals WHERE state = 'waiting'",
  proposals: `SELECT id, made_at AS since FROM staff_proposals WHERE state = 'waiting' AND made_at > $1::int8 - ${PROPOSAL_MS}`,
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

/** Since when this case waits; undefined where it is not in the queue. */
export async function waitingSince(
  db: Queries,
  queue: WorkQueue,
  caseId: string,
  nowMs: number,
): Promise<number | undefined> {
  const [row] = await db.query<{ readonly since: number }>(
    `SELECT since FROM (${WAITING[queue]}) AS waiting WHERE id = $2 AND $1::int8 IS NOT NULL`,
    [nowMs, caseId],
  )
  return row?.since
}
