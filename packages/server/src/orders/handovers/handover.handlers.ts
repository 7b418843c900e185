import { fail, mapResult, ok } from '@diandu/core/kernel'
import { handoverOf, maySee, noOrder, type Handover } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../../calls/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { findOrder } from '../order-store.ts'
import { findHandover } from './handover-store.ts'
import { proofUrl } from './proof-files/proof-file-url.ts'
import { takeFile, takePart } from './proof-files/upload-proof.ts'
import { checkItem, markItem } from './record-handover.ts'

/** The checklist by which a shop is handed over. */
export const handoverHandlers = (box: DataBox): readonly Handler[] => [
  memberHandlerFor(wire.getHandover, async ({ orderId }, { db, viewer, clock }) => {
    const order = await findOrder(db, orderId)
    if (order === undefined || !maySee(order, viewer.userId)) return fail(noOrder())
    const record = await findHandover(db, orderId)
    return ok(record === undefined ? null : shownHandover(handoverOf(record, order.shop), box, clock.now()))
  }),
  memberHandlerFor(wire.markHandover, async ({ orderId, words = '', ...marked }, { db, viewer: { userId }, clock }) => {
    const nowMs = clock.now()
    const kept = await db.transaction((tx) => markItem(tx, { userId, orderId, nowMs }, { ...marked, words }, box))
    return mapResult(kept, (handover) => shownHandover(handover, box, nowMs))
  }),
  memberHandlerFor(
    wire.checkHandover,
    async ({ orderId, words = '', ...checked }, { db, viewer: { userId }, clock }) => {
      const nowMs = clock.now()
      const kept = await db.transaction((tx) => checkItem(tx, { userId, orderId, nowMs }, { ...checked, words }))
      return mapResult(kept, (handover) => shownHandover(handover, box, nowMs))
    },
  ),
  memberHandlerFor(wire.putProofPart, ({ place, ...own }, context) => takePart(context, own, place, box)),
  memberHandlerFor(wire.finishProofFile, ({ orderId, ...sent }, context) => takeFile(context, sent, orderId, box)),
]

/** Each proof by an address at which its reader can fetch it. */
const shownHandover = (handover: Handover, box: DataBox, nowMs: number) => ({
  ...handover,
  items: handover.items.map(({ mark, ...state }) => ({
    ...state,
    mark: mark && {
      ...mark,
      proofs: mark.proofs.map((proof) => ({ ...proof, file: proofUrl(proof, box, nowMs) })),
    },
  })),
})
