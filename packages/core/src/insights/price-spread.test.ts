import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MIN_COMPARED, priceSpread } from './price-spread.ts'

it('names the lowest, the quarters, the middle and the highest of five amounts or more (CHT-1)', () => {
  expect(priceSpread([500, 100, 400, 200, 300])).toEqual({
    count: 5,
    lowFen: 100,
    quarterFen: 200,
    medianFen: 300,
    threeQuarterFen: 400,
    highFen: 500,
  })
  expect(priceSpread([1, 2, 3, 4, 5, 7])?.medianFen).toBe(4)
})

it('says nothing of fewer than five amounts (CHT-1)', () => {
  expect(priceSpread([100, 200, 300, 400])).toBeNull()
  expect(priceSpread([100, 200, 300, 400, Number.NaN])).toBeNull()
})

it('keeps every quarter in order and within what was given, whatever the order of the amounts (CHT-1)', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: MIN_COMPARED, maxLength: 60 })
  fc.assert(
    fc.property(amounts, (given) => {
      const spread = priceSpread(given)
      if (spread === null) throw new Error('five amounts have a spread')
      const { lowFen, quarterFen, medianFen, threeQuarterFen, highFen } = spread
      const inOrder = [lowFen, quarterFen, medianFen, threeQuarterFen, highFen]
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
      expect([lowFen, highFen]).toEqual([Math.min(...given), Math.max(...given)])
      expect(priceSpread(given.toReversed())).toEqual(spread)
    }),
  )
})
