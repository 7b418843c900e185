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
