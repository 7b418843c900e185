import { availableOf, frozenOf, type WithdrawableFacts } from '@diandu/core/wallet'
import type { Queries, Transaction } from '../../database/index.ts'
import { isHeld } from './payout-hold-store.ts'
import { lockAccounts, readBalances } from '../account-store.ts'

/** A user's balances and debts. */
export async function readWallet(db: Queries, userId: string): Promise<WithdrawableFacts> {
  const account = availableOf(userId)
  const [owed] = await db.query<{ readonly owedFen: number }>(
    'SELECT coalesce(sum(damages_fen - taken_fen), 0)::int8 AS owed_fen FROM seller_debts WHERE seller_id = $1 AND taken_fen < damages_fen',
    [userId],
  )
  return {
    availableFen: (await readBalances(db, [account])).get(account) ?? 0,
    owedFen: owed?.owedFen ?? 0,
    isHeld: await isHeld(db, userId),
  }
}

/** The same, kept as it is until the transaction ends: damages become owed under the lock of this account too. */
export async function lockWallet(tx: Transaction, userId: string): Promise<WithdrawableFacts> {
  await lockAccounts(tx, [availableOf(userId), frozenOf(userId)])
  return readWallet(tx, userId)
}
