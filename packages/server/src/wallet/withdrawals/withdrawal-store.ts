import type { Page, Result } from '@diandu/core/kernel'
import {
  WITHDRAW_STATUSES,
  withdrawCode,
  withdrawCodesWith,
  type BankCard,
  type Withdrawal,
  type WithdrawStatus,
} from '@diandu/core/wallet'
import { pageByTime } from '../../calls/index.ts'
import {
  insertRow,
  storedStatus,
  updateRow,
  type Queries,
  type SqlValue,
  type Transaction,
} from '../../database/index.ts'
import { readRequestSteps } from '../request-step-store.ts'
import { announceQueue } from '../../queue-changes/index.ts'

export interface WithdrawalRecord extends Withdrawal {
  readonly username: string
  readonly card: Pick<BankCard, 'bank' | 'lastFour'>
}

interface Row extends Omit<WithdrawalRecord, 'status' | 'steps' | 'card'> {
  readonly status: number
  readonly bank: BankCard['bank']
  readonly lastFour: string
}

const statusOf = (code: number): WithdrawStatus => storedStatus(WITHDRAW_STATUSES, code)

const COLUMNS = `SELECT w.id, w.user_id, coalesce(u.username, '?') AS username, w.card_id, w.amount_fen,
    w.status, w.asked_at, c.bank, c.last_four
  FROM withdrawals w JOIN bank_cards c ON c.id = w.card_id LEFT JOIN users u ON u.id = w.user_id`

async function select(
  db: Queries,
  rest: string,
  parameters: readonly SqlValue[],
): Promise<readonly WithdrawalRecord[]> {
  const rows = await db.query<Row>(`${COLUMNS} ${rest}`, parameters)
  const steps = await readRequestSteps(
    db,
    rows.map(({ id }) => id),
    statusOf,
  )
  return rows.map(({ bank, lastFour, status, ...row }) => ({
    ...row,
    status: statusOf(status),
    card: { bank, lastFour },
    steps: steps.get(row.id) ?? [],
  }))
}

export async function findWithdrawal(db: Queries, id: string): Promise<WithdrawalRecord | undefined> {
  return (await select(db, 'WHERE w.id = $1', [id]))[0]
}

/** Kept from others until the transaction ends. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRecord | undefined> {
  await tx.query('SELECT id FROM withdrawals WHERE id = $1 FOR UPDATE', [id])
  return findWithdrawal(tx, id)
}

export async function insertWithdrawal(
  tx: Transaction,
  { id, userId, cardId, amountFen, status, askedAt }: Withdrawal,
): Promise<void> {
  announceQueue(tx, 'withdrawals', id)
  await insertRow(tx, 'withdrawals', { id, userId, cardId, amountFen, status: withdrawCode(status), askedAt })
}

/** True for the one who moved it from there. */
export async function changeWithdrawalStatus(
  tx: Transaction,
  id: string,
  from: WithdrawStatus,
  to: WithdrawStatus,
): Promise<boolean> {
  announceQueue(tx, 'withdrawals', id)
  return updateRow(tx, 'withdrawals', { set: { status: withdrawCode(to) }, where: { id, status: withdrawCode(from) } })
}

/** A person's, the newest first. */
export function pageOfWithdrawals<Shown>(
  db: Queries,
  userId: string,
  cursor: string | undefined,
  show: (stored: WithdrawalRecord) => Shown,
): Promise<Result<Page<Shown>>> {
  return pageByTime(cursor, {
    read: ({ at, id }, max) =>
      select(
        db,
        `WHERE w.user_id = $1 AND (w.asked_at, w.id) < ($2, $3) ORDER BY w.asked_at DESC, w.id DESC LIMIT ${max}`,
        [userId, at, id],
      ),
    placeOf: ({ askedAt, id }) => ({ at: askedAt, id }),
    show,
  })
}

/** Of all users: the open ones, the longest waiting first, or all of them, the newest first. */
export const listWithdrawals = (db: Queries, onlyOpen: boolean, max: number): Promise<readonly WithdrawalRecord[]> =>
  onlyOpen
    ? select(
        db,
        `WHERE w.status NOT IN (${withdrawCodesWith('success', 'failure')}) ORDER BY w.asked_at, w.id LIMIT $1`,
        [max],
      )
    : select(db, 'ORDER BY w.asked_at DESC, w.id DESC LIMIT $1', [max])
