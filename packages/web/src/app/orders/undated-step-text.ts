import { formatTime } from '@diandu/core/format'
import { sellerIdleBy, type DueAction, type Order } from '@diandu/core/orders'
import { orderMessages } from '../../messages/orders/order.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** Why no day is fixed for a step, and when the platform asks after it. */
export function undatedStepText(order: Order, act: DueAction, locale: Locale): string {
  const { noDay } = orderMessages[locale]
  if (act === 'review-refund') return noDay[act][order.role]
  if (act !== 'open-viewing' && act !== 'seller-sign') return noDay.other[order.role]
  const askedAt = sellerIdleBy(order)
  return askedAt === undefined ? noDay.early : noDay[act][order.role](formatTime(askedAt, 'yyyy-mm-dd hh:mm'))
}
