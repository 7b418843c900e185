import {
  coinOverview,
  decideSignIn,
  decideTaskReward,
  NO_COINS,
  type CoinOverview,
  type CoinTaskId,
} from '@diandu/core/coins'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Queries, Transaction } from '../database/index.ts'
import { lockUser } from '../session/index.ts'
import { moveCoins } from './move-coins.ts'
import { insertSignedDay, readSignedDays } from './sign-in-store.ts'
import { readCoinFacts } from './task-fact-store.ts'

export const readCoinOverview = async (db: Queries, userId: string | null, nowMs: number): Promise<CoinOverview> =>
  coinOverview(userId === null ? NO_COINS : await readCoinFacts(db, userId, nowMs), nowMs)

/** Signs in today (`null`) or makes up a day. What is read is read under the person's lock. */
export async function signIn(
  tx: Transaction,
  userId: string,
  day: string | null,
  nowMs: number,
): Promise<Result<CoinOverview>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const decided = decideSignIn(await readSignedDays(tx, userId, nowMs), day, nowMs)
  if (!decided.ok) return decided
  const moved = await moveCoins(tx, { userId, ...decided.value.move })
  if (!moved.ok) return moved
  await insertSignedDay(tx, userId, decided.value.signed, nowMs)
  return ok(await readCoinOverview(tx, userId, nowMs))
}

/** The coins for a task, once in its period: two phones that ask at once wait for the person's lock. */
export async function takeTaskReward(
  tx: Transaction,
  userId: string,
  task: CoinTaskId,
  nowMs: number,
): Promise<Result<CoinOverview>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const decided = decideTaskReward(await readCoinFacts(tx, userId, nowMs), task, nowMs)
  if (!decided.ok) return decided
  const moved = await moveCoins(tx, { userId, ...decided.value })
  return moved.ok ? ok(await readCoinOverview(tx, userId, nowMs)) : moved
}
