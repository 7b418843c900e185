import { CHINA_OFFSET_MS } from './china-offset.ts'
import { toMilliseconds } from './to-milliseconds.ts'
import { UNKNOWN_VALUE } from './unknown-value.ts'

export const TIME_FORMATS = [
  'mm-dd',
  'mm月dd日',
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm',
  'yyyy年mm月dd日',
  'mm月dd日 hh:mm',
  'hh时mm分',
  'hh:mm',
  'yyyy/mm/dd-hh:mm:ss',
  'yyyy-mm-dd hh:mm:ss',
] as const

export type TimeFormat = (typeof TIME_FORMATS)[number]

/** An instant (milliseconds, or the seconds of old calls) as Chinese wall-clock time, on any machine. */
export function formatTime(time: number, format: TimeFormat = 'yyyy-mm-dd hh:mm:ss'): string {
  const date = new Date(toMilliseconds(time) + CHINA_OFFSET_MS)
  if (Number.isNaN(date.getTime())) return UNKNOWN_VALUE
  const year = pad(date.getUTCFullYear(), 4)
  const month = pad(date.getUTCMonth() + 1)
  const day = pad(date.getUTCDate())
  const hour = pad(date.getUTCHours())
  const minute = pad(date.getUTCMinutes())
  const second = pad(date.getUTCSeconds())
  // After an hour `mm` is the minute, elsewhere the month.
  return format
    .replace(/hh.mm/, (clock) => clock.replace('hh', hour).replace('mm', minute))
    .replace('yyyy', year)
    .replace('mm', month)
    .replace('dd', day)
    .replace('ss', second)
}

function pad(part: number, length = 2): string {
  return `${part < 0 ? '-' : ''}${String(Math.abs(part)).padStart(length, '0')}`
}
