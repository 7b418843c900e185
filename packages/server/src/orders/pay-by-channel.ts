import { mapResult, ok, type Result } from '@diandu/core/kernel'
import { deadlinesOf, type Order } from '@diandu/core/orders'
import type { RechargeChannel } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { beginRecharge, waitingFor } from '../wallet/index.ts'
import { judgePayment, type PaymentAttempt } from './judge-payment.ts'
import { shownTo } from './kept-order.ts'
import { lockOrder } from './order-store.ts'
import type { OrderParts } from './place-order.ts'

/** Begins the recharge that pays what is due as soon as its money is there. The order waits meanwhile as before, and nobody's money has moved. */
export async function payByChannel(
  tx: Transaction,
  buyerId: string,
  { channel, orderId, part, amountFen, receipt }: PaymentAttempt & { readonly channel: RechargeChannel; readonly receipt?: string },
  parts: OrderParts,
): Promise<Result<Order & { readonly rechargeId: string }>> {
  const payment = { orderId, part, amountFen }
  const judged = judgePayment(await lockOrder(tx, orderId), buyerId, payment, parts.nowMs)
  if (!judged.ok) return judged
  const { order, due } = judged.value
  const awaited = { ...payment, payBy: deadlinesOf(order)?.by ?? null }
  const wish = { userId: buyerId, channel, amountFen: due.amountFen - due.couponFen, payment: awaited, ...(receipt === undefined ? {} : { receipt }) }
  const waiting = await waitingFor(tx, wish, parts.nowMs)
  return mapResult(waiting === undefined ? await beginRecharge(tx, wish, parts) : ok(waiting), ({ id }) => ({ ...shownTo(buyerId, order, parts.nowMs), rechargeId: id }))
}
