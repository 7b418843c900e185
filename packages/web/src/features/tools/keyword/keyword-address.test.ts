import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keywordPath, wordOf } from './keyword-address.ts'

const asked = (word: string) => wordOf(new URL(keywordPath(word), 'http://page').searchParams)

it('a word is cleaned as any search is before it is asked or shown', () => {
  expect(asked(' 女装<b>! 夏_1 ')).toEqual({ word: '女装b夏_1', length: 6 })
  expect(asked('<>！')).toEqual({ word: '', length: 0 })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      expect(asked(word).word).toMatch(/^[\p{Script=Han}\w]*$/u)
    }),
  )
})
