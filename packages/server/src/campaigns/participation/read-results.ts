import { runKey, type CampaignRun } from '@diandu/core/campaigns'
import type { CampaignResults, GivenCoupon } from '@diandu/core/participation'
import type { Queries } from '../../database/index.ts'
import { lotteriesWithin, topWins, type LotteryRow } from '../../lottery/index.ts'

const SHOWN_WINS = 5

/** Counted from the current coupons, draws and orders. */
export async function readResults(db: Queries, run: CampaignRun, series: readonly string[]): Promise<CampaignResults> {
  const held = await lotteriesWithin(db, series, run)
  return {
    window: { opensAt: run.opensAt, closesAt: run.closesAt },
    coupons: await givenCoupons(db, run),
    draws: await Promise.all(held.map((lottery) => heldDraw(db, lottery))),
  }
}

/** The ids of a run's offers begin with its name. A coupon is on an order until that order gives it back. */
const givenCoupons = (db: Queries, run: CampaignRun): Promise<readonly GivenCoupon[]> =>
  db.query<GivenCoupon>(
    `SELECT o.title, o.amount_fen, o.stock, o.claimed,
       (SELECT count(*) FROM coupons c WHERE c.offer_id = o.id AND c.order_id IS NOT NULL) AS used
     FROM coupon_offers o WHERE starts_with(o.id, $1) ORDER BY o.amount_fen DESC, o.id`,
    [`${runKey(run)}-`],
  )

/** Users who claimed, drew or applied; sellers who applied; and orders that kept a coupon of the run. */
export interface RunTurnout {
  readonly joined: number
  readonly applied: number
  readonly admitted: number
  readonly orders: number
  readonly ordersFen: number
  readonly couponFen: number
}

export async function readTurnout(db: Queries, run: CampaignRun, series: readonly string[]): Promise<RunTurnout> {
  const held = await lotteriesWithin(db, series, run)
  const [row] = await db.query<RunTurnout>(
    `WITH given AS MATERIALIZED (
       SELECT c.user_id, c.order_id FROM coupon_offers o JOIN coupons c ON c.offer_id = o.id WHERE starts_with(o.id, $1)),
     applied AS MATERIALIZED (SELECT user_id, state FROM campaign_applications WHERE run = $2)
     SELECT (SELECT count(*) FROM (SELECT user_id FROM given UNION SELECT user_id FROM applied
         UNION SELECT user_id FROM lottery_people WHERE lottery_id = ANY($3::text[]) AND number IS NOT NULL) people) AS joined,
       (SELECT count(*) FROM applied) AS applied, (SELECT count(*) FROM applied WHERE state = 'accepted') AS admitted,
       count(*) AS orders, coalesce(sum(o.price_fen), 0)::int8 AS orders_fen,
       coalesce(sum(o.coupon_fen), 0)::int8 AS coupon_fen
     FROM given g JOIN orders o ON o.id = g.order_id`,
    [`${runKey(run)}-`, runKey(run), held.map(({ id }) => id)],
  )
  if (row === undefined) throw new Error('A count answers one row.')
  return row
}

async function heldDraw(db: Queries, lottery: LotteryRow): Promise<CampaignResults['draws'][number]> {
  const { id, terms, drawn, people, stock } = lottery
  return {
    lottery: id,
    name: terms.name,
    drawn,
    people,
    prizes: terms.prizes.map(({ name, reward, stock: first }, at) => ({
      name,
      kind: reward.kind,
      stock: first,
      given: first - (stock[at] ?? 0),
    })),
    wins: await topWins(db, lottery, SHOWN_WINS),
  }
}
