import { dayOf, type CoinOverview } from '@diandu/core/coins'
import { parseDay } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'

export type DayState = 'signed' | 'made-up' | 'missed' | 'today'

export interface CalendarDay {
  readonly day: string
  /** The day of the month. */
  readonly date: string
  readonly state: DayState
}

const WEEKS = 4

/** The last four weeks, the first day first; the last one is today. */
export function calendarDays({ today, signed }: Pick<CoinOverview, 'today' | 'signed'>): readonly CalendarDay[] {
  const last = parseDay(today)
  return Array.from({ length: WEEKS * 7 }, (_, at): CalendarDay => {
    const day = dayOf(last - (WEEKS * 7 - 1 - at) * DAY_MS)
    const found = signed.find((one) => one.day === day)
    const state = found ? (found.isMadeUp ? 'made-up' : 'signed') : day === today ? 'today' : 'missed'
    return { day, date: String(Number(day.slice(8))), state }
  })
}
