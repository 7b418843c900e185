import { DAY_MS, HOUR_MS, type Random } from '@diandu/core/kernel'
import type { LotteryTerms } from '@diandu/core/lottery'
import type { UserId } from '@diandu/core/session'
import { moveCoins } from '../../coins/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Database, Queries, Transaction } from '../../database/index.ts'
import { drawFor, LOTTERIES, monthRun, publishLottery } from '../../lottery/index.ts'
import { DEMO_READERS } from '../demo-people.ts'

interface DemoDraws {
  readonly random: Random
  readonly box: DataBox
  readonly nowMs: number
}

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_180
const SERIES = 'goldcoin'
const DRAWS_EACH = 10
const COINS_NOW = 500

/** Last month's draw for coins, over and held by the people of the demonstration, with coins for this month's. */
export async function seedDraws(db: Database, { random, box, nowMs }: DemoDraws): Promise<void> {
  const run = monthRun(SERIES, monthRun(SERIES, nowMs).opensAt - 1)
  const entry = LOTTERIES.find(({ series }) => series === SERIES)
  if (entry === undefined || (await isHeld(db, run.id))) return
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if (await isHeld(tx, run.id)) return
    const { days: _days, ...terms } = entry
    await publishLottery({ db: tx, random, box }, run, generous(terms), run.opensAt - DAY_MS)
    for (const userId of DEMO_READERS)
      await give(tx, userId as UserId, DRAWS_EACH * terms.coins, `${run.id} demo`, run.opensAt)
    for (let nth = 0; nth < DRAWS_EACH * DEMO_READERS.length; nth += 1) {
      const userId = DEMO_READERS[nth % DEMO_READERS.length] as UserId
      const at = run.opensAt + (nth + 1) * 7 * HOUR_MS
      const drawn = await drawFor(
        tx,
        { lottery: run.id, userId, key: `demo-draw-${nth}`, pays: 'coins' },
        { random, box, nowMs: at },
      )
      if (!drawn.ok) throw new Error(`Draw ${nth} of the demonstration was refused.`)
    }
    for (const userId of DEMO_READERS) await give(tx, userId as UserId, COINS_NOW, 'demo', nowMs)
  })
}

/** More things than a real month would give: there is something to send. */
const generous = (terms: LotteryTerms): LotteryTerms => ({
  ...terms,
  blankWeight: 2000,
  prizes: terms.prizes.map((prize) => (prize.reward.kind === 'physical' ? { ...prize, weight: 900 } : prize)),
})

async function give(tx: Transaction, userId: UserId, coins: number, reference: string, at: number): Promise<void> {
  const given = await moveCoins(tx, { userId, kind: 'task', coins, reference, at })
  if (!given.ok) throw new Error(`The coins of ${userId} were refused.`)
}

/** That month's, or another one: a server that starts later on the same data holds none again. */
const isHeld = async (db: Queries, id: string): Promise<boolean> =>
  (
    await db.query(
      "SELECT 1 FROM lotteries WHERE id = $1 UNION ALL SELECT 1 FROM lottery_draws WHERE key = 'demo-draw-0' LIMIT 1",
      [id],
    )
  ).length > 0
