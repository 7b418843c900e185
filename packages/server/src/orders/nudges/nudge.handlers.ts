import { fail, ok, type Result } from '@diandu/core/kernel'
import { decideNudge, maySee, noOrder, type OrderId } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../../calls/index.ts'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { findOrder, lockOrder } from '../order-store.ts'
import { findNudge, writeNudge } from './nudge-store.ts'

/** The order stays locked: of two requests at once the second sees the first. */
async function nudge(
  tx: Transaction,
  { userId, orderId, at }: { readonly userId: string; readonly orderId: OrderId; readonly at: number },
): Promise<Result<{ readonly nudgedAt: number }>> {
  const order = await lockOrder(tx, orderId)
  const decided = decideNudge({ userId, order, nudgedAt: await findNudge(tx, orderId), at })
  if (!decided.ok) return decided
  const { nudgedAt, messages } = decided.value
  await writeNudge(tx, orderId, nudgedAt)
  await writeMessages(tx, messages)
  return ok({ nudgedAt })
}

export const nudgeHandlers: readonly Handler[] = [
  memberHandlerFor(wire.nudgeSeller, ({ orderId }, { db, viewer: { userId }, clock }) =>
    db.transaction((tx) => nudge(tx, { userId, orderId, at: clock.now() })),
  ),
  memberHandlerFor(wire.getNudge, async ({ orderId }, { db, viewer: { userId } }) => {
    const order = await findOrder(db, orderId)
    if (order === undefined || !maySee(order, userId)) return fail(noOrder())
    return ok({ nudgedAt: await findNudge(db, orderId) })
  }),
]
