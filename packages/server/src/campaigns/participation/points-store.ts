import { runKey, type CampaignRun } from '@diandu/core/campaigns'
import { dayOf } from '@diandu/core/coins'
import { orderCodesIn } from '@diandu/core/orders'
import { MAX_RANKED, POINT_RULES, rankPeople, type PointHolder, type RankedPerson } from '@diandu/core/participation'
import type { Queries, SqlValue } from '../../database/index.ts'
import { lotteriesWithin } from '../../lottery/index.ts'

/** The ranking of a run as it was counted: its first users, and how many have how many points. */
export interface CountedPoints {
  readonly top: readonly RankedPerson[]
  readonly spread: ReadonlyMap<number, number>
  readonly people: number
  readonly countedAt: number
}

const { draw, coupon, task, order } = POINT_RULES
const SIGN_IN = POINT_RULES['sign-in']

/**
 * Core's `pointsOf`, as SQL for every user at once, or for one of them: a sum for each user and rule.
 * `$1` to `$5` are of the run: its first and last instant and day, and what its offers are named; `$6` its lotteries.
 */
const eventsOf = (whose: 'all' | 'one'): string => {
  const and = (column: string) => (whose === 'one' ? ` AND ${column} = $7` : '')
  return [
    `SELECT user_id, count(*) * ${SIGN_IN.points} AS points FROM coin_sign_ins
     WHERE day BETWEEN $3 AND $4 AND NOT is_made_up${and('user_id')} GROUP BY user_id`,
    `SELECT user_id, count(*) * ${draw.points} FROM lottery_draws
     WHERE lottery_id = ANY($6::text[]) AND drawn_at BETWEEN $1 AND $2${and('user_id')} GROUP BY user_id`,
    `SELECT c.user_id, count(*) * ${coupon.points} FROM coupon_offers o JOIN coupons c ON c.offer_id = o.id
     WHERE starts_with(o.id, $5)${and('c.user_id')} GROUP BY c.user_id`,
    `SELECT user_id, count(*) * ${task.points} FROM coin_entries
     WHERE kind = 'task' AND account LIKE 'house:%' AND posted_at BETWEEN $1 AND $2${and('user_id')} GROUP BY user_id`,
    `SELECT buyer_id, count(*) * ${order.points} FROM orders
     WHERE placed_at BETWEEN $1 AND $2 AND status IN (${orderCodesIn('paid-and-kept')})${and('buyer_id')} GROUP BY buyer_id`,
  ].join(' UNION ALL ')
}

/** A coupon of a prize or of a gift is no offer's, and a draw for coins is in no campaign's lottery. */
async function parametersOf(db: Queries, run: CampaignRun, series: readonly string[]): Promise<readonly SqlValue[]> {
  const { opensAt, closesAt } = run
  const held = await lotteriesWithin(db, series, run)
  return [opensAt, closesAt, dayOf(opensAt), dayOf(closesAt), `${runKey(run)}-`, held.map(({ id }) => id)]
}

const COUNT = `WITH people AS MATERIALIZED (
    SELECT user_id, sum(points)::int8 AS points FROM (${eventsOf('all')}) events GROUP BY user_id),
  top AS (SELECT user_id, points FROM people ORDER BY points DESC, user_id COLLATE "C" LIMIT ${MAX_RANKED})
  SELECT (SELECT coalesce(jsonb_agg(jsonb_build_array(points, people)), '[]')
            FROM (SELECT points, count(*) AS people FROM people GROUP BY points) spread) AS spread,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', t.user_id, 'points', t.points, 'username', coalesce(u.username, ''))), '[]')
            FROM top t LEFT JOIN users u ON u.id = t.user_id) AS holders`

interface CountRow {
  readonly spread: readonly (readonly [number, number])[]
  readonly holders: readonly PointHolder[]
}

/** Counts every user's points: one pass over what was written down within the run. */
export async function countPoints(
  db: Queries,
  run: CampaignRun,
  series: readonly string[],
  nowMs: number,
): Promise<CountedPoints> {
  const [row] = await db.query<CountRow>(COUNT, await parametersOf(db, run, series))
  if (row === undefined) throw new Error('A count answers one row.')
  const spread = new Map(row.spread)
  const people = row.spread.reduce((sum, [, count]) => sum + count, 0)
  return { top: rankPeople(row.holders, spread), spread, people, countedAt: nowMs }
}

/** One user's points as they are at this moment. */
export async function readOwnPoints(
  db: Queries,
  run: CampaignRun,
  series: readonly string[],
  userId: string,
): Promise<number> {
  const [row] = await db.query<{ points: number }>(
    `SELECT coalesce(sum(points), 0)::int8 AS points FROM (${eventsOf('one')}) events`,
    [...(await parametersOf(db, run, series)), userId],
  )
  return row?.points ?? 0
}
