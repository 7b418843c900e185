import { ok, type Result } from '@diandu/core/kernel'
import { shownTo, type Order, type PaymentAttempt } from '@diandu/core/orders'
import { decideChannelPayment, type PaymentMethod, type RechargeChannel } from '@diandu/core/wallet'
import type { Transaction } from '../../database/index.ts'
import { keepRecharge, readReceipt, rechargesFor } from '../../wallet/index.ts'
import { lockOrder } from '../order-store.ts'
import type { OrderDeps } from '../place-order.ts'

/** Begins the recharge that pays what is due as soon as its money is there. */
export async function payByChannel(
  tx: Transaction,
  buyerId: string,
  {
    receipt,
    ...attempt
  }: PaymentAttempt & {
    readonly channel: RechargeChannel
    readonly method: PaymentMethod
    readonly receipt?: string
  },
  deps: OrderDeps,
): Promise<Result<Order & { readonly rechargeId: string }>> {
  const facts = {
    buyerId,
    order: await lockOrder(tx, attempt.orderId),
    earlier: await rechargesFor(tx, attempt),
    receipt: await readReceipt(tx, buyerId, receipt),
    at: deps.nowMs,
  }
  const decided = decideChannelPayment(facts, attempt)
  if (!decided.ok) return decided
  const { kind, order, recharge } = decided.value
  const { id } = kind === 'same' ? recharge : await keepRecharge(tx, recharge, deps)
  return ok({ ...shownTo(buyerId, order, deps.nowMs), rechargeId: id })
}
