import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it('a count is written with every digit in groups of three, and what is no number as unknown', () => {
  expect(
    [0, 7, 999, 1000, 12_345, -1234, 1e21, 12.9, -0.5, Number.NaN, Number.POSITIVE_INFINITY].map(formatCount),
  ).toEqual(['0', '7', '999', '1,000', '12,345', '-1,234', '1,000,000,000,000,000,000,000', '12', '0', '--', '--'])
})

it('a count is written as both languages of the platform write whole numbers', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('zh-CN', 'en'), (count, locale) => {
      expect(formatCount(count)).toBe(count.toLocaleString(locale))
    }),
  )
})
