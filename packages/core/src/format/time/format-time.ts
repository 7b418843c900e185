import { UNKNOWN_VALUE } from '../unknown-value.ts'
import { twoDigits, wallDate, yearText } from './chinese-day.ts'
import { toMilliseconds } from './to-milliseconds.ts'

/**
 * The formats of the product (spec §9), each as a pattern. Written without a library: every first page shows a day, and
 * this is all of it that they need.
 */
const PATTERNS = {
  'mm-dd': 'MM-DD',
  mm月dd日: 'MM月DD日',
  'yyyy-mm-dd': 'YYYY-MM-DD',
  'yyyy-mm-dd hh:mm': 'YYYY-MM-DD HH:mm',
  yyyy年mm月dd日: 'YYYY年MM月DD日',
  'mm月dd日 hh:mm': 'MM月DD日 HH:mm',
  hh时mm分: 'HH时mm分',
  'hh:mm': 'HH:mm',
  'yyyy/mm/dd-hh:mm:ss': 'YYYY/MM/DD-HH:mm:ss',
  'yyyy-mm-dd hh:mm:ss': 'YYYY-MM-DD HH:mm:ss',
} as const

export type TimeFormat = keyof typeof PATTERNS

export const TIME_FORMATS = Object.keys(PATTERNS) as readonly TimeFormat[]

/** An instant (milliseconds, or the seconds of old calls) as Chinese wall-clock time, on any machine. */
export function formatTime(time: number, format: TimeFormat = 'yyyy-mm-dd hh:mm:ss'): string {
  const wall = wallDate(toMilliseconds(time))
  if (Number.isNaN(wall.getTime())) return UNKNOWN_VALUE
  return PATTERNS[format].replace(/YYYY|MM|DD|HH|mm|ss/g, (part) =>
    part === 'YYYY' ? yearText(wall) : twoDigits(PARTS[part]?.(wall) ?? 0),
  )
}

const PARTS: Readonly<Record<string, (wall: Date) => number>> = {
  MM: (wall) => wall.getUTCMonth() + 1,
  DD: (wall) => wall.getUTCDate(),
  HH: (wall) => wall.getUTCHours(),
  mm: (wall) => wall.getUTCMinutes(),
  ss: (wall) => wall.getUTCSeconds(),
}
