import { dayOf, decideSignIn, type CoinMove } from '@diandu/core/coins'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { moveCoins, insertSignedDay } from '../../coins/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { DEMO_PEOPLE } from '../demo-people.ts'
import { hasDemoPeople } from '../seed-demo.ts'

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_170

/** Days ago on which the first demo person signed in, the first one first: a streak of six and one missed day. */
const SIGNED = [22, 21, 20, 19, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5, 4, 3, 2, 1]

/** Gives a demo person a history of coins where there was no sign-in yet, with nothing of today. */
export async function seedCoins(db: Database, nowMs: number): Promise<void> {
  if ((await hasSigned(db)) || !(await hasDemoPeople(db))) return
  const userId = DEMO_PEOPLE[0]?.id
  if (userId === undefined) return
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if (await hasSigned(tx)) return
    const move = async (wanted: CoinMove) => {
      const moved = await moveCoins(tx, { userId, ...wanted })
      if (!moved.ok) throw new Error(`The coins of ${wanted.reference} could not be moved.`)
    }
    const signed: { readonly day: string; readonly isMadeUp: boolean }[] = []
    for (const daysAgo of SIGNED) {
      const at = nowMs - daysAgo * DAY_MS
      const decided = decideSignIn(signed, null, at)
      if (!decided.ok) continue
      await move(decided.value.move)
      await insertSignedDay(tx, userId, decided.value.signed, at)
      signed.push(decided.value.signed)
      const task = daysAgo % 3 === 0 ? 'add-favourite' : 'view-shops'
      const later = at + HOUR_MS / 2
      await move({ kind: 'task', reference: `${task}_${dayOf(at)}`, coins: task === 'view-shops' ? 10 : 5, at: later })
    }
  })
}

const hasSigned = async (db: Queries): Promise<boolean> =>
  (await db.query('SELECT 1 FROM coin_sign_ins LIMIT 1')).length > 0
