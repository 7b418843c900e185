import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { shareUrl } from './index.ts'

const ORIGIN = 'https://own.example'

describe('shareUrl', () => {
  it.each([
    ['/', '/'],
    ['/shop/12', '/shop/12'],
    ['/shop/12?plan=full&x=a=b?c', '/shop/12?plan=full&x=a=b?c'],
    ['/shop/12#pay', '/shop/12'],
    ['/shop/12?a=1#?token=x', '/shop/12?a=1'],
    ['/shop/12?', '/shop/12'],
    ['/shop/12?&&a=1&', '/shop/12?a=1'],
    ['/lists?q=%E5%A5%B3%E8%A3%85&token=secret', '/lists?q=%E5%A5%B3%E8%A3%85'],
    ['/lists?TOKEN=secret&%74oken=secret&+token=secret&token', '/lists'],
    ['/lists?%E0%A4%A=secret&a', '/lists?a'],
    ['/x?os=1&code=2&state=3&sign=4&timestamp=5&ticket=6&randstr=7&from=8&isappinstalled=9&page=2', '/x?page=2'],
    ['/x?tokens=1&mytoken=2', '/x?tokens=1&mytoken=2'],
    ['/x?to+ken=1', '/x?to+ken=1'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/login?next=/x', '/'],
    ['', '/'],
  ])('%j is handed on as %j (SHL-50)', (path, shared) => {
    expect(shareUrl(ORIGIN, path)).toBe(`${ORIGIN}${shared}`)
  })

  it('whatever the address, it leads to our own site and carries no token (SHL-50)', () => {
    const aPair = fc
      .tuple(fc.constantFrom('token', 'Token', 't%6fken', 'os', 'a', 'b', ''), fc.constantFrom('', '=', '=1', '=%20'))
      .map((parts) => parts.join(''))
    const aPath = fc.tuple(
      fc.constantFrom('/', '/shop/1', '/search/x'),
      fc.array(aPair),
      fc.constantFrom('', '#a', '#?token=1'),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          aPath.map(([page, pairs, rest]) => `${page}?${pairs.join('&')}${rest}`),
        ),
        (path) => {
          const shared = new URL(shareUrl(ORIGIN, path))
          expect([shared.origin, shared.hash, shared.searchParams.has('token'), shared.searchParams.has('os')]).toEqual(
            [ORIGIN, '', false, false],
          )
          expect(shareUrl(ORIGIN, shareUrl('', path))).toBe(shareUrl(ORIGIN, path))
        },
      ),
    )
  })
})
