export {
  calendarMonth,
  calendarYear,
  chineseTime,
  endOfDay,
  monthsSince,
  parseDay,
  parseInstant,
  utcTime,
} from './time/chinese-time.ts'
export { csvText } from './csv-text.ts'
export { readCsv } from './read-csv.ts'
export { formatCount } from './numbers/format-count.ts'
export { formatAmount, formatMoney, shortMoney } from './numbers/format-money.ts'
export { formatTime, TIME_FORMATS, type TimeFormat } from './time/format-time.ts'
export { formatYuan } from './numbers/format-yuan.ts'
export { moneyParts, type MoneyForm, type MoneyParts } from './numbers/money-parts.ts'
export { typedYuan } from './numbers/typed-yuan.ts'
export { hexToRgb } from './hex-to-rgb.ts'
export { maskMiddle } from './mask-middle.ts'
export { maskMobile } from './mask-mobile.ts'
export { timeLeft, type TimeLeft } from './time/time-left.ts'
export { remainingTime, type RemainingTime } from './time/remaining-time.ts'
export { scaleNumber } from './numbers/scale-number.ts'
export { shortenNumber } from './numbers/shorten-number.ts'
export { toDayHourMinuteSecond } from './time/to-day-hour-minute-second.ts'
export { toMilliseconds } from './time/to-milliseconds.ts'
