import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { settlementOf, type Ending, type MoneyEffect } from '../../orders/index.ts'
import { damagesPassedOnPosting, orderOutcome, postingOfOrder, type BookedPosting, type Posting } from '../index.ts'

const PEOPLE = { buyerId: 'lin', sellerId: 'bo' } as const
const booked = (posting: Posting, postedAt: number): BookedPosting => ({ ...posting, id: `p-${postedAt}`, postedAt })

const ENDS = [
  ['pay-out', 'bill.confirmed'],
  ['pay-damages', 'buyer.gave-up'],
  ['give-back', 'refund.agreed'],
  ['give-back-with-debt', 'seller.failed'],
] as const satisfies readonly (readonly [MoneyEffect, Ending])[]

it('for any order that held money, what came back, went to the seller and to the platform is what was held (ORD-59)', () => {
  fc.assert(
    fc.property(
      anOrder().filter(({ paidFen }) => paidFen > 0),
      fc.constantFrom(...ENDS),
      fc.nat({ max: 10_000_000_000 }),
      fc.nat({ max: 100 }),
      (held, [money, ending], debtFen, couponPercent) => {
        const couponFen = held.paidAt === null ? 0 : Math.floor((held.paidFen * couponPercent) / 100)
        const order = { ...held, ...PEOPLE, couponFen, ending, damagesOwedFen: 0 }
        const settlement = settlementOf(held, money, debtFen)
        const posting = postingOfOrder({ ...order, orderId: order.id }, money, settlement)
        if (posting === undefined) throw new Error('Nothing moved')
        const seller = orderOutcome(order, [booked(posting, 7)], 'seller')
        if (seller === null) throw new Error('There is no outcome')
        const givenAwayFen = seller.backFen + seller.toSellerFen + seller.feeFen
        expect(seller.paidFen + couponFen).toBe(held.paidFen)
        expect(givenAwayFen).toBeLessThanOrEqual(held.paidFen)
        expect(givenAwayFen).toBeGreaterThanOrEqual(held.paidFen - couponFen)
        expect(seller.keptFen).toBe(settlement.debtPaidFen)
        expect(seller.keptFen).toBeLessThanOrEqual(seller.toSellerFen)
        expect(orderOutcome(order, [booked(posting, 7)], 'buyer')).toEqual({ ...seller, keptFen: 0 })
        expect(seller.owed).toBeNull()
      },
    ),
  )
})

it('what was passed on is told part by part, the earliest first; without an end there is no outcome (ORD-59)', () => {
  const order = {
    id: 'o-1' as never,
    couponFen: 0,
    paidAt: 1,
    ...PEOPLE,
    ending: 'seller.failed',
    damagesOwedFen: 3_000,
  } as const
  const back = booked(
    {
      kind: 'order-refund',
      subject: 'o-1',
      lines: [
        { account: 'escrow:o-1', amountFen: -11_000 },
        { account: 'available:lin', amountFen: 11_000 },
      ],
    },
    2,
  )
  const parts = [
    booked(damagesPassedOnPosting('lin', 'o-1', 800), 9),
    booked(damagesPassedOnPosting('lin', 'o-1', 200), 5),
    booked(damagesPassedOnPosting('lin', 'o-2', 70), 6),
  ]
  expect(orderOutcome(order, parts, 'buyer')).toBeNull()
  expect(orderOutcome(order, [...parts, back], 'buyer')).toEqual({
    ending: 'seller.failed',
    at: 2,
    paidFen: 11_000,
    backFen: 11_000,
    toSellerFen: 0,
    feeFen: 0,
    keptFen: 0,
    owed: {
      damagesFen: 3_000,
      paid: [
        { amountFen: 200, at: 5 },
        { amountFen: 800, at: 9 },
      ],
    },
  })
})
