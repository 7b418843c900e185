import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import type { OrderRecord } from '../order-record.ts'
import {
  MAX_REFUND_PICTURES,
  MAX_REFUND_WORDS,
  reportMismatch,
  type Refund,
  type RefundFault,
  type RefundRequest,
} from '../refund.ts'
import type { DecidedTransition } from './decide-fulfilment.ts'
import { noOrder, orderRefusal } from './order-refusal.ts'

export interface RefundFacts<U extends string> {
  readonly buyerId: string
  /** Undefined where there is no such order. */
  readonly order: OrderRecord<U> | undefined
  readonly at: number
}

export interface DecidedRefund<U extends string> extends DecidedTransition<U> {
  readonly refund: Refund
}

/**
 * The buyer reports that the shop is not what was sold; the money is held until a reviewer decides by an edge of its
 * own. The file store checks that the pictures are the buyer's.
 */
export function decideRefund<U extends string>(
  { buyerId, order, at }: RefundFacts<U>,
  request: RefundRequest,
): Result<DecidedRefund<U>> {
  if (order === undefined || order.buyerId !== buyerId) return fail(noOrder())
  const reported = reportMismatch(order, request, at)
  if (!reported.ok) return fail(refundRefusal(reported.failure))
  return ok({ order, transition: { event: 'mismatch.reported', by: 'buyer', at }, refund: reported.value.refund })
}

export const noRefundPicture = (): Failure => refused('bad-parameter', '有图片不存在，请重新上传', 'pictures')

export function refundRefusal(failure: RefundFault): Failure {
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
