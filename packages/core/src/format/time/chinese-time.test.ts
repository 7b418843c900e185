import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { calendarMonth, calendarYear, chineseTime, endOfDay, parseDay, parseInstant, utcTime } from './chinese-time.ts'

/** China had summer times until 1991; since then its zone is +08:00 all year. */
const anInstantSince1992 = () => fc.integer({ min: Date.parse('1992-01-01'), max: Date.parse('9998-06-01') })
const inZone = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at: number) => format.format(at)
}
const shanghai = inZone('Asia/Shanghai')
const NO_INSTANTS = [Number.NaN, Infinity, -Infinity, 1e308, -1e308, 8.64e15, -8.64e15 - 28_800_001]

describe('chineseTime', () => {
  it('agrees with the platform in Asia/Shanghai on every second since 1992 (TIM-3)', () => {
    fc.assert(
      fc.property(anInstantSince1992(), (at) => void expect(chineseTime(at, 'YYYY-MM-DD HH:mm:ss')).toBe(shanghai(at))),
    )
  })

  it.each([
    ['2025-12-31T16:00:00Z', 'YYYYMMDDHHmmss', '20260101000000'],
    ['2026-03-08T02:30:00+08:00', 'YYMMDD HH:mm', '260308 02:30'],
    ['2025-09-06T04:03:02.007+08:00', 'YYYY-M-D H:m:s.SSS', '2025-9-6 4:3:2.007'],
    ['-000044-03-15T00:00:00Z', 'YYYY-MM-DD', '-0044-03-15'],
    ['0000-12-31T15:59:59Z', 'YYYY-MM-DD', '0000-12-31'],
    ['-271821-04-20T00:00:00Z', 'YYYY-MM-DD HH', '-271821-04-20 08'],
  ])('writes %s in the pattern %s as %s (TIM-3)', (instant, pattern, text) => {
    expect(chineseTime(Date.parse(instant), pattern)).toBe(text)
  })

  it.each(NO_INSTANTS)('writes %d as -- in every pattern', (at) => {
    expect([
      chineseTime(at, 'YYYYMMDD'),
      utcTime(at === 8.64e15 ? 9e15 : at, 'HH'),
      calendarMonth(at),
      calendarYear(at),
    ]).toEqual(['--', '--', '--', Number.NaN])
  })
})

it('utcTime agrees with the platform in UTC', () => {
  const utc = inZone('UTC')
  fc.assert(fc.property(anInstantSince1992(), (at) => void expect(utcTime(at, 'YYYY-MM-DD HH:mm:ss')).toBe(utc(at))))
})

describe('parseDay', () => {
  it.each(['2024-02-29', '2026-12-31', '1986-05-04', '0000-02-29', '0099-01-01', '9999-12-31'])(
    'reads %s from its first instant in China (TIM-11)',
    (day) => {
      expect(parseDay(day)).toBe(Date.parse(`${day}T00:00:00+08:00`))
    },
  )

  it.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-01-32',
    '2026-3-1',
    '26-03-01',
    '2026/03/01',
    '20260301',
    '',
    '2026',
    '2026-03',
    '2026-03-11T00',
    ' 2026-03-11',
    '2026-03-11 ',
    '+002026-03-11',
    '-0044-03-15',
    '10000-01-01',
    '٢٠٢٦-03-11',
    'today',
    'Invalid Date',
    '--',
  ])('finds no day in %j (TIM-11)', (text) => {
    expect(parseDay(text)).toBeNaN()
  })

  it('reads back exactly what is a day of the calendar (TIM-11)', () => {
    const digits = (length: number, max: number) => fc.nat({ max }).map((part) => String(part).padStart(length, '0'))
    fc.assert(
      fc.property(fc.tuple(digits(4, 9999), digits(2, 13), digits(2, 32)), ([year, month, day]) => {
        const text = `${year}-${month}-${day}`
        const exists =
          Number(month) >= 1 &&
          Number(month) <= 12 &&
          Number(day) >= 1 &&
          Number(day) <= daysOf(Number(year), Number(month))
        expect(chineseTime(parseDay(text), 'YYYY-MM-DD')).toBe(exists ? text : '--')
      }),
    )
    fc.assert(fc.property(anyText(), (text) => void expect(parseDay(text)).toBeNaN()))
  })
})

