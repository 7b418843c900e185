import fc from 'fast-check'
import { cleanPrice } from '@diandu/core/input'
import { anyText } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { priceRange, rangeText, withoutUndefined } from './price-range.ts'

it.each([
  ['', undefined],
  [' ', undefined],
  ['0', 0],
  ['50000', 5_000_000],
  ['12.99', 1_299],
  ['12.999', 1_299],
  ['12.5', 1_250],
  ['-5', 500],
  ['abc', undefined],
  ['1000000000', undefined],
  ['999999999', 99_999_999_900],
])('“%s” typed as a bound is %s fen (INP-18)', (text, fen) => {
  expect(priceRange(text, '')).toEqual({ minPriceFen: fen, maxPriceFen: undefined })
  expect(priceRange('', text).maxPriceFen).toBe(fen)
})

it('a range is written as it was read, to the fen (INP-18)', () => {
  const bound = fc.option(fc.nat({ max: 99_999_999_999 }), { nil: undefined })
  fc.assert(
    fc.property(bound, bound, (min, max) => {
      const range = { minPriceFen: min, maxPriceFen: max }
      const { min: low, max: high } = rangeText(withoutUndefined({ sort: 'latest', ...range }))
      expect(priceRange(low, high)).toEqual(range)
    }),
  )
})

it('whatever is typed, a bound is whole fen of a size that a list knows, or none (INP-18)', () => {
  fc.assert(
    fc.property(anyText(), (typed) => {
      const { minPriceFen } = priceRange(cleanPrice(typed), '')
      if (minPriceFen === undefined) return
      expect(Number.isSafeInteger(minPriceFen)).toBe(true)
      expect(minPriceFen).toBeGreaterThanOrEqual(0)
      expect(minPriceFen).toBeLessThanOrEqual(99_999_999_999)
    }),
  )
})
