import { MINUTE_MS } from '@diandu/core/kernel'
import { orderMessages } from '../../messages/orders/order.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** The two largest units that say something, in whole minutes: a minute that has begun still counts. */
export function timeLeftText(leftMs: number, locale: Locale): string {
  const messages = orderMessages[locale]
  if (leftMs <= 0) return messages.over
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return messages.leftDays(String(Math.floor(hours / 24)), String(hours % 24))
  return hours > 0 ? messages.leftHours(String(hours), String(minutes % 60)) : messages.leftMinutes(String(minutes))
}
