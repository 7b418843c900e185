import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { isOverdue, type OrderRecord } from '../order-record.ts'
import type { DecidedTransition } from './decide-fulfilment.ts'
import { noOrder } from './order-refusal.ts'

/** The server reads these under locks. */
export interface CancellationFacts<U extends string> {
  readonly buyerId: string
  /** Undefined where there is no such order. */
  readonly order: OrderRecord<U> | undefined
  readonly at: number
}

/** A buyer takes an order back that nothing was paid for. */
export function decideCancellation<U extends string>({
  buyerId,
  order,
  at,
}: CancellationFacts<U>): Result<DecidedTransition<U>> {
  if (order === undefined || order.buyerId !== buyerId) return fail(noOrder())
  if (order.status !== 'awaiting-payment' || isOverdue(order, at))
    return fail(refused('order-not-cancellable', '订单当前不能取消', 'orderId'))
  return ok({ order, transition: { event: 'buyer.cancelled', by: 'buyer', at } })
}
