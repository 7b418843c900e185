import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it.each([
  [0, '0', '0'],
  [4536, '4536', '4,536'],
  [12_345, '1.23万', '12,345'],
  [99_990_000, '9999.00万', '99,990,000'],
  [123_456_789, '1.23亿', '123,456,789'],
  [123_456_789_000, '1.23千亿', '123,456,789,000'],
])('%i shops are written %s and %s (CAT-20)', (count, zh, en) => {
  expect(countText(count, 'zh-CN')).toBe(zh)
  expect(countText(count, 'en')).toBe(en)
})
