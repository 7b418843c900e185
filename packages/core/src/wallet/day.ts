import { calendarMonth, endOfDay, parseDay } from '../format/index.ts'
import { DAY_MS, fail, ok, refused, type Result } from '../kernel/index.ts'

/** From the first to the last instant, both included. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** A day of China by its name, `2026-03-11`; undefined where no calendar has it. */
export function daySpan(day: string): Span | undefined {
  const from = parseDay(day)
  return from >= EARLIEST ? { from, until: endOfDay(from) } : undefined
}

/** The platform is not older; earlier instants are seconds to those who read them. */
const EARLIEST = parseDay('2000-01-01')

/** A month of China by its name, `2026-03`. */
export function monthSpan(month: string): Span | undefined {
  const first = daySpan(`${month}-01`)
  if (first === undefined) return undefined
  const next = daySpan(`${calendarMonth(first.from, 1)}-01`)
  return next === undefined ? undefined : { from: first.from, until: next.from - 1 }
}

/** A statement tells a year at most. */
export const LONGEST_STATEMENT_DAYS = 366

/** The span from one day to another, as the user typed them. */
export function validateSpan(fromDay: string, untilDay: string, now: number): Result<Span> {
  const [first, last] = [daySpan(fromDay), daySpan(untilDay)]
  if (first === undefined || !(first.from <= now)) return refuse('开始日期不正确', 'fromDay')
  if (last === undefined || last.from < first.from) return refuse('结束日期不正确', 'untilDay')
  if (last.until - first.from >= LONGEST_STATEMENT_DAYS * DAY_MS)
    return refuse(`一次最多导出 ${LONGEST_STATEMENT_DAYS} 天`, 'untilDay')
  return ok({ from: first.from, until: last.until })
}

const refuse = (message: string, field: string): Result<Span> => fail(refused('bad-parameter', message, field))
