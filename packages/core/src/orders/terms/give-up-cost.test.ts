import { expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { orderDamagesPosting } from '../../wallet/index.ts'
import { giveUpCost, type Order } from '../index.ts'
import fc from 'fast-check'
import { MAX_FEN } from '../../kernel/index.ts'
import { maxPriceWithin } from './max-price-within.ts'
import { purchaseTerms } from './purchase-terms.ts'

it.each<readonly [string, Order, number, number]>([
  ['full payment', anOrderAfter(1), 3_000_000, 8_000_000],
  ['a deposit', anOrderAfter(1, 'deposit'), 2_000_000, 0],
  ['a deposit and its balance', anOrderAfter(2, 'deposit'), 2_000_000, 9_000_000],
])('after %s it is told what is lost and what comes back (ORD-58)', (_what, order, damagesFen, backFen) => {
  expect(giveUpCost(order)).toEqual({ damagesFen, backFen })
})

it('what the platform gave for a coupon does not come back to the buyer, as the books have it (ORD-58)', () => {
  const order = { ...anOrderAfter(1), couponFen: 500_000 }
  const { damagesFen, backFen } = giveUpCost(order)
  const posting = orderDamagesPosting(
    { orderId: 'o', buyerId: 'b', sellerId: 's', paidFen: order.paidFen, couponFen: 500_000 },
    damagesFen,
  )
  expect(posting.lines.find(({ account }) => account === 'available:b')?.amountFen).toBe(backFen)
})

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
