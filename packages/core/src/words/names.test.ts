import { describe, expect, it } from 'vitest'
import { EVERY_MODULE } from '../../testing/every-module.ts'
import { ORDER_STATUSES } from '../orders/index.ts'
import { defineWords, failureWords, isLocale, LOCALES, nameIn, namesIn, refusalWords } from './index.ts'

interface Found {
  readonly at: string
  readonly zh: string
  readonly en: string
}

/** Every name in whatever a module exports: in its tables, in its lists, and in what its status maps say of each code. */
const NAMES = EVERY_MODULE.flatMap(({ name, exported }) =>
  exported.flatMap(([key, value]) => {
    const at = `${name}.${key}`
    return typeof value === 'function' ? (/^to\w+(?:Status|Type)$/.test(key) ? codesOf(at, value as (code: unknown) => unknown) : []) : namesBelow(at, value)
  }),
)

function codesOf(at: string, read: (code: unknown) => unknown): readonly Found[] {
  return Array.from({ length: 12 }, (_, code) => code - 1).flatMap((code) => namesBelow(`${at}(${code})`, read(code)))
}

function namesBelow(at: string, value: unknown, depth = 0): readonly Found[] {
  if (typeof value !== 'object' || value === null || depth > 4) return []
  if ('zh' in value && 'en' in value) return [{ at, zh: String(value.zh), en: String(value.en) }]
  return Object.entries(value).flatMap(([key, part]) => namesBelow(`${at}.${key}`, part, depth + 1))
}

describe('names', () => {
  it('[WRD-3] every name that core exports is written in both languages', () => {
    expect(NAMES.length).toBeGreaterThan(150)
    const faults = NAMES.filter(({ zh, en }) => zh.trim() === '' || en.trim() === '' || /\p{sc=Han}/u.test(en) || (!/\p{sc=Han}/u.test(zh) && zh !== en))
    expect(faults).toEqual([])
  })

  it.each(['catalog.PLATFORMS', 'catalog.INDUSTRIES', 'catalog.LISTING_STATUSES', 'orders.ORDER_STATUSES'])('[WRD-3] and %s is among them', (at) => {
    expect(NAMES.some((name) => name.at.startsWith(at))).toBe(true)
  })

  it('[WRD-3] within one table no two names are alike in either language', () => {
    const tableOf = ({ at }: Found) => at.split('.').slice(0, 2).join('.')
    const listed = NAMES.filter(({ at }) => !at.includes('('))
    for (const table of new Set(listed.map(tableOf))) {
      const names = listed.filter((name) => tableOf(name) === table)
      for (const locale of LOCALES) expect([table, locale, new Set(names.map((name) => nameIn(name, locale))).size]).toEqual([table, locale, names.length])
    }
  })

  it('[WRD-4] a table is read in one language under the keys it has', () => {
    expect(namesIn({ full: { zh: '全款', en: 'In full' }, deposit: { zh: '定金', en: 'Deposit' } }, 'zh-CN')).toEqual({ full: '全款', deposit: '定金' })
    expect(namesIn(ORDER_STATUSES, 'en')[1]).toBe('Awaiting payment')
    expect(Object.keys(namesIn(ORDER_STATUSES, 'zh-CN'))).toEqual(Object.keys(ORDER_STATUSES))
    expect(nameIn({ zh: '天猫', en: 'Tmall' }, 'zh-CN')).toBe('天猫')
  })

  it('[WRD-5] both languages have the same words, and a missing one does not compile', () => {
    for (const words of [failureWords, refusalWords]) expect(Object.keys(words.en)).toEqual(Object.keys(words['zh-CN']))
    const words = defineWords({ kept: '留', told: (name: string) => `说 ${name}` }, { kept: 'kept', told: (name) => `told ${name}` })
    expect([words.en.kept, words['zh-CN'].told('a')]).toEqual(['kept', '说 a'])
    // @ts-expect-error: English lacks `told`
    defineWords({ kept: '留', told: '说' }, { kept: 'kept' })
    // @ts-expect-error: Chinese knows no `more`
    defineWords({ kept: '留' }, { kept: 'kept', more: 'more' })
    // @ts-expect-error: a sentence with a name in it has one in both languages
    defineWords({ told: (name: string) => `说 ${name}` }, { told: (count: number) => `told ${count}` })
  })

  it('[WRD-5] a language is one of the two', () => {
    expect(['zh-CN', 'en', 'zh', 'EN', '', undefined].map(isLocale)).toEqual([true, true, false, false, false, false])
  })
})
