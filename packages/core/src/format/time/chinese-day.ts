import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { UNKNOWN_VALUE } from '../unknown-value.ts'

/** Chinese wall-clock time is eight hours ahead of UTC all year, in every province. */
const CHINA_OFFSET_MS = 8 * HOUR_MS

/** A date whose UTC fields are what a clock on a wall in China shows. */
export const wallDate = (at: number): Date => new Date(at + CHINA_OFFSET_MS)

const instantOf = (wallMs: number): number => wallMs - CHINA_OFFSET_MS

/**
 * The first instant of a day in China, written `2026-03-11`; NaN for every other text and for days that no calendar
 * has.
 */
export function parseDay(day: string): number {
  const wall = new Date(`${day}T00:00:00Z`)
  // Dates roll over: what was no day of its month comes back as another one.
  return !Number.isNaN(wall.getTime()) && wall.toISOString().slice(0, 10) === day
    ? instantOf(wall.getTime())
    : Number.NaN
}

/** The last millisecond of a day in China: of the day of an instant, or so many days later. */
export function endOfDay(at: number, daysLater = 0): number {
  const wallEnd = (Math.floor((at + CHINA_OFFSET_MS) / DAY_MS) + daysLater + 1) * DAY_MS - 1
  // After the last date no day ends: an instant out there stays as far away as it is.
  return Number.isNaN(new Date(wallEnd).getTime()) ? at + daysLater * DAY_MS : instantOf(wallEnd)
}

/**
 * The month of an instant in China, `2026-03`, or so many months later (earlier, if negative); `--` for what is no
 * instant.
 */
export function calendarMonth(at: number, monthsLater = 0): string {
  const wall = wallDate(at)
  const month = new Date(0)
  month.setUTCFullYear(wall.getUTCFullYear(), wall.getUTCMonth() + monthsLater, 1)
  return Number.isNaN(month.getTime()) ? UNKNOWN_VALUE : `${yearText(month)}-${twoDigits(month.getUTCMonth() + 1)}`
}

/** The year of an instant in China; NaN for what is no instant. */
export const calendarYear = (at: number): number => wallDate(at).getUTCFullYear()

export function yearText(date: Date): string {
  const year = date.getUTCFullYear()
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`
}

export const twoDigits = (part: number): string => String(part).padStart(2, '0')
