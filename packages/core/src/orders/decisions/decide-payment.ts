import { isForSale, isPubliclyVisible, type ListingStatus } from '../../catalog/index.ts'
import { fail, mapResult, ok, refused, type Result } from '../../kernel/index.ts'
import type { Transition } from '../life/move-order.ts'
import type { OrderEvent } from '../life/order-edges.ts'
import { paymentDue, type PaymentDue, type PaymentPart } from '../life/payment-due.ts'
import type { OrderId } from '../order.ts'
import { isOverdue, type OrderRecord } from '../order-record.ts'
import { noOrder, shopTaken } from './order-refusal.ts'

/** One attempt to pay, as it arrived; the password is checked elsewhere. */
export interface PaymentAttempt {
  readonly orderId: OrderId
  readonly part: PaymentPart
  readonly amountFen: number
}

/** The server reads these under locks. */
export interface PaymentFacts<U extends string> {
  readonly buyerId: string
  /** Undefined where there is no such order. */
  readonly order: OrderRecord<U> | undefined
  /** Undefined where its shop no longer exists. */
  readonly shopStatus: ListingStatus | undefined
  /** When the money was sent. */
  readonly at: number
}

/** `moveOrder` has the sums of the event; the ledger checks whether they are covered. */
export interface DecidedPayment<U extends string> {
  readonly order: OrderRecord<U>
  readonly due: PaymentDue
  readonly event: OrderEvent
}

export function decidePayment<U extends string>(
  { shopStatus, ...facts }: PaymentFacts<U>,
  attempt: PaymentAttempt,
): Result<DecidedPayment<U>> {
  const validated = validatePayment(facts, attempt)
  if (!validated.ok) return validated
  // Of several buyers at the same instant only one gets the shop.
  if (validated.value.order.status === 'awaiting-payment' && !(shopStatus !== undefined && isForSale(shopStatus)))
    return fail(shopStatus !== undefined && isPubliclyVisible(shopStatus) ? shopTaken() : shopGone())
  return mapResult(validated, ({ order, due }) => ({ order, due, event: EVENT_OF[due.part] }))
}

/**
 * Whether this person may pay this sum for this order now, whatever has become of the shop: checked before the payment
 * password is tried, and before a cashier is opened.
 */
export function validatePayment<U extends string>(
  { buyerId, order, at }: Omit<PaymentFacts<U>, 'shopStatus'>,
  attempt: PaymentAttempt,
): Result<Omit<DecidedPayment<U>, 'event'>> {
  if (order === undefined || order.buyerId !== buyerId) return fail(noOrder())
  if (order.cancelReason === 'taken') return fail(shopTaken())
  if (isOverdue(order, at)) return fail(refused('order-not-payable', '订单已超过付款期限', 'orderId'))
  const due = paymentDue(order)
  if (due === undefined) return fail(refused('order-not-payable', '订单当前无需付款', 'orderId'))
  if (due.part !== attempt.part) return fail(refused('terms-changed', '应付项目已变化，请重新确认', 'part'))
  if (due.amountFen !== attempt.amountFen)
    return fail(refused('terms-changed', '应付金额已变化，请重新确认', 'amountFen'))
  return ok({ order, due })
}

/** Ends the unpaid order of another buyer once the shop is sold; past its own deadline it ends as late. */
export const endedBySale = (other: Pick<OrderRecord, 'payBy'>, at: number): Transition =>
  at > other.payBy ? { event: 'payment.late', by: 'sweeper', at } : { event: 'shop.taken', by: 'market', at }

const shopGone = () => refused('shop-not-on-sale', '这家店铺现在不在售', 'orderId')

const EVENT_OF = { full: 'full.paid', deposit: 'deposit.paid', balance: 'balance.paid' } as const satisfies Record<
  PaymentPart,
  OrderEvent
>
