import { fail, mapResult, ok } from '@diandu/core/kernel'
import {
  decideFulfilment,
  decideHandOver,
  maySee,
  noOrder,
  shownTo,
  type OrderEvent,
  type OrderId,
} from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import { signedPictureUrl } from '../account/index.ts'
import { unlessAway } from '../archive/index.ts'
import { memberHandlerFor, moneyHandlerFor, type Handler, type MoneyContext } from '../calls/index.ts'
import { checkPaymentPassword } from '../wallet/index.ts'
import { findHandover } from './handovers/handover-store.ts'
import { moveStoredOrder } from './move-stored-order.ts'
import { findOrder } from './order-store.ts'
import { readOutcome } from './read-outcome.ts'
import { readRefundCase } from './refunds/read-refund-case.ts'
import { reportToOperator } from './report-mismatch.ts'

/** For orders that were paid for. */
export const fulfilmentHandlers = (box: DataBox): readonly Handler[] => [
  moneyHandlerFor(wire.handOverShop, async ({ orderId }, context) => {
    const { db, viewer, clock } = context
    // A proof is never taken back: no lock is needed for this.
    const [order, record] = [await findOrder(db, orderId), await findHandover(db, orderId)]
    const decided = decideHandOver({ userId: viewer.userId, order, record, at: clock.now() })
    return decided.ok ? moveShown({ orderId, event: 'shop.handed-over', by: 'seller' }, context) : decided
  }),
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
    return unlessAway(async () =>
      ok(await readOutcome(db, order, order.sellerId === viewer.userId ? 'seller' : 'buyer')),
    )
  }),
]

interface OwnMove {
  readonly orderId: OrderId
  readonly event: OrderEvent
  readonly by: 'buyer' | 'seller'
}

/** Releases money: only with the payment password, which is not checked where the step is refused anyway. */
const confirmed = (
  row: typeof wire.confirmBill | typeof wire.giveUpOrder | typeof wire.failOrder,
  event: OrderEvent,
  by: OwnMove['by'],
): Handler =>
  moneyHandlerFor(
    row,
    ({ orderId }, context) => moveShown({ orderId, event, by }, context),
    async ({ orderId, paymentPassword }, { db, viewer: { userId }, clock }) => {
      const at = clock.now()
      const decided = decideFulfilment({ userId, order: await findOrder(db, orderId), at }, { event, by })
      return decided.ok ? checkPaymentPassword(db, userId, paymentPassword, at) : decided
    },
  )

async function moveShown(move: OwnMove, { db, viewer: { userId }, random, clock }: MoneyContext) {
  const at = clock.now()
  const moved = await moveStoredOrder(db, { ...move, who: userId, at }, { random })
  return mapResult(moved, (order) => shownTo(userId, order, at))
}
