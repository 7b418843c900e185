import type { OrderId, PaymentPart } from '@diandu/core/orders'
import {
  RECHARGE_STATUSES,
  methodOfChannel,
  rechargeCode,
  type PaymentMethod,
  type PurposefulRecharge,
  type RechargePurpose,
  type RechargeStatus,
  type RechargeView,
} from '@diandu/core/wallet'
import { storedStatus, type Queries, type SqlValue, type Transaction } from '../../database/index.ts'
import { readRequestSteps } from '../request-step-store.ts'

export interface RechargeRecord extends PurposefulRecharge {
  readonly username: string
  /** The bank's name for the movement that was credited, where a reviewer named it. */
  readonly bankReference: string | null
  /** When money was seen to have come although it had failed, and by which recharge that was credited. */
  readonly paidLateAt: number | null
  readonly creditedBy: string | null
  /** The later fate of such money. */
  readonly late: RechargeView['late']
  readonly cashier: CashierRecord | null
}

/** Where it was opened to be paid, and until when that serves. */
export type CashierRecord = { readonly until: number } & (
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'sheet'; readonly prepayId: string; readonly payer: string }
)

interface Row extends Omit<RechargeRecord, 'method' | 'status' | 'steps' | 'purpose' | 'payment' | 'late' | 'cashier'> {
  /** Null in rows that were written before methods were. */
  readonly method: PaymentMethod | null
  readonly status: number
  readonly orderId: OrderId | null
  readonly orderPart: PaymentPart
  readonly orderDueFen: number
  readonly payBy: number | null
  readonly orderOutcome: RechargePurpose['outcome']
  readonly cashierUrl: string | null
  readonly cashierPrepay: string | null
  readonly cashierPayer: string | null
  readonly cashierUntil: number
}

const COLUMNS = `SELECT r.id, r.user_id AS "userId", coalesce(u.username, '?') AS username, r.amount_fen AS "amountFen", r.status, r.channel, r.method,
    r.created_at AS "askedAt", r.receipt_picture AS receipt, r.bank_reference AS "bankReference", r.paid_late_at AS "paidLateAt", r.credited_by AS "creditedBy", r.order_id AS "orderId", r.order_part AS "orderPart", r.order_due_fen AS "orderDueFen", r.pay_by AS "payBy",
    r.order_outcome AS "orderOutcome", r.cashier_url AS "cashierUrl", r.cashier_prepay AS "cashierPrepay", r.cashier_payer AS "cashierPayer", r.cashier_until AS "cashierUntil"
  FROM recharges r LEFT JOIN users u ON u.id = r.user_id`

const statusOf = (code: number): RechargeStatus => storedStatus(RECHARGE_STATUSES, code)

/** Recharges that the rest of a statement chooses, of `recharges r`. */
export async function selectRecharges(
  db: Queries,
  rest: string,
  parameters: readonly SqlValue[],
): Promise<readonly RechargeRecord[]> {
  const rows = await db.query<Row>(`${COLUMNS} ${rest}`, parameters)
  const steps = await readRequestSteps(
    db,
    rows.map(({ id }) => id),
    statusOf,
  )
  return rows.map(
    ({
      orderId,
      orderPart: part,
      orderDueFen: amountFen,
      payBy,
      orderOutcome: outcome,
      cashierUrl: url,
      cashierPrepay: prepayId,
      cashierPayer: payer,
      cashierUntil: until,
      status,
      ...row
    }) => ({
      ...row,
      method: row.method ?? methodOfChannel(row.channel),
      status: statusOf(status),
      steps: steps.get(row.id) ?? [],
      purpose: orderId === null ? null : { orderId, outcome },
      payment: orderId === null ? null : { orderId, part, amountFen, payBy },
      late: row.paidLateAt === null ? null : row.creditedBy === null ? 'waiting' : 'credited',
      cashier:
        url !== null
          ? { kind: 'page', url, until }
          : prepayId !== null && payer !== null
            ? { kind: 'sheet', prepayId, payer, until }
            : null,
    }),
  )
}

