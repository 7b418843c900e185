// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { chooseTheme, chooseTypeSize } from './change-preferences.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['type']
})

it.each([
  ['https:', true],
  ['http:', false],
])('a choice that is made over %s is kept in a cookie that is Secure: %s', (protocol, isSecure) => {
  vi.stubGlobal('location', { protocol })
  const baked = vi.spyOn(document, 'cookie', 'set')
  chooseTheme('dark')
  chooseTypeSize('large')
  const [theme = '', size = ''] = baked.mock.calls.map(([cookie]) => cookie)
  expect([theme, size].map((cookie) => cookie.split(';')[0])).toEqual(['diandu_theme=dark', 'diandu_type=large'])
  expect([theme, size].map((cookie) => /; SameSite=Lax/.test(cookie))).toEqual([true, true])
  expect([theme, size].map((cookie) => cookie.endsWith('; Secure'))).toEqual([isSecure, isSecure])
})
