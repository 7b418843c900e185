import { campaignAt, campaignOffers, lastRunOfPage, runKey, type CampaignRun } from '@diandu/core/campaigns'
import type { ShopId } from '@diandu/core/catalog'
import { decideSignIn } from '@diandu/core/coins'
import { DAY_MS, HOUR_MS, type Random } from '@diandu/core/kernel'
import type { LotteryId } from '@diandu/core/lottery'
import { applyFor, readCampaignFiles, reviewApplication } from '../../campaigns/index.ts'
import { insertSignedDay, moveCoins } from '../../coins/index.ts'
import { claimCoupon, insertCouponOffer } from '../../coupons/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Database, Queries, Transaction } from '../../database/index.ts'
import { drawFor, LOTTERIES, publishLottery } from '../../lottery/index.ts'
import { DEMO_SELLERS } from '../demo-people.ts'

interface DemoCampaigns {
  readonly random: Random
  readonly box: DataBox
  readonly nowMs: number
}

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_190
const PAST = '/activity/double-eleven'
const MAX_DAYS = 10
const PITCHES = ['活动期间过户费由卖家承担', '成交后送一个月运营指导'] as const

/**
 * Sellers of the demonstration took part in the Double Eleven that is over, and in the campaign that is open: coupons,
 * draws, sign-ins and applications. Once, where no campaign has given anything out.
 */
export async function seedCampaigns(db: Database, deps: DemoCampaigns): Promise<void> {
  if (await hasGiven(db)) return
  const now = campaignAt(deps.nowMs)
  const past = lastRunOfPage(PAST, deps.nowMs)
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if (await hasGiven(tx)) return
    if (past !== undefined) await takePart(tx, past, past.closesAt, deps)
    if (now.phase === 'current') await takePart(tx, now, deps.nowMs, deps)
  })
  if (now.phase === 'current') await apply(db, now, deps)
}

/** The first sellers do most. */
async function takePart(
  tx: Transaction,
  run: CampaignRun,
  untilMs: number,
  { random, box }: DemoCampaigns,
): Promise<void> {
  const offers = campaignOffers(run.campaign.path, readCampaignFiles().coupons, run.opensAt)
  for (const offer of offers) await insertCouponOffer(tx, offer.id, { ...offer, why: 'campaign' }, run.opensAt)
  const lottery = await openDraw(tx, run, { random, box })
  for (const [nth, { id: userId }] of DEMO_SELLERS.entries()) {
    const at = Math.min(untilMs, run.opensAt + (nth + 1) * HOUR_MS)
    for (const offer of offers.slice(0, nth % 3)) {
      const { stock: left, ...terms } = offer
      const claimed = await claimCoupon(tx, userId, { ...terms, left, claimed: 0 }, { random, nowMs: at })
      if (!claimed.ok) throw new Error(`The coupon of ${userId} was refused.`)
    }
    for (let draw = 0; lottery !== null && draw < 3 - (nth % 4); draw += 1) {
      const drawn = await drawFor(
        tx,
        { lottery, userId, key: `demo-${nth}-${draw}`, pays: 'with-a-try' },
        { random, box, nowMs: at },
      )
      if (!drawn.ok) throw new Error(`A draw of ${userId} was refused.`)
    }
    const days = Math.min(Math.max(0, MAX_DAYS - nth), Math.floor((untilMs - run.opensAt) / DAY_MS))
    await signIn(tx, userId, run.opensAt, days)
  }
}

async function signIn(tx: Transaction, userId: string, fromMs: number, days: number): Promise<void> {
  const signed: { readonly day: string; readonly isMadeUp: boolean }[] = []
  for (let day = 0; day < days; day += 1) {
    const at = fromMs + day * DAY_MS + HOUR_MS
    const decided = decideSignIn(signed, null, at)
    if (!decided.ok) continue
    const moved = await moveCoins(tx, { userId, ...decided.value.move })
    if (!moved.ok) throw new Error(`The coins of ${userId} were refused.`)
    await insertSignedDay(tx, userId, decided.value.signed, at)
    signed.push(decided.value.signed)
  }
}

/** The draw of a run under its usual name, published the day before. */
async function openDraw(
  tx: Transaction,
  run: CampaignRun,
  { random, box }: Pick<DemoCampaigns, 'random' | 'box'>,
): Promise<LotteryId | null> {
  const entry = LOTTERIES.find(({ series }) => series === run.campaign.id)
  if (entry === undefined) return null
  const { days: _days, ...terms } = entry
  const { opensAt, closesAt } = run
  const id = runKey(run) as LotteryId
  await publishLottery({ db: tx, random, box }, { id, opensAt, closesAt }, terms, opensAt - DAY_MS)
  return id
}

/** One seller takes part, and one waits for a reviewer. */
async function apply(db: Database, run: CampaignRun, { random, nowMs }: DemoCampaigns): Promise<void> {
  const shops = await db.query<{ readonly id: ShopId; readonly userId: string }>(
    `SELECT DISTINCT ON (seller_id) id, seller_id AS user_id FROM shops
     WHERE status = 'on-sale' AND seller_id = ANY($1::text[]) ORDER BY seller_id, score DESC, id`,
    [DEMO_SELLERS.slice(1).map(({ id }) => id)],
  )
  const { pages } = readCampaignFiles()
  for (const [nth, { id, userId }] of shops.slice(0, PITCHES.length).entries()) {
    const asked = { path: run.campaign.path, shopId: id, pitch: PITCHES[nth] ?? '', userId }
    const applied = await db.transaction((tx) => applyFor(tx, asked, { random, nowMs }, pages))
    if (!applied.ok) throw new Error(`The application of ${userId} was refused.`)
    const application = applied.value.id
    if (nth === 0)
      await db.transaction((tx) =>
        reviewApplication(tx, { id: application, refusedFor: null, by: '演示审核', at: nowMs }),
      )
  }
}

const hasGiven = async (db: Queries): Promise<boolean> =>
  (await db.query("SELECT 1 FROM coupon_offers WHERE why = 'campaign' LIMIT 1")).length > 0
