import { mapResult, ok, type Result } from '@diandu/core/kernel'
import { canBeSigned, withPause, type Order } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import { memberHandlerFor, type Handler } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { findOwnOrder, listOrders, withAwaitedBalances } from '../orders/index.ts'
import { findSigningPauses } from './supporting-documents/signing-pause-store.ts'

/**
 * Orders as their parties read them: with what keeps them from being signed, which their contracts know, and with money
 * that is coming.
 */
export const shownOrderHandlers = (box: DataBox): readonly Handler[] => [
  memberHandlerFor(wire.getOrder, async ({ orderId }, { db, viewer, clock }): Promise<Result<Order>> => {
    const order = await findOwnOrder(db, viewer.userId, orderId, clock.now())
    if (!order.ok) return order
    const [shown = order.value] = await withWaits(db, box, [order.value], clock.now())
    return ok(shown)
  }),
  memberHandlerFor(wire.listOrders, async ({ role, group, cursor }, { db, viewer, clock }) => {
    const page = await listOrders(
      db,
      viewer.userId,
      { ...(role && { role }), ...(group && { group }), cursor },
      clock.now(),
    )
    const items = page.ok ? await withWaits(db, box, page.value.items, clock.now()) : []
    return mapResult(page, ({ nextCursor }) => ({ items, nextCursor }))
  }),
]

async function withWaits(
  db: Queries,
  box: DataBox,
  orders: readonly Order[],
  nowMs: number,
): Promise<readonly Order[]> {
  const pauses = await findSigningPauses(
    db,
    box,
    orders.flatMap((order) => (canBeSigned(order) ? [order.id] : [])),
  )
  return (await withAwaitedBalances(db, orders, nowMs)).map((order) => withPause(order, pauses.get(order.id)))
}
