import type { Page, Result } from '@diandu/core/kernel'
import type { BankCard, Withdrawal } from '@diandu/core/wallet'
import { pageByTime } from '../calls/index.ts'
import type { Queries, SqlValue, Transaction } from '../database/index.ts'
import { readSteps } from './request-step-store.ts'

export interface KeptWithdrawal extends Withdrawal {
  readonly username: string
  readonly card: Pick<BankCard, 'bank' | 'lastFour'>
}

type Row = Omit<KeptWithdrawal, 'steps' | 'card'> & { readonly bank: BankCard['bank']; readonly lastFour: string }

const COLUMNS = `SELECT w.id, w.user_id AS "userId", coalesce(u.username, '?') AS username, w.card_id AS "cardId", w.amount_fen AS "amountFen",
    w.status, w.asked_at AS "askedAt", c.bank, c.last_four AS "lastFour"
  FROM withdrawals w JOIN bank_cards c ON c.id = w.card_id LEFT JOIN users u ON u.id = w.user_id`

async function select(db: Queries, rest: string, parameters: readonly SqlValue[]): Promise<readonly KeptWithdrawal[]> {
  const rows = await db.query<Row>(`${COLUMNS} ${rest}`, parameters)
  const steps = await readSteps(db, rows.map(({ id }) => id))
  return rows.map(({ bank, lastFour, ...row }) => ({ ...row, card: { bank, lastFour }, steps: steps.get(row.id) ?? [] }))
}

export async function findWithdrawal(db: Queries, id: string): Promise<KeptWithdrawal | undefined> {
  return (await select(db, 'WHERE w.id = $1', [id]))[0]
}

/** Kept from others until the transaction ends. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<KeptWithdrawal | undefined> {
  await tx.query('SELECT id FROM withdrawals WHERE id = $1 FOR UPDATE', [id])
  return findWithdrawal(tx, id)
}

export async function insertWithdrawal(tx: Transaction, { id, userId, cardId, amountFen, status, askedAt }: Withdrawal): Promise<void> {
  await tx.change('INSERT INTO withdrawals (id, user_id, card_id, amount_fen, status, asked_at) VALUES ($1, $2, $3, $4, $5, $6)', [id, userId, cardId, amountFen, status, askedAt])
}

/** True for the one who moved it from there. */
export async function changeWithdrawalStatus(tx: Transaction, id: string, from: number, to: number): Promise<boolean> {
  return (await tx.change('UPDATE withdrawals SET status = $3 WHERE id = $1 AND status = $2', [id, from, to])) === 1
}

/** A person's, the newest first. */
export function pageOfWithdrawals<Shown>(db: Queries, userId: string, cursor: string | undefined, show: (kept: KeptWithdrawal) => Shown): Promise<Result<Page<Shown>>> {
  return pageByTime(cursor, {
    read: ({ at, id }, most) =>
      select(db, `WHERE w.user_id = $1 AND (w.asked_at, w.id) < ($2, $3) ORDER BY w.asked_at DESC, w.id DESC LIMIT ${most}`, [userId, at, id]),
    placeOf: ({ askedAt, id }) => ({ at: askedAt, id }),
    show,
  })
}

/** Everybody's: the open ones, the longest waiting first, or all of them, the newest first. */
export const listWithdrawals = (db: Queries, onlyOpen: boolean, most: number): Promise<readonly KeptWithdrawal[]> =>
  onlyOpen
    ? select(db, 'WHERE w.status NOT IN (3, 4, 6) ORDER BY w.asked_at, w.id LIMIT $1', [most])
    : select(db, 'ORDER BY w.asked_at DESC, w.id DESC LIMIT $1', [most])
