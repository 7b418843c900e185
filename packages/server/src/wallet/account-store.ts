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

export interface BalanceMove {
  readonly account: Account
  readonly byFen: number
}

/** One conditional update, true in itself: without any lock before it, a balance still never falls below zero. Answers how many were moved. */
export function moveBalances(tx: Transaction, moves: readonly BalanceMove[]): Promise<number> {
  return tx.change(
    `UPDATE accounts a SET balance_fen = a.balance_fen + m.by_fen FROM unnest($1::text[], $2::int8[]) AS m (id, by_fen)
     WHERE a.id = m.id AND (a.id = ANY($3::text[]) OR a.balance_fen + m.by_fen >= 0)`,
    [moves.map(({ account }) => account), moves.map(({ byFen }) => byFen), moves.map(({ account }) => account).filter(mayBeNegative)],
  )
}

export async function readBalances(db: Queries, accounts: readonly Account[]): Promise<Balances> {
  return balancesOf(await db.query<AccountRow>('SELECT id, balance_fen FROM accounts WHERE id = ANY($1::text[])', [accounts]))
}

interface AccountRow {
  readonly id: Account
  readonly balance_fen: number
}

const balancesOf = (rows: readonly AccountRow[]): Balances => new Map(rows.map(({ id, balance_fen }) => [id, balance_fen]))
