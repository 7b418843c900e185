import { formatTime } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { inboxMessages } from '../../messages/inbox/inbox.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** Under which day of China a message stands. */
export const dayOf = (at: number): string => formatTime(at, 'yyyy-mm-dd')

/** A day in words: the last two by name. `now` is undefined until the clock is there. */
export function dayTitle(day: string, now: number | undefined, locale: Locale): string {
  const messages = inboxMessages[locale]
  if (now !== undefined && day === dayOf(now)) return messages.today
  return now !== undefined && day === dayOf(now - DAY_MS) ? messages.yesterday : day
}
