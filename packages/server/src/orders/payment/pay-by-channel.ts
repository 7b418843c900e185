import { mapResult, ok, type Result } from '@diandu/core/kernel'
import { deadlinesOf, type Order, validatePayment, type PaymentAttempt, shownTo } from '@diandu/core/orders'
import type { RechargeChannel } from '@diandu/core/wallet'
import type { Transaction } from '../../database/index.ts'
import { beginRecharge, waitingFor } from '../../wallet/index.ts'
import { lockOrder } from '../order-store.ts'
import type { OrderDeps } from '../place-order.ts'

/**
 * Begins the recharge that pays what is due as soon as its money is there. The order waits meanwhile as before, and no
 * money has moved.
 */
export async function payByChannel(
  tx: Transaction,
  buyerId: string,
  {
    channel,
    orderId,
    part,
    amountFen,
    receipt,
  }: PaymentAttempt & { readonly channel: RechargeChannel; readonly receipt?: string },
  deps: OrderDeps,
): Promise<Result<Order & { readonly rechargeId: string }>> {
  const payment = { orderId, part, amountFen }
  const locked = await lockOrder(tx, orderId)
  const validated = validatePayment({ buyerId, order: locked, at: deps.nowMs }, payment)
  if (!validated.ok) return validated
  const { order, due } = validated.value
  const awaited = { ...payment, payBy: deadlinesOf(order)?.by ?? null }
  const wish = {
    userId: buyerId,
    channel,
    amountFen: due.amountFen - due.couponFen,
    payment: awaited,
    ...(receipt === undefined ? {} : { receipt }),
  }
  const waiting = await waitingFor(tx, wish, deps.nowMs)
  return mapResult(waiting === undefined ? await beginRecharge(tx, wish, deps) : ok(waiting), ({ id }) => ({
    ...shownTo(buyerId, order, deps.nowMs),
    rechargeId: id,
  }))
}
