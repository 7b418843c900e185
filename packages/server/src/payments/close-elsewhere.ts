import { fail, refused, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../calls/index.ts'
import type { PaymentProvider } from '../integrations/index.ts'
import { setNextQuery } from '../wallet/index.ts'
import { onChargeNews } from './on-charge-news.ts'

/**
 * A payment that was opened in another place is closed there and ends; a user who wants to pay begins again. The
 * channel knows one number in one place only, and two numbers for one payment could be paid both.
 */
export async function closeElsewhere(
  id: string,
  payments: PaymentProvider,
  { db, clock, random }: MemberContext,
): Promise<Result<never>> {
  const closed = await payments.close(id)
  if (!closed.ok) return closed
  const nowMs = clock.now()
  if (!closed.value) {
    // Paid there in this very moment: the next sweep hears of it.
    await setNextQuery(db, id, nowMs)
    return fail(refused('bad-parameter', '这笔充值无需再付款', 'id'))
  }
  const received = await db.transaction((tx) =>
    onChargeNews(tx, id, { kind: 'closed', why: '已换一处付款' }, { random, nowMs }),
  )
  return received.ok
    ? fail(refused('cashier-moved', '这笔在别处打开过付款，现已关闭，没有扣款，请重新发起', 'id'))
    : received
}
