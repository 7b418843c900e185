import { chineseTime, formatTime } from '@diandu/core/format'
import { payoutDay } from '@diandu/core/wallet'

/** By when money that was asked for at an instant is on its card, in a page's own words. */
export function arrivalText(askedAt: number, inWords: (date: string, weekday: number) => string): string {
  const day = payoutDay(askedAt)
  return inWords(formatTime(day, 'yyyy-mm-dd'), Number(chineseTime(day, 'd')))
}
