import { applyCoinPosting, coinsAt, decideCoinMove, lapsePostings, type CoinMove } from '@diandu/core/coins'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { lockUser } from '../session/index.ts'
import { readHoldings, writeCoinPosting } from './coin-store.ts'

/**
 * Moves a person's coins, the only way there is, and answers how many are left. Refused with `coins-short` where there
 * are too few. The person's row is locked first, so that movements of one person come one after the other: take locks
 * of stock after this. A reference that moved coins of its kind before is a bug and throws.
 */
export async function moveCoins(
  tx: Transaction,
  { userId, ...move }: CoinMove & { readonly userId: string },
): Promise<Result<number>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  let holdings = await readHoldings(tx, userId)
  for (const lapsed of lapsePostings(holdings, move.at)) {
    await writeCoinPosting(tx, userId, lapsed)
    holdings = applyCoinPosting(holdings, lapsed)
  }
  const decided = decideCoinMove(holdings, move)
  if (!decided.ok) return decided
  await writeCoinPosting(tx, userId, decided.value)
  return ok(coinsAt(applyCoinPosting(holdings, decided.value), move.at))
}
