import { remainingTime, timeLeft } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { remainingTimeText } from '@diandu/core/messages'
import { orderMessages } from '../../messages/orders/order.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** Days and hours, hours and minutes, or minutes; then that the time is over. */
export function timeLeftText(leftMs: number, locale: Locale): string {
  const messages = orderMessages[locale]
  const left = timeLeft(leftMs)
  switch (left.kind) {
    case 'days':
      return messages.leftDays(String(left.days), String(left.hours))
    case 'hours':
      return messages.leftHours(String(left.hours), String(left.minutes))
    case 'minutes':
      return remainingTimeText(left, locale)
    case 'over':
      return messages.over
  }
}

/**
 * The rest of the 168 hours that end at `by`: days and hours, hours, or minutes; at the end 0, and that they are over
 * (spec §9).
 */
export function validityLeftText(by: number, now: number, locale: Locale): string {
  const left = remainingTime((by - 7 * DAY_MS) / 1000, now)
  const text = remainingTimeText(left, locale)
  return left.kind === 'over' ? `${text} · ${orderMessages[locale].over}` : text
}
