import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { HOUR_MS } from '../../kernel/index.ts'
import { UNKNOWN_VALUE } from '../unknown-value.ts'
import { parseDay } from './chinese-day.ts'

dayjs.extend(utc)

/** Chinese wall-clock time is eight hours ahead of UTC all year, in every province. */
const CHINA_OFFSET_MS = 8 * HOUR_MS

/**
 * A clock on a wall in China: a dayjs in UTC mode, eight hours ahead. `utcOffset(480)` would not do, because it reckons
 * with the machine's own zone and is an hour wrong around the hours that this zone skips or repeats.
 */
const wallClock = (at: number): Dayjs => dayjs.utc(at + CHINA_OFFSET_MS)

/**
 * An instant (epoch milliseconds) as a clock in China shows it, in a pattern of dayjs such as `YYYYMMDD`; `--` for what
 * is no instant.
 */
export const chineseTime = (at: number, pattern: string): string => written(wallClock(at), pattern)

/** The same by UTC, where a service outside asks for that. */
export const utcTime = (at: number, pattern: string): string => written(dayjs.utc(at), pattern)

/**
 * An instant as RFC 3339 writes it, with its zone (the seconds may be left out); NaN for every other text and for days
 * that no calendar has.
 */
export function parseInstant(text: string): number {
  return RFC_3339.test(text) && !Number.isNaN(parseDay(text.slice(0, 10))) ? dayjs.utc(text).valueOf() : Number.NaN
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

function written(time: Dayjs, pattern: string): string {
  const year = time.year()
  if (Number.isNaN(year)) return UNKNOWN_VALUE
  // dayjs would write the year -44 as `0-44`.
  return time.format(year < 0 ? pattern.replace('YYYY', `[-${String(-year).padStart(4, '0')}]`) : pattern)
}
