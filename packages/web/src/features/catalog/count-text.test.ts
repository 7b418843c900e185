import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it.each([
  [0, '0', '0'],
  [4536, '4536', '4,536'],
  [12_345, '1.23万', '12,345'],
])('%i shops are written %s and %s (CAT-20)', (count, zh, en) => {
  expect(countText(count, 'zh-CN')).toBe(zh)
  expect(countText(count, 'en')).toBe(en)
})
