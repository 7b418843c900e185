import { fail, type Result } from '@diandu/core/kernel'
import { cashierMoved, MOVED_ELSEWHERE, nothingToPay } from '@diandu/core/wallet'
import type { MemberContext } from '../calls/index.ts'
import type { PaymentProvider } from '../integrations/index.ts'
import { setNextQuery, type RechargeRecord } from '../wallet/index.ts'
import { chargeRefOf } from './charge-ref-of.ts'
import { onChargeNews } from './on-charge-news.ts'

/**
 * A payment that was opened in another place is closed there and ends; a user who wants to pay begins again. The
 * channel knows one number in one place only, and two numbers for one payment could be paid both.
 */
export async function closeElsewhere(
  recharge: RechargeRecord,
  payments: PaymentProvider,
  { db, clock, random }: MemberContext,
): Promise<Result<never>> {
  const { id } = recharge
  const closed = await payments.close(chargeRefOf(recharge))
  if (!closed.ok) return closed
  const nowMs = clock.now()
  if (!closed.value) {
    // Paid there in this very moment: the next sweep hears of it.
    await setNextQuery(db, id, nowMs)
    return fail(nothingToPay())
  }
  const received = await db.transaction((tx) => onChargeNews(tx, id, MOVED_ELSEWHERE, { random, nowMs }))
  return received.ok ? fail(cashierMoved()) : received
}
