import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { parseQuery } from './parse-query.ts'

describe('parseQuery', () => {
  it.each([
    ['?os=ios&from=app', { os: 'ios', from: 'app' }],
    ['https://example.cn/shop/1?id=7#top', { id: '7' }],
    ['a=1&a=2', { a: '2' }],
    ['a=&b=1', { b: '1' }],
    ['a=b=c', { a: 'b' }],
    ['name=hello%20world', { name: 'hello' }],
    ['q=女装', {}],
    ['=1', {}],
    ['', {}],
  ])('reads %j', (text, pairs) => {
    expect({ ...parseQuery(text) }).toStrictEqual(pairs)
  })

  it('agrees with the plain pattern, which a long word makes slow', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const plain = new Map([...text.matchAll(/(\w+)=(\w+)/g)].map(([, key, value]) => [key, value]))
        expect(new Map(Object.entries(parseQuery(text)))).toEqual(plain)
      }),
    )
  })

  it('knows no key that was not sent', () => {
    expect(parseQuery('a=1')['constructor']).toBeUndefined()
    expect(parseQuery('a=1')['__proto__']).toBeUndefined()
    expect(parseQuery('__proto__=1')['__proto__']).toBe('1')
  })
})
