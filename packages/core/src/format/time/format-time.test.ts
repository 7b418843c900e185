import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTime, TIME_FORMATS, type TimeFormat } from './format-time.ts'

const MORNING = Date.parse('2025-09-06T04:03:02.999+08:00')

const aFormat = fc.constantFrom(...(Object.keys(TIME_FORMATS) as TimeFormat[]))

describe('formatTime', () => {
  it.each([
    ['mm-dd', '09-06'],
    ['mm月dd日', '09月06日'],
    ['yyyy-mm-dd', '2025-09-06'],
    ['yyyy-mm-dd hh:mm', '2025-09-06 04:03'],
    ['yyyy年mm月dd日', '2025年09月06日'],
    ['mm月dd日 hh:mm', '09月06日 04:03'],
    ['hh时mm分', '04时03分'],
    ['hh:mm', '04:03'],
    ['yyyy/mm/dd-hh:mm:ss', '2025/09/06-04:03:02'],
    ['yyyy-mm-dd hh:mm:ss', '2025-09-06 04:03:02'],
  ] as const)('writes %s as %s (TIM-3)', (format, text) => {
    expect(formatTime(MORNING, format)).toBe(text)
    expect(Object.keys(TIME_FORMATS)).toContain(format)
  })

  it('writes the whole instant when no format is named (TIM-3)', () => {
    expect(formatTime(MORNING)).toBe('2025-09-06 04:03:02')
  })

  it('takes the seconds of an old call', () => {
    expect(formatTime(Math.floor(MORNING / 1000))).toBe('2025-09-06 04:03:02')
  })

  it.each([
    ['2024-12-31T16:00:00Z', '2025-01-01 00:00:00'],
    ['2024-02-28T16:00:00Z', '2024-02-29 00:00:00'],
    ['2024-12-31T15:59:59.999Z', '2024-12-31 23:59:59'],
    // Summers in which China once set its clocks an hour ahead.
    ['1988-07-01T00:00:00Z', '1988-07-01 08:00:00'],
    ['0099-01-01T00:00:00Z', '0099-01-01 08:00:00'],
    ['+012345-01-01T00:00:00Z', '12345-01-01 08:00:00'],
    ['-000044-03-15T00:00:00Z', '-0044-03-15 08:00:00'],
  ])('writes %s as %s (TIM-3)', (instant, text) => {
    expect(formatTime(Date.parse(instant))).toBe(text)
  })

  it('agrees with the formatter of the platform at +08:00 (TIM-3)', () => {
    const platform = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Etc/GMT-8',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1971-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
        (date) => {
          expect(formatTime(date.getTime())).toBe(platform.format(date))
        },
      ),
    )
  })

  it('writes in every format what a calendar counted by hand says (TIM-3)', () => {
    const texts: Readonly<Record<TimeFormat, (parts: readonly string[]) => string>> = {
      'mm-dd': ([, m, d]) => `${m}-${d}`,
      mm月dd日: ([, m, d]) => `${m}月${d}日`,
      'yyyy-mm-dd': ([y, m, d]) => `${y}-${m}-${d}`,
      'yyyy-mm-dd hh:mm': ([y, m, d, h, min]) => `${y}-${m}-${d} ${h}:${min}`,
      yyyy年mm月dd日: ([y, m, d]) => `${y}年${m}月${d}日`,
      'mm月dd日 hh:mm': ([, m, d, h, min]) => `${m}月${d}日 ${h}:${min}`,
      hh时mm分: ([, , , h, min]) => `${h}时${min}分`,
      'hh:mm': ([, , , h, min]) => `${h}:${min}`,
      'yyyy/mm/dd-hh:mm:ss': ([y, m, d, h, min, s]) => `${y}/${m}/${d}-${h}:${min}:${s}`,
      'yyyy-mm-dd hh:mm:ss': ([y, m, d, h, min, s]) => `${y}-${m}-${d} ${h}:${min}:${s}`,
    }
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('1971-01-02'), max: Date.parse('9999-12-30') }),
        aFormat,
        (time, format) => {
          expect(formatTime(time, format)).toBe(texts[format](countedByHand(time)))
        },
      ),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, -1e308, 8.64e15])(
    'writes %d as --',
    (time) => {
      expect(formatTime(time)).toBe('--')
    },
  )

  it('has a text for every number in every format', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), aFormat, (time, format) => {
        expect(formatTime(time, format)).toMatch(/^--$|^[-\d年月日时分:/ ]+$/)
      }),
    )
  })
})

/** Year, month, day, hour, minute, second at +08:00, counted off from 1970: no date of the platform takes part. */
function countedByHand(time: number): readonly string[] {
  const seconds = Math.floor(time / 1000) + 8 * 3600
  let days = Math.floor(seconds / 86_400)
  let year = 1970
  const isLeap = () => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  for (; days >= (isLeap() ? 366 : 365); year += 1) days -= isLeap() ? 366 : 365
  const months = [31, isLeap() ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  let month = 0
  for (; days >= (months[month] ?? 0); month += 1) days -= months[month] ?? 0
  const parts = [month + 1, days + 1, Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  return [String(year), ...parts.map((part) => String(part).padStart(2, '0'))]
}
