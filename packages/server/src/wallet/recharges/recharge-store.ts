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

const COLUMNS = `SELECT r.id, r.user_id, coalesce(u.username, '?') AS username, r.amount_fen, r.status, r.channel, r.method,
    r.created_at AS asked_at, r.receipt_picture AS receipt, r.bank_reference, r.paid_late_at, r.credited_by, r.order_id, r.order_part, r.order_due_fen, r.pay_by,
    r.order_outcome, r.cashier_url, r.cashier_prepay, r.cashier_payer, r.cashier_until
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
  announceQueue(tx, 'recharges', id)
  await insertRow(tx, 'recharges', {
    id,
    userId,
    amountFen,
    status: rechargeCode(status),
    channel,
    createdAt: askedAt,
    receiptPicture: receipt,
    receiptHash: receipt === null ? null : await contentHashOf(tx, receipt),
    orderId: payment?.orderId ?? null,
    orderPart: payment?.part ?? null,
    orderDueFen: payment?.amountFen ?? null,
    orderOutcome: purpose?.outcome ?? null,
    bankReference,
    nextAskAt: nextQueryAt,
    payBy: payment?.payBy ?? null,
    method,
  })
}

async function contentHashOf(tx: Transaction, pictureId: string): Promise<string | null> {
  const [picture] = await tx.query<{ hash: string }>('SELECT content_hash AS hash FROM pictures WHERE id = $1', [
    pictureId,
  ])
  return picture?.hash ?? null
}

/** True for the one who moved it from there. */
export async function changeRechargeStatus(
  tx: Transaction,
  id: string,
  from: RechargeStatus,
  to: RechargeStatus,
): Promise<boolean> {
  announceQueue(tx, 'recharges', id)
  return updateRow(tx, 'recharges', { set: { status: rechargeCode(to) }, where: { id, status: rechargeCode(from) } })
}

export async function notePaidLate(tx: Transaction, id: string, nowMs: number): Promise<void> {
  announceQueue(tx, 'recharges', id)
  await tx.change('UPDATE recharges SET paid_late_at = coalesce(paid_late_at, $2) WHERE id = $1', [id, nowMs])
}

/** True for the one who credited what came late. */
export async function noteCreditedBy(tx: Transaction, id: string, by: string): Promise<boolean> {
  announceQueue(tx, 'recharges', id)
  return (
    (await tx.change(
      'UPDATE recharges SET credited_by = $2 WHERE id = $1 AND paid_late_at IS NOT NULL AND credited_by IS NULL',
      [id, by],
    )) === 1
  )
}

export async function setOutcome(tx: Transaction, id: string, outcome: RechargePurpose['outcome']): Promise<void> {
  await updateRow(tx, 'recharges', { set: { orderOutcome: outcome }, where: { id } })
}

export async function setCashier(db: Queries, id: string, cashier: CashierRecord): Promise<void> {
  const [url, prepayId, payer] =
    cashier.kind === 'page' ? [cashier.url, null, null] : [null, cashier.prepayId, cashier.payer]
  await updateRow(db, 'recharges', {
    set: { cashierUrl: url, cashierPrepay: prepayId, cashierPayer: payer, cashierUntil: cashier.until },
    where: { id },
  })
}

/** Its channel says that nothing was paid by now. */
export async function noteUnpaid(db: Queries, id: string, at: number): Promise<void> {
  await updateRow(db, 'recharges', { set: { unpaidAt: at }, where: { id } })
}

export async function setNextQuery(db: Queries, id: string, at: number | null): Promise<void> {
  await updateRow(db, 'recharges', { set: { nextAskAt: at }, where: { id } })
}
