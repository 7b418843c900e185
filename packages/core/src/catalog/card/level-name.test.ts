import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { levelName } from './level-name.ts'

it.each([
  ['一心', '1 heart'],
  ['五钻', '5 diamonds'],
  ['三皇冠', '3 crowns'],
  ['二金冠', '2 gold crowns'],
  ['四星店铺', '4-star shop'],
  ['综合体验 4.6 星', '4.6 stars'],
  ['店铺风向标 9.1', 'Shop index 9.1'],
  ['体验分 88', 'Experience score 88'],
  ['金牌卖家', 'Gold seller'],
])('the level %s is read in English as %s (WRD-5)', (level, english) => {
  expect(levelName(level, 'en')).toBe(english)
  expect(levelName(level, 'zh-CN')).toBe(level)
})

it('a level in words of the seller’s own stays as it is', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(levelName(`自称${text}`, 'en')).toBe(`自称${text}`)
    }),
  )
})
