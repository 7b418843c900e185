import { fail, refused, type Random, type Result } from '@diandu/core/kernel'
import { decideFulfilment, noOrder, shopTaken, type OrderId, type OrderRecord } from '@diandu/core/orders'
import type { Transaction } from '../database/index.ts'
import { moveLockedOrder, type OrderMove } from './move-locked-order.ts'
import { findOrder, lockOrder } from './order-store.ts'
import { lockShop } from './sold-shop-store.ts'

/**
 * Moves an order by an event, for the caller that has seen it: along core's edges only, with its money, its shop and a
 * line in its history, all in this transaction. It locks the shop, the order and the accounts, in this order: take no
 * lock of those before. A buyer or seller who is not this order's finds none. What was decided about the order as it
 * was `seen` is refused where it is another by now.
 */
export async function moveStoredOrder(
  tx: Transaction,
  {
    orderId,
    seen: before,
    ...move
  }: OrderMove & { readonly orderId: OrderId; readonly seen?: Pick<OrderRecord, 'status' | 'paidFen'> },
  deps: { readonly random: Random },
): Promise<Result<OrderRecord>> {
  const seen = await findOrder(tx, orderId)
  if (seen === undefined) return fail(noOrder())
  const shop = await lockShop(tx, seen.shop.id, 'update')
  const decided = decideFulfilment({ userId: move.who, order: await lockOrder(tx, orderId), at: move.at }, move)
  if (!decided.ok) return decided
  const { order } = decided.value
  if (before !== undefined && (before.status !== order.status || before.paidFen !== order.paidFen))
    return fail(refused('changed-elsewhere', '订单刚有变化，请重新查看', 'status'))
  if (order.status === 'awaiting-payment' && isPayment(move) && shop?.status !== 'on-sale') return fail(shopTaken())
  return moveLockedOrder(tx, order, move, deps)
}

const isPayment = ({ event }: OrderMove): boolean => event === 'full.paid' || event === 'deposit.paid'
