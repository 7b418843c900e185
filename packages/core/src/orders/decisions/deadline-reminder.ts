import type { NewMessage } from '../../inbox/index.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { deadlinesOf } from '../life/deadlines.ts'
import type { OrderRecord } from '../order-record.ts'

/** So long before a deadline that costs money a reminder is sent. */
export const REMINDED_BEFORE_MS = DAY_MS

/** Of a deadline that costs its party money and is at most 24 hours off; one that moves is sent again. */
export function deadlineReminder(order: OrderRecord, now: number): NewMessage | undefined {
  const deadline = deadlinesOf(order)
  if (deadline === undefined || deadline.turn === 'house') return undefined
  const { turn, act, by, otherwise } = deadline
  if (by === null || otherwise === null || otherwise === 'order-cancelled') return undefined
  if (now < by - REMINDED_BEFORE_MS || now > by) return undefined
  return {
    userId: turn === 'buyer' ? order.buyerId : order.sellerId,
    event: 'order.deadline',
    key: `order:${order.id}:deadline:${act}:${by}`,
    subject: order.id,
    figures: { shop: order.shop.title, number: order.number, act, by, otherwise },
    at: now,
  }
}
