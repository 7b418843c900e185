import { describe, expect, it } from 'vitest'
import { EVERY_MODULE } from '../../testing/every-module.ts'
import { isFaultyName, namesBelow, type FoundName } from '../../testing/names-below.ts'
import {
  DEFAULT_LOCALE,
  defineMessages,
  failureMessages,
  isLocale,
  LOCALES,
  nameIn,
  remainingTimeText,
} from './index.ts'
import { preferredLocale } from './preferred-locale.ts'
import { remainingTime } from '../format/index.ts'
import { HOUR_MS, type Name } from '../kernel/index.ts'

/**
 * Every name in whatever a module exports: in its tables, in its lists, and in what its status maps say of each code.
 */
const NAMES = EVERY_MODULE.flatMap(({ name, exported }) =>
  exported.flatMap(([key, value]) => {
    const at = `${name}.${key}`
    return typeof value === 'function'
      ? /^to\w+(?:Status|Type)$/.test(key)
        ? codesOf(at, value as (code: unknown) => unknown)
        : []
      : namesBelow(at, value)
  }),
)

function codesOf(at: string, read: (code: unknown) => unknown): readonly FoundName[] {
  return Array.from({ length: 12 }, (_, code) => code - 1).flatMap((code) => namesBelow(`${at}(${code})`, read(code)))
}

describe('names', () => {
  it('every name that core exports is written in both languages (WRD-5)', () => {
    expect(NAMES.length).toBeGreaterThan(150)
    expect(NAMES.filter(isFaultyName)).toEqual([])
  })

  it.each(['catalog.PLATFORMS', 'catalog.INDUSTRIES', 'catalog.LISTING_STATUSES', 'orders.ORDER_STATUSES'])(
    '%s is among the names (WRD-5)',
    (at) => {
      expect(NAMES.some((name) => name.at.startsWith(at))).toBe(true)
    },
  )

  it('within one column of a table no two names are alike in either language (WRD-5)', () => {
    const tableOf = ({ at }: FoundName) => {
      const [module, table, row, ...column] = at.split('.')
      const [inner, _innerRow, ...rest] = column
      // Each queue of the console has a table of decisions of its own.
      return inner === 'decisions'
        ? [module, table, row, inner, ...rest].join('.')
        : [module, table, ...column].join('.')
    }
    // Two decisions may be read by the same people.
    const listed = NAMES.filter(({ at }) => !at.includes('(') && !at.endsWith('.readers'))
    for (const table of new Set(listed.map(tableOf))) {
      const names = listed.filter((name) => tableOf(name) === table)
      for (const locale of LOCALES)
        expect([table, locale, new Set(names.map((name) => nameIn(name, locale))).size]).toEqual([
          table,
          locale,
          names.length,
        ])
    }
  })

  it('a name is read in one language', () => {
    expect(nameIn({ zh: '天猫', en: 'Tmall' }, 'en')).toBe('Tmall')
    expect(nameIn({ zh: '天猫', en: 'Tmall' }, 'zh-CN')).toBe('天猫')
  })

  it('both languages have the same words, and a missing one does not compile (WRD-5)', () => {
    expect(Object.keys(failureMessages.en)).toEqual(Object.keys(failureMessages['zh-CN']))
    const messages = defineMessages({
      stored: { zh: '留', en: 'kept' },
      steps: { zh: ['一'], en: ['one', 'two'] },
      sheet: { greeting: (name: string) => ({ zh: `说 ${name}`, en: `told ${name}` }) },
      left: undefined as Readonly<Record<'word', Name>> | undefined,
    })
    expect([messages['zh-CN'].stored, messages['zh-CN'].steps, messages['zh-CN'].sheet.greeting('a')]).toEqual([
      '留',
      ['一'],
      '说 a',
    ])
    expect([messages.en.stored, messages.en.steps, messages.en.sheet.greeting('a'), messages.en.left]).toEqual([
      'kept',
      ['one', 'two'],
      'told a',
      undefined,
    ])
    // @ts-expect-error: English lacks a word
    expect(() => defineMessages({ stored: { zh: '留' } })).toThrow(TypeError)
    // @ts-expect-error: a text is in both languages
    expect(() => defineMessages({ stored: '留' })).toThrow(TypeError)
    // @ts-expect-error: a sentence with a name in it too
    expect(() => defineMessages({ greeting: (name: string) => `说 ${name}` }).en.greeting('a')).toThrow(TypeError)
  })

  it('a language is one of the two, and Chinese where none was chosen (WRD-5)', () => {
    expect(DEFAULT_LOCALE).toBe('zh-CN')
    expect(['zh-CN', 'en', 'zh', 'EN', '', undefined].map(isLocale)).toEqual([true, true, false, false, false, false])
  })
})

it.each([
  ['', 'zh-CN'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['en-GB,en;q=0.9', 'en'],
  ['en;q=0.3, zh-TW;q=0.8', 'zh-CN'],
  ['fr-FR,fr;q=0.9,en;q=0.8,zh;q=0.2', 'en'],
  ['de,*;q=0.5', 'zh-CN'],
  ['EN-us', 'en'],
  ['en;q=0', 'zh-CN'],
  ['en;q=abc', 'zh-CN'],
  ['english, zhongwen', 'zh-CN'],
  [';;;,,,q=1', 'zh-CN'],
] as const)('of “%s” the market speaks %s (RET-8)', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

it.each([
  [168 * HOUR_MS, '7 天 0 小时', '7 d 0 h'],
  [25 * HOUR_MS, '1 天 1 小时', '1 d 1 h'],
  [24 * HOUR_MS - 1, '23 小时', '23 h'],
  [HOUR_MS - 1, '59 分钟', '59 min'],
  [60_000, '1 分钟', '1 min'],
  [59_999, '不到 1 分钟', 'less than 1 min'],
  [1, '不到 1 分钟', 'less than 1 min'],
  [0, '0', '0'],
  [-1, '0', '0'],
])('%d ms are told as %s', (leftMs, zh, en) => {
  const remaining = remainingTime(1_700_000_000, 1_700_000_000_000 + 168 * HOUR_MS - leftMs)
  expect([remainingTimeText(remaining, 'zh-CN'), remainingTimeText(remaining, 'en')]).toEqual([zh, en])
})
