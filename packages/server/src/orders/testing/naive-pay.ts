import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { orderCode, paymentDue } from '@diandu/core/orders'
import { availableOf, escrowOf, orderPaymentPosting } from '@diandu/core/wallet'
import type { Database } from '../../database/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { readBalances } from '../../wallet/index.ts'
import { findOrder } from '../order-store.ts'
import type { PayInFull } from './payment-races.ts'

/**
 * The first draft that one would write: check the balance, then write the rest. Kept to prove that the race tests catch
 * it.
 */
export const naivePay: PayInFull = ({ db, clock }, userId, { id }) => payNaively(db, userId, id, clock.now())

export async function payNaively(db: Database, userId: string, id: string, nowMs: number): Promise<Result<null>> {
  const order = await findOrder(db, id)
  const due = order && paymentDue(order)
  if (order === undefined || due === undefined) return fail(refused('order-not-payable', ''))
  const [from, to] = [availableOf(userId), escrowOf(id)]
  const balances = await readBalances(db, [from, to])
  const left = (balances.get(from) ?? 0) - due.amountFen
  if (left < 0) return fail(refused('balance-short', ''))
  const write = 'INSERT INTO accounts (id, balance_fen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET balance_fen = $2'
  await db.change(write, [from, left])
  await db.change(write, [to, (balances.get(to) ?? 0) + due.amountFen])
  const posting = systemRandom.token()
  await db.change(`INSERT INTO postings (id, kind, subject, posted_at) VALUES ($1, 'order-payment', $2, $3)`, [
    posting,
    id,
    nowMs,
  ])
  for (const [line, { account, amountFen }] of orderPaymentPosting(userId, id, due.amountFen).lines.entries()) {
    await db.change('INSERT INTO entries (posting_id, line, account_id, amount_fen) VALUES ($1, $2, $3, $4)', [
      posting,
      line,
      account,
      amountFen,
    ])
  }
  await db.change('UPDATE orders SET status = $3, paid_fen = $2 WHERE id = $1', [id, due.amountFen, orderCode('paid')])
  return ok(null)
}
