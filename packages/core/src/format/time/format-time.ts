import { chineseTime } from './chinese-time.ts'
import { toMilliseconds } from './to-milliseconds.ts'

/** The formats of the product (spec §9), each with the pattern that dayjs knows it by. */
export const TIME_FORMATS = {
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

export type TimeFormat = keyof typeof TIME_FORMATS

/** An instant (milliseconds, or the seconds of old calls) as Chinese wall-clock time, on any machine. */
export function formatTime(time: number, format: TimeFormat = 'yyyy-mm-dd hh:mm:ss'): string {
  return chineseTime(toMilliseconds(time), TIME_FORMATS[format])
}
