import { chineseTime, endOfDay } from '../../format/index.ts'

/** A reviewer looks at a withdrawal within one working day, and the bank credits it within another. */
const WORKING_DAYS = 2

/**
 * By when a withdrawal should be on its card: the end of the second working day, Monday to Friday, after the request.
 * Public holidays come on top; the government sets them each year.
 */
export function payoutDay(askedAt: number): number {
  let day = endOfDay(askedAt)
  for (let left = WORKING_DAYS; left > 0 && Number.isFinite(day);) {
    const next = endOfDay(day, 1)
    if (!(next > day)) return next
    day = next
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

const isWorkingDay = (at: number): boolean => {
  const weekday = chineseTime(at, 'd')
  return weekday !== '0' && weekday !== '6'
}
