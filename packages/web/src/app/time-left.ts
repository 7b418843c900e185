import { MINUTE_MS } from '@diandu/core/kernel'
import { orderWords } from '../words/order.words.ts'
import type { Locale } from '../words/words.ts'

/** The two largest units that say something, in whole minutes: a minute that has begun still counts. */
export function timeLeftText(leftMs: number, locale: Locale): string {
  const words = orderWords[locale]
  if (leftMs <= 0) return words.over
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return words.leftDays(String(Math.floor(hours / 24)), String(hours % 24))
  return hours > 0 ? words.leftHours(String(hours), String(minutes % 60)) : words.leftMinutes(String(minutes))
}
