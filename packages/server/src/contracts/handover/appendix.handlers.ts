import { fail, ok, refused } from '@diandu/core/kernel'
import { maySee, noOrder } from '@diandu/core/orders'
import { getHandoverAppendix } from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../../calls/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { findHandover, findOrder } from '../../orders/index.ts'
import { signedAppendixUrl } from './appendix-url.ts'

export const appendixHandlers = (box: DataBox): readonly Handler[] => [
  memberHandlerFor(getHandoverAppendix, async ({ orderId }, { db, viewer, clock }) => {
    const order = await findOrder(db, orderId)
    if (order === undefined || !maySee(order, viewer.userId)) return fail(noOrder())
    if ((await findHandover(db, orderId)) === undefined)
      return fail(refused('not-found', '这笔订单没有交接清单', 'orderId'))
    return ok({ url: signedAppendixUrl(orderId, box, clock.now()) })
  }),
]
