import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levelInEnglish } from './level-in-english.ts'

it.each([
  ['三钻', '3 diamonds'],
  ['一皇冠', '1 crown'],
  ['五金冠', '5 gold crowns'],
  ['3 皇冠', '3 crowns'],
  ['L4', 'L4'],
  ['金牌卖家', undefined],
  ['', undefined],
])('the level “%s” is in English “%s” (CAT-39)', (level, english) => {
  expect(levelInEnglish(level)).toBe(english)
})

it('never leaves Chinese in English (CAT-39)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[一二三四五六0-9 ]?(心|钻|皇冠|金冠|星|.{0,3})$/u), (level) => {
      expect(levelInEnglish(level) ?? '').not.toMatch(/\p{Script=Han}/u)
    }),
  )
})
