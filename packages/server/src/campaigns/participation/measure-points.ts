import { campaignPageAt, runKey } from '@diandu/core/campaigns'
import { dayOf } from '@diandu/core/coins'
import { DAY_MS } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import { countPoints, readOwnPoints } from './points-store.ts'

const PEOPLE = 100_000
/** Of each: sign-ins, draws and rewards of tasks, and one coupon. */
const EACH = { days: 7, draws: 2, tasks: 2 }
const COUNTS = 12
const PAGE = '/activity/double-twelve'
const SERIES = 'measured'

export interface PointsFigures {
  readonly people: number
  /** Rows that are counted. */
  readonly events: number
  /** Of the whole ranking, and of one person's own points, in the order of trying. */
  readonly rankedMs: readonly number[]
  readonly ownMs: readonly number[]
}

/** Ranks a hundred thousand people of the next run of a campaign, in a market that no server uses now. */
export async function measurePoints(db: Database, nowMs: number): Promise<PointsFigures> {
  const run = campaignPageAt(nowMs, PAGE)?.run
  if (run === undefined) throw new Error('There is no campaign to measure.')
  const days = Array.from({ length: EACH.days }, (_, nth) => dayOf(run.opensAt + nth * DAY_MS))
  const people = `generate_series(1, ${PEOPLE}) AS n`
  const each = (count: number) => `${people}, generate_series(1, ${count}) AS k`
  const fill: readonly (readonly [string, readonly (string | number)[]])[] = [
    [
      `INSERT INTO users (id, username, username_key, mobile, password_hash, created_at)
       SELECT 'measured-' || n, 'measured' || n, 'measured' || n, 'm' || n, '', 0 FROM ${people}`,
      [],
    ],
    ...days.map(
      (day) =>
        [
          `INSERT INTO coin_sign_ins (user_id, day, is_made_up, signed_at) SELECT 'measured-' || n, $1, false, $2::int8 FROM ${people}`,
          [day, run.opensAt],
        ] as const,
    ),
    [
      `INSERT INTO lotteries (id, series, opens_at, closes_at, terms, sealed_seed, seed_digest, terms_digest, published_at, stock, drawn, people,
         last_drawn_at, last_link)
       VALUES ('${SERIES}', '${SERIES}', $1, $2, '{"prizes": []}', '', '', '', 0, '{}', 0, 0, 0, '')`,
      [run.opensAt, run.closesAt],
    ],
    [
      `INSERT INTO lottery_draws (lottery_id, position, user_id, key, person, counter, stock_before, drawn_at, tries_left, link)
       SELECT '${SERIES}', n * ${EACH.draws} + k, 'measured-' || n, k::text, n, k, '{}', $1::int8, 0, '' FROM ${each(EACH.draws)}`,
      [run.opensAt],
    ],
    [
      `INSERT INTO coupon_offers (id, title, amount_fen, least_spend_fen, valid_from, valid_until, claim_until, per_person, stock, offered_at)
       VALUES ($1, '', 1, 0, 0, 0, 0, 1, ${PEOPLE}, 0)`,
      [`${runKey(run)}-measured`],
    ],
    [
      `INSERT INTO coupons (user_id, id, offer_id, title, amount_fen, least_spend_fen, valid_from, valid_until, claimed_at)
       SELECT 'measured-' || n, 'measured', $1, '', 1, 0, 0, 0, 0 FROM ${people} WHERE n % 3 = 0`,
      [`${runKey(run)}-measured`],
    ],
    [
      `INSERT INTO coin_entries (user_id, kind, reference, account, coins, posted_at)
       SELECT 'measured-' || n, 'task', k::text, 'house:given', -5, $1::int8 FROM ${each(EACH.tasks)} WHERE n % 2 = 0`,
      [run.opensAt],
    ],
  ]
  for (const [statement, values] of fill) await db.change(statement, [...values])
  for (const table of ['coin_sign_ins', 'lottery_draws', 'coupons', 'coin_entries'])
    await db.change(`VACUUM (ANALYZE) ${table}`)
  const rankedMs: number[] = []
  const ownMs: number[] = []
  let counted = 0
  for (let nth = 0; nth < COUNTS; nth += 1) {
    const from = performance.now()
    counted = (await countPoints(db, run, [SERIES], nowMs)).people
    const between = performance.now()
    await readOwnPoints(db, run, [SERIES], `measured-${nth + 1}`)
    rankedMs.push(between - from)
    ownMs.push(performance.now() - between)
  }
  const events = PEOPLE * (EACH.days + EACH.draws) + Math.floor(PEOPLE / 3) + (PEOPLE / 2) * EACH.tasks
  return { people: counted, events, rankedMs, ownMs }
}
