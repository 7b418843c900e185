import { timeLeft } from '@diandu/core/format'
import type { Locale } from '@diandu/core/messages'
import { timeMessages } from '../messages/time.messages.ts'

/** How long something has waited, in its two largest units. */
export function durationText(durationMs: number, locale: Locale): string {
  const texts = timeMessages[locale]
  const passed = timeLeft(durationMs)
  switch (passed.kind) {
    case 'days':
      return texts.days(passed.days, passed.hours)
    case 'hours':
      return texts.hours(passed.hours, passed.minutes)
    case 'minutes':
      return texts.minutes(passed.minutes)
    case 'over':
      return texts.minutes(0)
  }
}
