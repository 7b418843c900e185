import { mayBeNegative, type Account, type Balances } from '@diandu/core/wallet'
import type { Queries, Transaction } from '../database/index.ts'

/**
 * Locks the accounts and answers what they hold. Always in the order of their ids, so that two postings never wait for
 * each other; an account is opened, empty, when money first touches it.
 */
export async function lockAccounts(tx: Transaction, accounts: readonly Account[]): Promise<Balances> {
  const ids = [...new Set(accounts)]
  await tx.change('INSERT INTO accounts (id, balance_fen) SELECT id, 0 FROM unnest($1::text[]) AS id ORDER BY id ON CONFLICT DO NOTHING', [ids])
  return balancesOf(await tx.query<AccountRow>('SELECT id, balance_fen FROM accounts WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE', [ids]))
}

/** One conditional update, true in itself: without any lock before it, a balance still never falls below zero. */
export async function moveBalance(tx: Transaction, account: Account, byFen: number): Promise<boolean> {
  const changed = await tx.change('UPDATE accounts SET balance_fen = balance_fen + $2 WHERE id = $1 AND ($3 OR balance_fen + $2 >= 0)', [
    account,
    byFen,
    mayBeNegative(account),
  ])
  return changed === 1
}

export async function readBalances(db: Queries, accounts: readonly Account[]): Promise<Balances> {
  return balancesOf(await db.query<AccountRow>('SELECT id, balance_fen FROM accounts WHERE id = ANY($1::text[])', [accounts]))
}

interface AccountRow {
  readonly id: Account
  readonly balance_fen: number
}

const balancesOf = (rows: readonly AccountRow[]): Balances => new Map(rows.map(({ id, balance_fen }) => [id, balance_fen]))
