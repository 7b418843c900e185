import { HOUR_MS, type Random } from '@diandu/core/kernel'
import { termsDigestOf, type LotteryTerms } from '@diandu/core/lottery'
import type { DataBox } from '../crypto/index.ts'
import type { Queries, Reads } from '../database/index.ts'
import { drawHash } from './draw-hash.ts'
import type { LotteryEntry } from './lottery-data.ts'
import { runsOf, type LotteryRun } from './lottery-runs.ts'
import { aboutSeed, insertLottery } from './lottery-store.ts'

interface Deps {
  readonly db: Queries
  readonly random: Random
  readonly box: DataBox
}

/**
 * Makes the seed of a lottery and publishes its digest. One whose days have begun already opens now, so that nothing
 * was ever drawn before its digest was there.
 */
export async function publishLottery(
  { db, random, box }: Deps,
  { id, opensAt, closesAt }: LotteryRun,
  terms: LotteryTerms,
  nowMs: number,
): Promise<boolean> {
  const seed = drawHash.digest(`${random.token()} ${random.token()}`)
  const window = { opensAt: Math.max(opensAt, nowMs), closesAt }
  const prizes = terms.prizes.map((prize) => ({ id: prize.id, weight: prize.weight, stock: prize.stock }))
  const seedDigest = drawHash.digest(seed)
  const published = { id, window, blankWeight: terms.blankWeight, prizes, seedDigest }
  return insertLottery(
    db,
    {
      id,
      ...window,
      terms,
      seedDigest,
      sealedSeed: box.seal(Buffer.from(seed), aboutSeed(id)),
      termsDigest: termsDigestOf(published, drawHash),
    },
    nowMs,
  )
}

/** Publishes whatever of the data is held now or opens soon, and is not published yet. */
export async function publishDueLotteries(deps: Deps, entries: readonly LotteryEntry[], nowMs: number): Promise<void> {
  for (const { days, ...terms } of entries)
    for (const run of runsOf(terms.series, days, nowMs)) await publishLottery(deps, run, terms, nowMs)
}

/** The same before something is asked of lotteries, once an hour and as soon as one has begun. */
export function lotteryOpener(deps: Omit<Deps, 'db'>, entriesOf: (db: Reads) => Promise<readonly LotteryEntry[]>) {
  const dueAt = new WeakMap<object, number>()
  return async (db: Queries & object, nowMs: number): Promise<void> => {
    if (nowMs < (dueAt.get(db) ?? 0)) return
    await publishDueLotteries({ ...deps, db }, await entriesOf(db), nowMs)
    dueAt.set(db, Math.floor(nowMs / HOUR_MS) * HOUR_MS + HOUR_MS)
  }
}
