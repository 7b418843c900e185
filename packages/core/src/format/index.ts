export {
  calendarMonth,
  calendarYear,
  chineseTime,
  endOfDay,
  parseDay,
  parseInstant,
  utcTime,
} from './time/chinese-time.ts'
export { csvText } from './csv-text.ts'
export { formatCount } from './numbers/format-count.ts'
export { formatPriceWan } from './numbers/format-price-wan.ts'
export { formatTime, TIME_FORMATS, type TimeFormat } from './time/format-time.ts'
export { formatYuan } from './numbers/format-yuan.ts'
export { hexToRgb } from './hex-to-rgb.ts'
export { maskMiddle } from './mask-middle.ts'
export { maskMobile } from './mask-mobile.ts'
export { remainingTime, type RemainingTime } from './time/remaining-time.ts'
export { scaleNumber } from './numbers/scale-number.ts'
export { shortenNumber } from './numbers/shorten-number.ts'
export { toDayHourMinuteSecond } from './time/to-day-hour-minute-second.ts'
export { toMilliseconds } from './time/to-milliseconds.ts'
