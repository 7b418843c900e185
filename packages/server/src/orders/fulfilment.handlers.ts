import { fail, mapResult, ok } from '@diandu/core/kernel'
import { type OrderEvent, type OrderId, noOrder, maySee, shownTo } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import { signedPictureUrl } from '../account/index.ts'
import {
  memberHandlerFor,
  moneyHandlerFor,
  type Handler,
  type MemberContext,
  type MoneyContext,
} from '../calls/index.ts'
import { deal, mayDeal, type OrderMove } from './deal.ts'
import { findOrder } from './order-store.ts'
import { readOutcome } from './read-outcome.ts'
import { readRefundCase } from './refunds/read-refund-case.ts'
import { reportToOperator } from './report-mismatch.ts'

/** What buyer and seller do with an order that was paid for. */
export const fulfilmentHandlers = (box: DataBox): readonly Handler[] => [
  moneyHandlerFor(wire.handOverShop, ({ orderId }, context) =>
    dealShown({ orderId, event: 'shop.handed-over', by: 'seller' }, context),
  ),
  confirmed(wire.confirmBill, 'bill.confirmed', 'buyer'),
  confirmed(wire.giveUpOrder, 'buyer.gave-up', 'buyer'),
  confirmed(wire.failOrder, 'seller.failed', 'seller'),
  moneyHandlerFor(wire.reportMismatch, async ({ orderId, pictures = [], ...report }, { db, viewer, random, clock }) => {
    const nowMs = clock.now()
    const reported = await reportToOperator(
      db,
      { buyerId: viewer.userId, orderId, request: { ...report, pictures } },
      { random, nowMs },
    )
    return mapResult(reported, (order) => shownTo(viewer.userId, order, nowMs))
  }),
  memberHandlerFor(wire.getRefundCase, async ({ orderId }, { db, viewer, clock }) => {
    const order = await findOrder(db, orderId)
    if (order === undefined || !maySee(order, viewer.userId)) return fail(noOrder())
    return ok(await readRefundCase(db, orderId, (picture) => signedPictureUrl(picture, box, clock.now())))
  }),
  memberHandlerFor(wire.getOrderOutcome, async ({ orderId }, { db, viewer }) => {
    const order = await findOrder(db, orderId)
    if (order === undefined || !maySee(order, viewer.userId)) return fail(noOrder())
    return ok(await readOutcome(db, order, order.sellerId === viewer.userId ? 'seller' : 'buyer'))
  }),
]

/** What lets money go: only with the payment password. */
function confirmed(
  row: typeof wire.confirmBill | typeof wire.giveUpOrder | typeof wire.failOrder,
  event: OrderEvent,
  by: OrderMove['by'],
): Handler {
  const dealOf = (orderId: OrderId, { viewer }: MemberContext): OrderMove => ({
    orderId,
    event,
    by,
    who: viewer.userId,
  })
  return moneyHandlerFor(
    row,
    ({ orderId }, context) => dealShown({ orderId, event, by }, context),
    ({ orderId, paymentPassword }, context) =>
      mayDeal(context.db, { ...dealOf(orderId, context), paymentPassword }, context.clock.now()),
  )
}

async function dealShown(what: Omit<OrderMove, 'who'>, { db, viewer, random, clock }: MoneyContext) {
  const nowMs = clock.now()
  const dealt = await deal(db, { ...what, who: viewer.userId }, { random, nowMs })
  return mapResult(dealt, (order) => shownTo(viewer.userId, order, nowMs))
}
