import { fail, type Random, type Result } from '@diandu/core/kernel'
import { type OrderId, type OrderRecord, noOrder, shopTaken } from '@diandu/core/orders'
import type { Transaction } from '../database/index.ts'
import { moveLockedOrder, type OrderMove } from './move-locked-order.ts'
import { findOrder, lockOrder } from './order-store.ts'
import { lockShop } from './sold-shop-store.ts'

/**
 * Moves an order by an event, for the caller that has seen it: along core's edges only, with its money, its shop and a
 * line in its history, all in this transaction. It locks the shop, the order and the accounts, in this order: take no
 * lock of those before. A buyer or seller who is not this order's finds none.
 */
export async function moveStoredOrder(
  tx: Transaction,
  { orderId, ...move }: OrderMove & { readonly orderId: OrderId },
  deps: { readonly random: Random },
): Promise<Result<OrderRecord>> {
  const seen = await findOrder(tx, orderId)
  if (seen === undefined) return fail(noOrder())
  const shop = await lockShop(tx, seen.shop.id, 'update')
  const order = await lockOrder(tx, orderId)
  if (order === undefined || !isTheirs(order, move)) return fail(noOrder())
  if (
    order.status === 'awaiting-payment' &&
    (move.event === 'full.paid' || move.event === 'deposit.paid') &&
    shop?.status !== 'on-sale'
  )
    return fail(shopTaken())
  return moveLockedOrder(tx, order, move, deps)
}

function isTheirs({ buyerId, sellerId }: OrderRecord, { by, who }: OrderMove): boolean {
  if (by === 'buyer') return who === buyerId
  return by === 'seller' ? who === sellerId : true
}
