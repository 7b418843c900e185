import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { plainPath } from './index.ts'

describe('plainPath', () => {
  it.each([
    ['/user_center/order', '/user_center/order'],
    ['/User_Center//Order/', '/user_center/order'],
    ['/activity/ten-year?from=wx#top', '/activity/ten-year'],
    ['/activity/ten-year#top?no', '/activity/ten-year'],
    ['activity%2Ften-ye%61r', '/activity/ten-year'],
    ['/100%', '/100%'],
    ['', '/'],
    ['///', '/'],
    ['?', '/'],
  ])('of %j is %j', (path, plain) => {
    expect(plainPath(path)).toBe(plain)
  })

  it('begins with one stroke, ends with none, and hears nothing after a question or a cross', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (path, rest) => {
        const plain = plainPath(path)
        expect(plain === '/' || /^(?:\/[^/]+)+$/s.test(plain)).toBe(true)
        expect(plainPath(`${path}?${rest}`)).toBe(plain)
        expect(plainPath(`${path}#${rest}`)).toBe(plain)
      }),
    )
  })
})