export async function findRecharge(db: Queries, id: string): Promise<RechargeRecord | undefined> {
  return (await selectRecharges(db, 'WHERE r.id = $1', [id]))[0]
}

/** Kept from others until the transaction ends. */
export async function lockRecharge(tx: Transaction, id: string): Promise<RechargeRecord | undefined> {
  await tx.query('SELECT id FROM recharges WHERE id = $1 FOR UPDATE', [id])
  return findRecharge(tx, id)
}

export interface NewRecharge extends Omit<PurposefulRecharge, 'steps'> {
  readonly bankReference: string | null
  readonly nextQueryAt: number | null
}

/** Throws where the bank's movement is known already: see `unlessTaken`. */
export async function insertRecharge(tx: Transaction, recharge: NewRecharge): Promise<void> {
  const { id, userId, amountFen, status, channel, method, askedAt, receipt, payment } = recharge
  const { purpose, bankReference, nextQueryAt } = recharge
  await tx.change(
    `INSERT INTO recharges (id, user_id, amount_fen, status, channel, created_at, receipt_picture, order_id, order_part, order_due_fen, order_outcome,
       bank_reference, next_ask_at, pay_by, method, receipt_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, (SELECT content_hash FROM pictures WHERE id = $7))`,
    [
      id,
      userId,
      amountFen,
      rechargeCode(status),
      channel,
      askedAt,
      receipt,
      payment?.orderId ?? null,
      payment?.part ?? null,
      payment?.amountFen ?? null,
      purpose?.outcome ?? null,
      bankReference,
      nextQueryAt,
      payment?.payBy ?? null,
      method,
    ],
  )
}

/** True for the one who moved it from there. */
export async function changeRechargeStatus(
  tx: Transaction,
  id: string,
  from: RechargeStatus,
  to: RechargeStatus,
): Promise<boolean> {
  const codes = [from, to].map(rechargeCode)
  return (await tx.change('UPDATE recharges SET status = $3 WHERE id = $1 AND status = $2', [id, ...codes])) === 1
}

export async function notePaidLate(tx: Transaction, id: string, nowMs: number): Promise<void> {
  await tx.change('UPDATE recharges SET paid_late_at = coalesce(paid_late_at, $2) WHERE id = $1', [id, nowMs])
}

/** True for the one who credited what came late. */
export async function noteCreditedBy(tx: Transaction, id: string, by: string): Promise<boolean> {
  return (
    (await tx.change(
      'UPDATE recharges SET credited_by = $2 WHERE id = $1 AND paid_late_at IS NOT NULL AND credited_by IS NULL',
      [id, by],
    )) === 1
  )
}

export async function setOutcome(tx: Transaction, id: string, outcome: RechargePurpose['outcome']): Promise<void> {
  await tx.change('UPDATE recharges SET order_outcome = $2 WHERE id = $1', [id, outcome])
}

export async function setCashier(db: Queries, id: string, cashier: CashierRecord): Promise<void> {
  const [url, prepayId, payer] =
    cashier.kind === 'page' ? [cashier.url, null, null] : [null, cashier.prepayId, cashier.payer]
  await db.change(
    'UPDATE recharges SET cashier_url = $2, cashier_prepay = $3, cashier_payer = $4, cashier_until = $5 WHERE id = $1',
    [id, url, prepayId, payer, cashier.until],
  )
}

/** Its channel says that nothing was paid by now. */
export async function noteUnpaid(db: Queries, id: string, at: number): Promise<void> {
  await db.change('UPDATE recharges SET unpaid_at = $2 WHERE id = $1', [id, at])
}

export async function setNextQuery(db: Queries, id: string, at: number | null): Promise<void> {
  await db.change('UPDATE recharges SET next_ask_at = $2 WHERE id = $1', [id, at])
}
