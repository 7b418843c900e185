import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { paymentDue, type OrderId, type PaymentDue, type PaymentPart } from '@diandu/core/orders'
import { isOverdue, type KeptOrder } from './kept-order.ts'

/** One attempt to pay, as it arrived; the password is judged elsewhere. */
export interface PaymentAttempt {
  readonly orderId: OrderId
  readonly part: PaymentPart
  readonly amountFen: number
}

export interface JudgedPayment {
  readonly order: KeptOrder
  readonly due: PaymentDue
}

/** Whether this person may pay this sum for this order now. Asked twice: before the password is checked, and under lock. */
export function judgePayment(order: KeptOrder | undefined, buyerId: string, attempt: PaymentAttempt, nowMs: number): Result<JudgedPayment> {
  if (order === undefined || order.buyerId !== buyerId) return fail(noOrder())
  if (order.cancelReason === 'taken') return fail(shopTaken())
  if (isOverdue(order, nowMs)) return fail(refused('order-not-payable', '订单已超过付款期限', 'orderId'))
  const due = paymentDue(order)
  if (due === undefined) return fail(refused('order-not-payable', '订单当前无需付款', 'orderId'))
  if (due.part !== attempt.part) return fail(refused('terms-changed', '应付项目已变化，请重新确认', 'part'))
  if (due.amountFen !== attempt.amountFen) return fail(refused('terms-changed', '应付金额已变化，请重新确认', 'amountFen'))
  return ok({ order, due })
}

export const noOrder = (): Failure => refused('not-found', '没有找到这笔订单', 'orderId')
export const shopTaken = (): Failure => refused('shop-taken', '这家店铺刚刚被别人买走了', 'orderId')
export const shopGone = (): Failure => refused('shop-not-on-sale', '卖家已下架这家店铺', 'orderId')
