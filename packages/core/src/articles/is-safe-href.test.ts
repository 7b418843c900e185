import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isSafeHref } from './index.ts'

it.each([
  '/',
  '/lists?platform=1',
  '/taobao/details/deposit',
  'https://www.example.com',
  'https://example.com:8443/a?b#c',
  'HTTPS://example.com?a',
  'https://example.com#a',
  `/${'a'.repeat(499)}`,
])('an article may lead to %s (ART-4)', (href) => expect(isSafeHref(href)).toBe(true))

it.each([
  '',
  'lists',
  '#top',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'mailto:a@example.com',
  'tel:13800000001',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https://user:pass@example.com',
  'https://user@example.com',
  'https://example.com:123456/',
  'https://example.com:/',
  'https://example.com:1x/',
  'xhttps://example.com',
  'x/lists',
  '/a\nb',
  '/a\u202eb',
  `/${'a'.repeat(500)}`,
])('an article may not lead to %j (ART-4)', (href) => {
  expect(isSafeHref(href)).toBe(false)
})

it('whatever is let through is a page of ours or of an https address, as a browser reads it (ART-4)', () => {
  const aStart = fc.constantFrom('/', '//', '/\\', 'https://', 'https:', 'http://', 'javascript:', '', '\t', ' ')
  fc.assert(
    fc.property(aStart, fc.oneof(anyText(), fc.webPath(), fc.domain()), (start, rest) => {
      const href = start + rest
      if (!isSafeHref(href) || !URL.canParse(href, 'https://own.example')) return
      const { protocol, origin, username } = new URL(href, 'https://own.example')
      expect([protocol, username]).toEqual(['https:', ''])
      if (href.startsWith('/')) expect(origin).toBe('https://own.example')
    }),
  )
})
