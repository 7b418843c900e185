import fc from 'fast-check'
import { anyText } from '../../../testing/index.ts'
import { expect, it } from 'vitest'
import { printedPart } from './printed-part.ts'
import { suggestedReadings } from './suggested-readings.ts'

const SHELVES = { platforms: ['1', '32'], industries: ['womenswear', 'food'] }
const suggested = (typed: string) =>
  suggestedReadings(typed, SHELVES).map((parts) => parts.map((part) => printedPart(part, 'zh')).join(' '))

it.each([
  ['天猫', ['天猫', '天猫 女装', '天猫 食品零食']],
  ['女装', ['女装', '天猫 女装', '抖音小店 女装']],
  ['nvz', ['女装', '天猫 女装', '抖音小店 女装']],
  ['天猫美', ['天猫 美妆护肤']],
  ['tianmao shi', ['天猫 食品零食']],
  ['抖因', ['抖音小店', '抖音小店 女装', '抖音小店 食品零食']],
  ['womens', ['女装']],
  ['5万以内', ['5万以内', '天猫 5万以内', '抖音小店 5万以内', '5万以内 女装', '5万以内 食品零食']],
])('brings %s to its end (SEA-25)', (typed, some) => {
  expect(suggested(typed)).toEqual(expect.arrayContaining(some))
})

it('suggests nothing for what means nothing (SEA-25)', () => {
  for (const typed of ['', '鑫鑫鑫鑫', '!!!', 'zzzz']) expect(suggested(typed)).toEqual([])
})

it('suggests nothing twice, whatever is typed (SEA-25)', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText(), fc.constantFrom('天', '猫', 'n', 'nv', 'sh', '女', 'tm', '美', 'a', 's')),
      (typed) => {
        const all = suggested(typed)
        expect(new Set(all).size).toBe(all.length)
        expect(all.length).toBeLessThanOrEqual(16)
      },
    ),
  )
})
