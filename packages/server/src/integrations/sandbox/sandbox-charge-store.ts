import type { CashierMethod, ChargeNews } from '@diandu/core/wallet'
import { insertIfAbsent, type Database, type Queries } from '../../database/index.ts'

/** One sum as the simulated provider keeps it. */
export interface SandboxCharge {
  readonly id: string
  /** Null in rows that were written before methods were. */
  readonly method: CashierMethod | null
  readonly amountFen: number
  readonly title: string
  readonly backUrl: string
  readonly state: 'open' | 'processing' | 'paid' | 'closed'
  readonly paidAt: number | null
}

export async function openCharge(
  db: Database,
  { id, method, amountFen, title, backUrl }: Omit<SandboxCharge, 'state' | 'paidAt'>,
  nowMs: number,
): Promise<void> {
  await insertIfAbsent(
    db,
    'sandbox_charges',
    { id, amountFen, title, backUrl, state: 'open', openedAt: nowMs, method },
    ['id'],
  )
}

export interface SandboxSheet extends Omit<SandboxCharge, 'method' | 'state' | 'paidAt'> {
  readonly prepayId: string
  readonly payer: string
}

/**
 * The name by which the sheet knows it: a new one, or for the same payment the one it has. Undefined where it is
 * another payment already.
 */
export async function openSheetCharge(
  db: Database,
  { id, amountFen, title, backUrl, prepayId, payer }: SandboxSheet,
  nowMs: number,
): Promise<string | undefined> {
  await insertIfAbsent(
    db,
    'sandbox_charges',
    { id, amountFen, title, backUrl, state: 'open', openedAt: nowMs, prepayId, payer },
    ['id'],
  )
  const [stored] = await db.query<{ readonly prepayId: string }>(
    `SELECT prepay_id FROM sandbox_charges WHERE id = $1 AND payer = $2 AND amount_fen = $3 AND title = $4 AND state = 'open'`,
    [id, payer, amountFen, title],
  )
  return stored?.prepayId
}

type SimulatedSheet = Pick<SandboxCharge, 'id' | 'amountFen' | 'title' | 'state'> & Pick<SandboxSheet, 'payer'>

/** The charge that a sheet is about, and whose it is. */
export async function sheetChargeOf(db: Queries, prepayId: string): Promise<SimulatedSheet | undefined> {
  return (
    await db.query<SimulatedSheet>(
      'SELECT id, amount_fen, title, state, payer FROM sandbox_charges WHERE prepay_id = $1',
      [prepayId],
    )
  )[0]
}

export async function chargeStateOf(db: Queries, id: string): Promise<SandboxCharge | undefined> {
  return (
    await db.query<SandboxCharge>(
      'SELECT id, method, amount_fen, title, back_url, state, paid_at FROM sandbox_charges WHERE id = $1',
      [id],
    )
  )[0]
}

/** False where it is elsewhere. */
export async function moveCharge(db: Queries, id: string, to: SandboxCharge['state'], nowMs: number): Promise<boolean> {
  const paidAt = to === 'paid' ? nowMs : null
  return (
    (await db.change(
      `UPDATE sandbox_charges SET state = $2, paid_at = $3 WHERE id = $1 AND state IN ('open', 'processing')`,
      [id, to, paidAt],
    )) === 1
  )
}

/** False where it was paid; what was never opened cannot be paid either. */
export async function closeCharge(db: Queries, id: string, nowMs: number): Promise<boolean> {
  await moveCharge(db, id, 'closed', nowMs)
  const charge = await chargeStateOf(db, id)
  return charge?.state !== 'paid'
}

export function chargeNewsOf({ state, amountFen, paidAt }: SandboxCharge): ChargeNews | null {
  switch (state) {
    case 'open':
      return null
    case 'processing':
      return { kind: 'processing' }
    case 'paid':
      return { kind: 'paid', amountFen, ...(paidAt === null ? {} : { paidAt }) }
    case 'closed':
      return { kind: 'closed', why: '支付已取消或超时' }
  }
}
