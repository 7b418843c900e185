import { fail, mapResult, ok, type Result } from '@diandu/core/kernel'
import { maySee, noOrder, shownTo, viewingShown, type OrderRecord } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import { memberHandlerFor, moneyHandlerFor, type Handler, type MoneyContext } from '../../calls/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { findOrder } from '../order-store.ts'
import { agreeToViewing, openViewing, reportViewing, type ViewingDeps } from './record-viewing.ts'
import { findViewing } from './viewing-store.ts'

/** A buyer looks at the shop before they sign and pay the rest. */
export const viewingHandlers = (box: DataBox): readonly Handler[] => {
  /** As the one who acted sees the order afterwards. */
  const shown = async (
    { viewer, random, clock }: MoneyContext,
    act: (userId: string, deps: ViewingDeps) => Promise<Result<OrderRecord>>,
  ) => {
    const nowMs = clock.now()
    return mapResult(await act(viewer.userId, { box, random, nowMs }), (order) => shownTo(viewer.userId, order, nowMs))
  }
  return [
    moneyHandlerFor(wire.openViewing, ({ orderId, ...request }, context) =>
      shown(context, (userId, deps) => openViewing(context.db, { userId, orderId, request }, deps)),
    ),
    moneyHandlerFor(wire.agreeToViewing, ({ orderId, seen = [] }, context) =>
      shown(context, (userId, deps) => agreeToViewing(context.db, { userId, orderId, seen }, deps)),
    ),
    moneyHandlerFor(wire.reportViewing, ({ orderId, seen = [], pictures = [], ...report }, context) =>
      shown(context, (userId, deps) =>
        reportViewing(context.db, { userId, orderId, seen, mismatch: { ...report, pictures } }, deps),
      ),
    ),
    memberHandlerFor(wire.getViewing, async ({ orderId }, { db, viewer }) => {
      const order = await findOrder(db, orderId)
      if (order === undefined || !maySee(order, viewer.userId)) return fail(noOrder())
      const viewing = await findViewing(db, box, orderId)
      return ok(viewing === undefined ? null : viewingShown(viewing, order))
    }),
  ]
}
