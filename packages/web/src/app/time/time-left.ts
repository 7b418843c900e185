import { remainingTime } from '@diandu/core/format'
import { DAY_MS, MINUTE_MS } from '@diandu/core/kernel'
import { remainingTimeText } from '@diandu/core/messages'
import { orderMessages } from '../../messages/orders/order.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** The two largest units that say something, in whole minutes: one that has begun still counts, but for the last. */
export function timeLeftText(leftMs: number, locale: Locale): string {
  const messages = orderMessages[locale]
  if (leftMs <= 0) return messages.over
  if (leftMs < MINUTE_MS) return remainingTimeText({ kind: 'minutes', minutes: 0 }, locale)
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return messages.leftDays(String(Math.floor(hours / 24)), String(hours % 24))
  return hours > 0 ? messages.leftHours(String(hours), String(minutes % 60)) : messages.leftMinutes(String(minutes))
}

/**
 * What is left of seven days that end at `by`: days and hours, hours, or minutes, and at their end 0, and that they are
 * over (spec §9).
 */
export function sevenDaysLeftText(by: number, now: number, locale: Locale): string {
  const left = remainingTime((by - 7 * DAY_MS) / 1000, now)
  const text = remainingTimeText(left, locale)
  return left.kind === 'over' ? `${text} · ${orderMessages[locale].over}` : text
}
