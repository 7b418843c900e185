import { mayBeNegative, type Account, type Balances, type Posting } from '@diandu/core/wallet'
import type { Queries, Transaction } from '../database/index.ts'

/**
 * Locks the accounts and answers what they hold. Always in the order of their ids, so that two postings never wait
 * for each other; an account is opened, empty, when money first touches it.
 */
export async function lockAccounts(tx: Transaction, accounts: readonly Account[]): Promise<Balances> {
  const ids = [...new Set(accounts)]
  await tx.change(
    'INSERT INTO accounts (id, balance_fen) SELECT id, 0 FROM unnest($1::text[]) AS id ORDER BY id ON CONFLICT DO NOTHING',
    [ids],
  )
  return balancesOf(
    await tx.query<AccountRow>(
      'SELECT id, balance_fen FROM accounts WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE',
      [ids],
    ),
  )
}

export interface BalanceMove {
  readonly account: Account
  readonly byFen: number
}

/**
 * Moves the balances and writes down why, in one conditional statement: without any lock before it, a balance still
 * never falls below zero. Where one would, nothing is written down, the answer is false, and the transaction has to
 * be undone. It is never dated into what is sealed,
 * nor into a month that is closed.
 */
export async function writePosting(
  tx: Transaction,
  { kind, subject, lines }: Posting,
  moves: readonly BalanceMove[],
  { id, at }: { readonly id: string; readonly at: number },
): Promise<boolean> {
  const [done] = await tx.query<{ moved: number }>(
    `WITH moved AS (
       UPDATE accounts a SET balance_fen = a.balance_fen + m.by_fen FROM unnest($1::text[], $2::int8[]) AS m (id, by_fen)
       WHERE a.id = m.id AND (a.id = ANY($3::text[]) OR a.balance_fen + m.by_fen >= 0) RETURNING 1),
     posted AS (
       INSERT INTO postings (id, kind, subject, posted_at) SELECT $4, $5, $6, greatest($7, (SELECT max(until_at) FROM book_seals), (SELECT max(until_at) FROM month_closings))
       WHERE (SELECT count(*) FROM moved) = cardinality($1) RETURNING id, posted_at),
     written AS (
       INSERT INTO entries (posting_id, line, account_id, amount_fen, posted_at)
       SELECT posted.id, line, account_id, amount_fen, posted.posted_at FROM posted, unnest($8::text[], $9::int8[]) WITH ORDINALITY AS lines (account_id, amount_fen, line))
     SELECT count(*) AS moved FROM moved`,
    [
      moves.map(({ account }) => account),
      moves.map(({ byFen }) => byFen),
      moves.map(({ account }) => account).filter(mayBeNegative),
      id,
      kind,
      subject,
      at,
      lines.map(({ account }) => account),
      lines.map(({ amountFen }) => amountFen),
    ],
  )
  return done?.moved === moves.length
}

export async function readBalances(db: Queries, accounts: readonly Account[]): Promise<Balances> {
  return balancesOf(
    await db.query<AccountRow>('SELECT id, balance_fen FROM accounts WHERE id = ANY($1::text[])', [accounts]),
  )
}

interface AccountRow {
  readonly id: Account
  readonly balanceFen: number
}

const balancesOf = (rows: readonly AccountRow[]): Balances =>
  new Map(rows.map(({ id, balanceFen }) => [id, balanceFen]))