describe('parseInstant', () => {
  it.each([
    '2026-06-18T10:00:00+08:00',
    '2026-06-18T10:00:00Z',
    '2026-06-18T10:00+08:00',
    '2026-06-18T10:00:00.5-03:30',
    '2026-06-18T10:00:00.123456789+00:00',
    '2024-02-29T23:59:59.999Z',
  ])('reads %s', (text) => {
    expect(parseInstant(text)).toBe(Date.parse(text))
  })

  it.each([
    '2026-06-18T10:00:00',
    '2026-06-18',
    '2026-06-18 10:00:00+08:00',
    '2026-06-18T10:00:00+0800',
    '2026-06-18T10:00:00+08',
    '2026-06-18T1:00:00Z',
    '2026-02-30T10:00:00+08:00',
    '2026-13-45T10:00:00Z',
    '2026-06-18T25:00:00Z',
    '2026-06-18T10:60:00Z',
    '2026-06-18T10:00:00.Z',
    '2026-06-18T10:00:00Z (UTC)',
    '2026-06-18 (2026-06-18T10:00:00Z)',
    '',
    'now',
  ])('finds no instant in %j', (text) => {
    expect(parseInstant(text)).toBeNaN()
  })

  it('reads back what was written', () => {
    fc.assert(
      fc.property(anInstantSince1992(), (at) => {
        expect(parseInstant(`${chineseTime(at, 'YYYY-MM-DDTHH:mm:ss.SSS')}+08:00`)).toBe(at)
        expect(parseInstant(`${utcTime(at, 'YYYY-MM-DDTHH:mm:ss.SSS')}Z`)).toBe(at)
      }),
    )
    fc.assert(fc.property(anyText(), (text) => void expect(parseInstant(text)).toBeNaN()))
  })
})

describe('endOfDay', () => {
  it('is the last millisecond of that day in Asia/Shanghai (TIM-11)', () => {
    fc.assert(
      fc.property(anInstantSince1992(), fc.nat({ max: 400 }), (at, daysLater) => {
        const end = endOfDay(at, daysLater)
        expect([shanghai(end), shanghai(end + 1).slice(11)]).toEqual([
          `${shanghai(at + daysLater * 86_400_000).slice(0, 10)} 23:59:59`,
          '00:00:00',
        ])
        expect(parseDay(chineseTime(end, 'YYYY-MM-DD')) + 86_400_000 - 1).toBe(end)
      }),
    )
  })

  it('the end of a day after the last possible date stays as far away as it is (TIM-11)', () => {
    for (const at of NO_INSTANTS) expect(endOfDay(at)).toBe(at)
    expect(endOfDay(8.64e15 - 86_400_000, 7)).toBe(8.64e15 + 6 * 86_400_000)
  })
})

describe('calendarMonth and calendarYear', () => {
  it.each([
    ['2026-01-31T23:59:59+08:00', 1, '2026-02'],
    ['2024-03-31T12:00:00+08:00', -1, '2024-02'],
    ['2025-12-31T16:00:00Z', 0, '2026-01'],
    ['2025-12-31T15:59:59Z', 12, '2026-12'],
    ['2026-10-31T00:00:00+08:00', -11, '2025-11'],
    ['9999-12-01T00:00:00+08:00', 1, '10000-01'],
  ])('counts from %s by %i months to %s (TIM-11)', (instant, months, month) => {
    expect(calendarMonth(Date.parse(instant), months)).toBe(month)
  })

  it('count as a calendar of twelve months a year does, from any day of a month (TIM-11)', () => {
    fc.assert(
      fc.property(anInstantSince1992(), fc.integer({ min: -300, max: 300 }), (at, monthsLater) => {
        const [year, month] = shanghai(at).split('-').map(Number) as [number, number]
        const count = year * 12 + month - 1 + monthsLater
        expect(calendarMonth(at, monthsLater)).toBe(
          `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`,
        )
        expect(calendarYear(at)).toBe(year)
      }),
    )
  })
})

/** Counted by the rule of Gregory's calendar. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
