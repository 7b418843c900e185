import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCookies, readPreferences, renderedPreferences } from './preferences.ts'

const read = (header: string) => readPreferences(parseCookies(header))

it('language and look are read from their cookies', () => {
  expect(read('')).toEqual({ locale: 'zh-CN', theme: 'system' })
  expect(read('a=b; diandu_lang=en; diandu_theme=dark')).toEqual({ locale: 'en', theme: 'dark' })
  expect(read('diandu_type=large')).toEqual({ locale: 'zh-CN', theme: 'system', typeSize: 'large' })
  expect(read('diandu_type=huge')).toEqual({ locale: 'zh-CN', theme: 'system' })
  expect(read('diandu_theme=light;diandu_lang=zh-CN')).toEqual({ locale: 'zh-CN', theme: 'light' })
})

it('the browser reads them from the page as it was rendered, whatever the cookies say by then', () => {
  expect(renderedPreferences({ lang: 'en', dataset: { theme: 'dark', type: 'large' } })).toEqual({
    locale: 'en',
    theme: 'dark',
    typeSize: 'large',
  })
  expect(renderedPreferences({ lang: 'zh-CN', dataset: {} })).toEqual({ locale: 'zh-CN', theme: 'system' })
  expect(renderedPreferences({ lang: '', dataset: { theme: 'pink' } })).toEqual({ locale: 'zh-CN', theme: 'system' })
})

it('anything that is no known choice is the default', () => {
  expect(read('diandu_lang=fr; diandu_theme=pink')).toEqual({ locale: 'zh-CN', theme: 'system' })
  fc.assert(
    fc.property(fc.string(), fc.string(), (lang, theme) => {
      const { locale, theme: shown } = read(`diandu_lang=${lang}; __proto__=x; diandu_theme=${theme}`)
      expect(['zh-CN', 'en']).toContain(locale)
      expect(['system', 'light', 'dark']).toContain(shown)
    }),
  )
})
