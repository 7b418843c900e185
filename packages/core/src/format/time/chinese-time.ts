import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { UNKNOWN_VALUE } from '../unknown-value.ts'

dayjs.extend(utc)

/** Chinese wall-clock time is eight hours ahead of UTC all year, in every province. */
const CHINA_OFFSET_MS = 8 * HOUR_MS

/**
 * A clock on a wall in China: a dayjs in UTC mode, eight hours ahead. `utcOffset(480)` would not do, because it reckons
 * with the machine's own zone and is an hour wrong around the hours that this zone skips or repeats.
 */
const wallClock = (at: number): Dayjs => dayjs.utc(at + CHINA_OFFSET_MS)

const instantOf = (wall: Dayjs): number => wall.valueOf() - CHINA_OFFSET_MS

/**
 * An instant (epoch milliseconds) as a clock in China shows it, in a pattern of dayjs such as `YYYYMMDD`; `--` for what
 * is no instant.
 */
export function chineseTime(at: number, pattern: string): string {
  const key = `${at} ${pattern}`
  const known = lately.get(key)
  if (known !== undefined) return known
  const text = written(wallClock(at), pattern)
  if (lately.size === MAX_LATELY) lately.clear()
  lately.set(key, text)
  return text
}

/** A page names the same day at each of its figures, and dayjs takes a while to write one. */
const lately = new Map<string, string>()
const MAX_LATELY = 200

/** The same by UTC, where a service outside asks for that. */
export const utcTime = (at: number, pattern: string): string => written(dayjs.utc(at), pattern)

/**
 * The first instant of a day in China, written `2026-03-11`; NaN for every other text and for days that no calendar
 * has.
 */
export function parseDay(day: string): number {
  const wall = dayjs.utc(`${day}T00:00:00Z`)
  // Dates roll over: a day that its month does not have comes back as another one.
  return wall.date() === Number(WRITTEN_DAY.exec(day)?.[1]) ? instantOf(wall) : Number.NaN
}

const WRITTEN_DAY = /^\d{4}-\d\d-(\d\d)$/

/**
 * An instant as RFC 3339 writes it, with its zone (the seconds may be left out); NaN for every other text and for days
 * that no calendar has.
 */
export function parseInstant(text: string): number {
  return RFC_3339.test(text) && !Number.isNaN(parseDay(text.slice(0, 10))) ? dayjs.utc(text).valueOf() : Number.NaN
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** The last millisecond of a day in China: of the day of an instant, or so many days later. */
export function endOfDay(at: number, daysLater = 0): number {
  const end = instantOf(wallClock(at).add(daysLater, 'day').endOf('day'))
  // After the last date no day ends: an instant out there stays as far away as it is.
  return Number.isNaN(end) ? at + daysLater * DAY_MS : end
}

/**
 * The month of an instant in China, `2026-03`, or so many months later (earlier, if negative); `--` for what is no
 * instant.
 */
export const calendarMonth = (at: number, monthsLater = 0): string =>
  written(wallClock(at).add(monthsLater, 'month'), 'YYYY-MM')

/** The year of an instant in China; NaN for what is no instant. */
export const calendarYear = (at: number): number => wallClock(at).year()

/** Full months from the beginning of a day in China to an instant, negative before it; NaN for what is no day. */
export function monthsSince(day: string, at: number): number {
  // By fields: `diff` adds months to find the nearest ones, and a list asks for the age of every shop.
  const [from, to] = [wallClock(parseDay(day)), wallClock(at)]
  return (to.year() - from.year()) * 12 + to.month() - from.month() - Number(to.date() < from.date())
}

function written(time: Dayjs, pattern: string): string {
  const year = time.year()
  if (Number.isNaN(year)) return UNKNOWN_VALUE
  // dayjs would write the year -44 as `0-44`.
  return time.format(year < 0 ? pattern.replace('YYYY', `[-${String(-year).padStart(4, '0')}]`) : pattern)
}
