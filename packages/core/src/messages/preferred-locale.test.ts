import { expect, it } from 'vitest'
import { preferredLocale } from './preferred-locale.ts'

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
