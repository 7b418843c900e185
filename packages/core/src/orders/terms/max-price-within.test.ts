import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_FEN } from '../../kernel/index.ts'
import { maxPriceWithin } from './max-price-within.ts'
import { purchaseTerms } from './purchase-terms.ts'

const costOf = (priceFen: number): number => purchaseTerms({ priceFen, plan: 'full', kind: 'flagship' }).dueNowFen

it('a sum pays the price that is named for it with the service fee, and not one fen more (RET-3)', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: Math.floor(MAX_FEN / 2) })),
      (sumFen) => {
        const priceFen = maxPriceWithin(sumFen)
        expect(costOf(priceFen)).toBeLessThanOrEqual(sumFen)
        expect(costOf(priceFen + 1)).toBeGreaterThan(sumFen)
      },
    ),
  )
})

it('what is no sum pays nothing', () => {
  for (const sumFen of [-1, 0.5, Number.NaN, Infinity]) expect(maxPriceWithin(sumFen)).toBe(0)
})
