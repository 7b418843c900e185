import { parseInstant } from '../../../format/index.ts'
import { parseYuan } from '../../../input/index.ts'
import { daySpan } from '../../../wallet/index.ts'

const DAY = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d\d)(\d\d))(.*)$/
const CLOCK = /^(?:(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?|(\d\d)(\d\d)(\d\d))$/

/** An instant from a day, which may have its time behind it, and a time; undefined where a calendar has no such day. */
export function statementTime(day: string, clock: string): number | undefined {
  const [, year = '', month, date, plainMonth, plainDate, rest = ''] = DAY.exec(day.normalize('NFKC').trim()) ?? []
  const behind = rest.replace(/^[T\s]+/, '')
  const time = clockOf(behind === '' ? clock.normalize('NFKC').trim() : behind)
  const named = `${year}-${two(month ?? plainMonth)}-${two(date ?? plainDate)}`
  if (time === undefined || daySpan(named) === undefined) return undefined
  return parseInstant(`${named}T${time}+08:00`)
}

const two = (digits = ''): string => digits.padStart(2, '0')

/** `10:20:30` from any form; undefined where no clock shows it. */
function clockOf(text: string): string | undefined {
  if (text === '') return '00:00:00'
  const [, hour, minute, second, plainHour, plainMinute, plainSecond] = CLOCK.exec(text) ?? []
  const parts = [two(hour ?? plainHour), minute ?? plainMinute ?? '', second ?? plainSecond ?? '00']
  const isTime = parts.every((part, place) => part !== '' && Number(part) < (place === 0 ? 24 : 60))
  return isTime && Number.isInteger(Number(parts[0])) && (hour ?? plainHour) !== undefined ? parts.join(':') : undefined
}

const CURRENCY = /^(?:¥|CNY|RMB)|(?:元|CNY|RMB)$/gi
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** Fen with their sign, also of `(1,234.50)`; 0 of an empty cell or a dash, undefined where it is no sum. */
export function statementFen(cell: string): number | undefined {
  const text = cell.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('−', '-')
  if (/^-*$/.test(text)) return 0
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1]
  const [, before = '', unsigned = ''] = /^([+-]?)(.*)$/.exec((inBrackets ?? text).replaceAll(CURRENCY, '')) ?? []
  const [, sign = before, digits = ''] = /^([+-])?(.*)$/.exec(unsigned.replaceAll(CURRENCY, '')) ?? []
  const plain = GROUPED.test(digits) ? digits.replaceAll(',', '') : digits
  const yuan = parseYuan(/^\d+\.\d\d0+$/.test(plain) ? plain.replace(/(\.\d\d)0+$/, '$1') : plain)
  if (!yuan.ok || (inBrackets !== undefined && sign !== '') || (before !== '' && sign !== before)) return undefined
  return sign === '-' || inBrackets !== undefined ? -yuan.value : yuan.value
}
