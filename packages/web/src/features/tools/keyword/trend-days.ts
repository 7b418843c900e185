import { chineseTime, parseDay } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'

/** Each count with its day; the last one is `to`. */
export const trendDays = (
  counts: readonly number[],
  to: string,
): readonly { readonly day: string; readonly count: number }[] =>
  counts.map((count, at) => ({
    day: chineseTime(parseDay(to) - (counts.length - 1 - at) * DAY_MS, 'MM-DD'),
    count,
  }))
