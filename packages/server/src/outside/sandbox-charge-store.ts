import type { ChargeNews } from '@diandu/core/wallet'
import type { Database, Queries } from '../database/index.ts'

/** One sum as the played provider keeps it. */
export interface SandboxCharge {
  readonly id: string
  readonly amountFen: number
  readonly title: string
  readonly backUrl: string
  readonly state: 'open' | 'processing' | 'paid' | 'closed'
  readonly paidAt: number | null
}

export async function openCharge(db: Database, { id, amountFen, title, backUrl }: Omit<SandboxCharge, 'state' | 'paidAt'>, nowMs: number): Promise<void> {
  await db.change(
    `INSERT INTO sandbox_charges (id, amount_fen, title, back_url, state, opened_at) VALUES ($1, $2, $3, $4, 'open', $5) ON CONFLICT (id) DO NOTHING`,
    [id, amountFen, title, backUrl, nowMs],
  )
}

export async function chargeStateOf(db: Queries, id: string): Promise<SandboxCharge | undefined> {
  return (await db.query<SandboxCharge>('SELECT id, amount_fen AS "amountFen", title, back_url AS "backUrl", state, paid_at AS "paidAt" FROM sandbox_charges WHERE id = $1', [id]))[0]
}

/** False where it stands elsewhere. */
export async function moveCharge(db: Queries, id: string, to: SandboxCharge['state'], nowMs: number): Promise<boolean> {
  const paidAt = to === 'paid' ? nowMs : null
  return (await db.change(`UPDATE sandbox_charges SET state = $2, paid_at = $3 WHERE id = $1 AND state IN ('open', 'processing')`, [id, to, paidAt])) === 1
}

/** False where it was paid; what nobody ever opened cannot be paid either. */
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
