import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import {
  MAX_REFUND_PICTURES,
  MAX_REFUND_WORDS,
  reportMismatch,
  type OrderId,
  type RefundFault,
  type RefundRequest,
  noOrder,
  type OrderRecord,
  orderRefusal,
} from '@diandu/core/orders'
import { keepPictures } from '../account/index.ts'
import type { Transaction } from '../database/index.ts'
import { moveStoredOrder } from './move-stored-order.ts'
import { findOrder } from './order-store.ts'
import { insertRefund } from './refunds/refund-store.ts'

interface Report {
  readonly buyerId: string
  readonly orderId: OrderId
  readonly request: RefundRequest
}

/** The buyer says that the shop is not what was sold: the money waits for a reviewer. */
export async function reportToOperator(
  tx: Transaction,
  { buyerId, orderId, request }: Report,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<OrderRecord>> {
  const order = await findOrder(tx, orderId)
  if (order === undefined || order.buyerId !== buyerId) return fail(noOrder())
  const reported = reportMismatch(order, request, nowMs)
  if (!reported.ok) return fail(refusalOfReport(reported.failure))
  if (!(await keepPictures(tx, buyerId, `refund ${orderId} ${nowMs}`, request.pictures)))
    return fail(refused('bad-parameter', '有图片不存在，请重新上传', 'pictures'))
  // Under lock it is checked again: two reports at once are one.
  const moved = await moveStoredOrder(
    tx,
    { orderId, event: 'mismatch.reported', by: 'buyer', who: buyerId, at: nowMs, why: reported.value.refund.reason },
    { random },
  )
  if (!moved.ok) return moved
  await insertRefund(tx, orderId, reported.value.refund)
  return ok(moved.value)
}

function refusalOfReport(failure: RefundFault): Failure {
  switch (failure.field) {
    case 'order':
      return orderRefusal(failure.fault)
    case 'reason':
      return refused('bad-parameter', '请选择退款原因', 'reason')
    case 'words':
      return refused(
        'bad-parameter',
        failure.fault === 'missing' ? '请说明具体情况' : `说明最多 ${MAX_REFUND_WORDS} 个字`,
        'words',
      )
    case 'pictures':
      return refused(
        'bad-parameter',
        failure.fault === 'too-many' ? `最多上传 ${MAX_REFUND_PICTURES} 张图片` : '图片重复或为空，请重新上传',
        'pictures',
      )
  }
}
