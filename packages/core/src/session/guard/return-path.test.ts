import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { createMemoryReturnPathStore } from '../../../testing/memory/memory-return-path-store.ts'
import { isEntrance, safeReturnPath } from '../index.ts'

const OWN = 'https://own.example'

/** Pieces that have led people astray. */
const aTrickyPath = () =>
  fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '\r',
        '\u0000',
        ' ',
        '\u00a0',
        '\ufeff',
        '.',
        '..',
        '%2e',
        '%2E',
        '%2f',
        '%5c',
        '%09',
        '%00',
        '@',
        ':',
        '?',
        '#',
        'https:',
        'javascript:',
        'evil.example',
        'shop',
        '1',
        'login',
        '／',
        '。',
        '⁄',
        '&#47;',
        ';',
        '%252f',
        '%25',
        '%0a',
        '%7f',
        'user@',
        'data:',
        '\u202e',
        '\ud800',
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join(''))

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/shop/12',
    '/shop/12/order?plan=full#pay',
    '/search/%E5%A5%B3%E8%A3%85',
    '/lists?q=//x',
    '/search/女装',
    '/lists?next=https://a.example/',
    '/@shop',
    '/shop/1?next=%2f%2fa',
    '/shop#%5c',
    '/search/100%25',
    '/search/%7e',
    '/search/%2e5',
  ])('%s is a page of our own (SES-16)', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    '',
    'shop/12',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/shop\u0000',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/shop/..//evil.example',
    '/shop//x',
    '/a/../login',
    '/./login',
    '/shop/..',
    '/shop/.',
    '/..',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%252f%252fevil.example',
    '/%25255c',
    '/shop/%09',
    '/shop/%0a',
    '/shop/%00',
    '/shop/%1f',
    '/shop/%7F',
    'user@evil.example',
    '@evil.example',
    'https://own.example@evil.example/',
    'https://own.example/shop/1',
    'data:text/html,x',
  ])('%j leads nowhere (SES-16)', (path) => {
    expect(safeReturnPath(path)).toBeUndefined()
  })

  it('nothing given, or far too much, leads nowhere (SES-16)', () => {
    expect(safeReturnPath(null)).toBeUndefined()
    expect(safeReturnPath(undefined)).toBeUndefined()
    expect(safeReturnPath(`/${'a'.repeat(500)}`)).toBeUndefined()
    expect(safeReturnPath(`/${'a'.repeat(499)}`)).toHaveLength(500)
  })

  it('never leads to another site, even when it is read twice (SES-16)', () => {
    const aPath = fc.oneof(
      aTrickyPath(),
      aTrickyPath().map((text) => `/${text}`),
      anyText(),
      fc.webUrl(),
      fc.webPath(),
    )
    fc.assert(
      fc.property(aPath, (given) => {
        const path = safeReturnPath(given)
        if (path === undefined) return
        const there = new URL(path, OWN)
        expect(there.origin).toBe(OWN)
        expect(new URL(there.pathname + there.search, OWN).origin).toBe(OWN)
        expect(there.pathname.startsWith('//')).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('never leads to another site or a script when its reader decodes it first, once or three times (SES-16)', () => {
    const decode = (text: string): string => {
      try {
        return decodeURIComponent(text)
      } catch {
        return text
      }
    }
    fc.assert(
      fc.property(fc.oneof(aTrickyPath(), anyText()), fc.integer({ min: 1, max: 3 }), (tail, times) => {
        const [path] = (safeReturnPath(`/${tail}`) ?? '/').split(/[?#]/, 1)
        const decoded = Array.from({ length: times }).reduce<string>(decode, path ?? '')
        const there = new URL(decoded, OWN)
        expect([there.origin, there.username]).toEqual([OWN, ''])
        expect(decoded.startsWith('//')).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('gives back what it was given, letter by letter, or nothing (SES-16)', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          aTrickyPath().map((text) => `/${text}`),
          anyText(),
          fc.webPath(),
        ),
        (given) => {
          expect([undefined, given]).toContain(safeReturnPath(given))
        },
      ),
    )
  })

  it.each([
    '/login',
    '/login/',
    '/login?a=1',
    '/register_account',
    '/register_success#x',
    '/forget_password',
    '/bind_phone',
    '/LOGIN',
    '/%6cogin',
  ])('%s is no place to come back to (SES-16)', (path) => {
    expect(isEntrance(path)).toBe(true)
    expect(safeReturnPath(path)).toBeUndefined()
  })

  it('a page that only begins like an entrance is a page (SES-16)', () => {
    expect(safeReturnPath('/login-help')).toBe('/login-help')
    expect(isEntrance('/')).toBe(false)
  })
})

it('a kept path is given back once, and only one of our own (SES-16)', () => {
  const store = createMemoryReturnPathStore()
  store.save('/shop/1')
  expect(store.take()).toBe('/shop/1')
  expect(store.take()).toBeUndefined()
  store.save('//evil.example')
  expect(store.take()).toBeUndefined()
})
