import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPosting, availableOf, escrowOf, POSTING_KINDS, type Posting } from './ledger.ts'
import {
  damagesPassedOnPosting,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  type HeldOrder,
} from './order-postings.ts'
import { rechargePosting } from '../recharges/recharge-posting.ts'
import { takeDebts } from './seller-debt.ts'
import {
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
} from '../withdrawals/withdrawal-postings.ts'

/** A posting as one reads it aloud. */
const summaryOf = ({ kind, subject, lines }: Posting) => [
  kind,
  subject,
  ...lines.map(({ account, amountFen }) => `${account} ${amountFen}`),
]
const HELD: HeldOrder = { orderId: 'o1', buyerId: 'lin', sellerId: 'bo', paidFen: 110_000, couponFen: 0 }

describe('postings', () => {
  it('postings move money that comes in and goes out (WAL-5, WAL-19)', () => {
    expect(summaryOf(rechargePosting('lin', 500, 'r1'))).toEqual([
      'recharge',
      'r1',
      'house:payment-in -500',
      'available:lin 500',
    ])
    expect(summaryOf(withdrawalFrozenPosting('lin', 500, 'w1'))).toEqual([
      'withdrawal-frozen',
      'w1',
      'available:lin -500',
      'frozen:lin 500',
    ])
    expect(summaryOf(withdrawalPaidPosting('lin', 500, 'w1'))).toEqual([
      'withdrawal-paid',
      'w1',
      'frozen:lin -500',
      'house:payment-out 500',
    ])
    expect(summaryOf(withdrawalReturnedPosting('lin', 500, 'w1'))).toEqual([
      'withdrawal-returned',
      'w1',
      'frozen:lin -500',
      'available:lin 500',
    ])
  })

  it('postings of a payment have the platform pay what a coupon takes off (CPN-13)', () => {
    expect(summaryOf(orderPaymentPosting('lin', 'o1', 900))).toEqual([
      'order-payment',
      'o1',
      'available:lin -900',
      'escrow:o1 900',
    ])
    expect(summaryOf(orderPaymentPosting('lin', 'o1', 900, 50))).toEqual([
      'order-payment',
      'o1',
      'available:lin -850',
      'house:coupons -50',
      'escrow:o1 900',
    ])
    expect(summaryOf(orderPaymentPosting('lin', 'o1', 900, 900))).toEqual([
      'order-payment',
      'o1',
      'house:coupons -900',
      'escrow:o1 900',
    ])
  })

  it('postings of damages give them to the seller and the rest to the buyer, and the coupon bears them last (ORD-3)', () => {
    expect(summaryOf(orderDamagesPosting(HELD, 30_000))).toEqual([
      'order-damages',
      'o1',
      'escrow:o1 -110000',
      'available:bo 30000',
      'available:lin 80000',
    ])
    expect(summaryOf(orderDamagesPosting({ ...HELD, couponFen: 5_000 }, 30_000, 10_000))).toEqual([
      'order-damages',
      'o1',
      'escrow:o1 -110000',
      'available:bo 20000',
      'house:damages 10000',
      'available:lin 75000',
      'house:coupons 5000',
    ])
    expect(summaryOf(orderDamagesPosting({ ...HELD, couponFen: 90_000 }, 30_000))).toEqual([
      'order-damages',
      'o1',
      'escrow:o1 -110000',
      'available:bo 30000',
      'house:coupons 80000',
    ])
    expect(summaryOf(orderDamagesPosting({ ...HELD, paidFen: 20_000 }, 20_000))).toEqual([
      'order-damages',
      'o1',
      'escrow:o1 -20000',
      'available:bo 20000',
    ])
    expect(summaryOf(orderDamagesPosting({ ...HELD, paidFen: 20_000 }, 30_000))).toEqual([
      'order-damages',
      'o1',
      'escrow:o1 -20000',
      'available:bo 20000',
    ])
  })

  it('postings of later payouts bring damages to the buyer whom a seller let down (WAL-27)', () => {
    expect(summaryOf(damagesPassedOnPosting('lin', 'o1', 300))).toEqual([
      'damages-passed-on',
      'o1',
      'house:damages -300',
      'available:lin 300',
    ])
  })

  it('have kinds that are named in both languages (WAL-19)', () => {
    for (const language of ['zh', 'en'] as const) {
      const names = Object.values(POSTING_KINDS).map((name) => name[language].trim())
      expect(new Set(names).size).toBe(10)
      expect(names).not.toContain('')
    }
  })
})

it('no figure makes a rule throw, and what is no money is never posted (WAL-3)', () => {
  const figure = () =>
    fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 0.5, 1e308))
  fc.assert(
    fc.property(figure(), figure(), figure(), figure(), (paidFen, couponFen, damagesFen, debtFen) => {
      const order = { ...HELD, paidFen, couponFen }
      const postings = [
        rechargePosting('lin', paidFen, 'r'),
        withdrawalFrozenPosting('lin', paidFen, 'w'),
        orderPaymentPosting('lin', 'o1', paidFen, couponFen),
        orderCompletionPosting('bo', 'o1', paidFen, damagesFen, debtFen),
        orderRefundPosting(order),
        orderDamagesPosting(order, damagesFen, debtFen),
        damagesPassedOnPosting('lin', 'o1', paidFen),
      ]
      for (const posting of postings) {
        const applied = applyPosting(
          new Map([
            [availableOf('lin'), 5_000],
            [escrowOf('o1'), 5_000],
            ['house:payment-in', -10_000],
          ]),
          posting,
        )
        if (!applied.ok) continue
        let sumFen = 0n
        for (const amountFen of applied.value.values()) sumFen += BigInt(amountFen)
        expect(sumFen).toBe(0n)
      }
      const { toSellerFen, taken } = takeDebts(paidFen, [
        { orderId: 'o1', buyerId: 'lin', damagesFen, takenFen: debtFen },
      ])
      expect(taken.every(({ amountFen }) => amountFen > 0)).toBe(true)
      expect(taken.length === 0 ? Object.is(toSellerFen, paidFen) : toSellerFen <= paidFen).toBe(true)
    }),
  )
})
