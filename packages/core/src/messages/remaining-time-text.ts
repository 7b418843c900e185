import type { RemainingTime } from '../format/index.ts'
import { defineMessages } from './define-messages.ts'
import type { Locale } from './locale.ts'

const messages = defineMessages({
  days: (days: number, hours: number) => ({ zh: `${days} 天 ${hours} 小时`, en: `${days} d ${hours} h` }),
  hours: (hours: number) => ({ zh: `${hours} 小时`, en: `${hours} h` }),
  minutes: (minutes: number) => ({
    zh: minutes === 0 ? '不到 1 分钟' : `${minutes} 分钟`,
    en: minutes === 0 ? 'less than 1 min' : `${minutes} min`,
  }),
})

/** Days and hours, hours, or minutes, whichever says most, or less than one; `0` when nothing is left (spec §9). */
export function remainingTimeText(remaining: RemainingTime, locale: Locale): string {
  switch (remaining.kind) {
    case 'days':
      return messages[locale].days(remaining.days, remaining.hours)
    case 'hours':
      return messages[locale].hours(remaining.hours)
    case 'minutes':
      return messages[locale].minutes(remaining.minutes)
    case 'over':
      return '0'
  }
}
