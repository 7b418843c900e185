import { dayOf, type CoinOverview } from '@diandu/core/coins'
import { parseDay } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'

/** A day without a sign-in is missed once there was one before it. */
export type DayState = 'signed' | 'made-up' | 'missed' | 'before' | 'today'

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
  const first = signed.at(-1)?.day
  return Array.from({ length: WEEKS * 7 }, (_, at): CalendarDay => {
    const day = dayOf(last - (WEEKS * 7 - 1 - at) * DAY_MS)
    const found = signed.find((one) => one.day === day)
    const without = day === today ? 'today' : first === undefined || day < first ? 'before' : 'missed'
    const state = found ? (found.isMadeUp ? 'made-up' : 'signed') : without
    return { day, date: String(Number(day.slice(8))), state }
  })
}
