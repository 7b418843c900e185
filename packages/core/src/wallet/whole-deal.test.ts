import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPriceFen } from '../../testing/arbitraries/a-shop.ts'
import { purchaseTerms } from '../orders/index.ts'
import {
  applyPosting,
  availableOf,
  escrowOf,
  frozenOf,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  rechargePosting,
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
  type Account,
  type Balances,
  type HeldOrder,
  type Posting,
} from './index.ts'

const after = (postings: readonly Posting[], start: Balances): Balances =>
  postings.reduce((balances, posting) => {
    const applied = applyPosting(balances, posting)
    if (!applied.ok) throw new Error(`${posting.kind} is ${applied.failure.fault}`)
    return applied.value
  }, start)

const HELD: HeldOrder = { orderId: 'o1', buyerId: 'lin', sellerId: 'bo', paidFen: 110_000, couponFen: 0 }

describe('a whole deal', () => {
  const held = (books: Balances, account: Account) => books.get(account) ?? 0

  it('however it is paid and however it ends, no party has more or less than agreed (CPN-13, ORD-38, ORD-55, ORD-3)', () => {
    const ends = fc.constantFrom('completed', 'refunded', 'damages', 'deposit-lost', 'deposit-back')
    fc.assert(
      fc.property(
        aPriceFen(),
        fc.constantFrom('full' as const, 'deposit' as const),
        fc.nat({ max: 100 }),
        ends,
        (priceFen, plan, couponPercent, end) => {
          const terms = purchaseTerms({ priceFen, plan, kind: 'personal' })
          const allFen = priceFen + terms.serviceFeeFen
          const isPart = plan === 'deposit' && end.startsWith('deposit')
          const couponFen = isPart
            ? 0
            : Math.floor(((plan === 'full' ? terms.dueNowFen : terms.dueLaterFen) * couponPercent) / 100)
          const order: HeldOrder = { ...HELD, paidFen: isPart ? terms.depositFen : allFen, couponFen }
          const payments =
            plan === 'full'
              ? [orderPaymentPosting('lin', 'o1', terms.dueNowFen, couponFen)]
              : [
                  orderPaymentPosting('lin', 'o1', terms.dueNowFen),
                  orderPaymentPosting('lin', 'o1', terms.dueLaterFen, couponFen),
                ].slice(0, isPart ? 1 : 2)
          const books = after([rechargePosting('lin', allFen, 'r1'), ...payments], new Map())
          expect(held(books, escrowOf('o1'))).toBe(order.paidFen)
          expect(held(books, availableOf('lin'))).toBe(allFen - order.paidFen + couponFen)

          const isRefund = end === 'refunded' || end === 'deposit-back'
          const posting =
            end === 'completed'
              ? orderCompletionPosting('bo', 'o1', priceFen, terms.serviceFeeFen)
              : isRefund
                ? orderRefundPosting(order)
                : orderDamagesPosting(order, terms.damagesFen)
          const ended = after([posting], books)
          expect(held(ended, escrowOf('o1'))).toBe(0)
          const sellerFen =
            end === 'completed' ? priceFen : isRefund ? 0 : plan === 'full' ? terms.damagesFen : terms.depositFen
          expect(held(ended, availableOf('bo'))).toBe(sellerFen)
          if (isRefund) expect([held(ended, availableOf('lin')), held(ended, 'house:coupons')]).toEqual([allFen, 0])
          if (end === 'completed') expect(held(ended, 'house:fees')).toBe(terms.serviceFeeFen)
          else expect(held(ended, availableOf('lin')) + held(ended, 'house:coupons')).toBe(allFen - sellerFen)
          // The coupon's money bears damages only where the buyer's own is used up.
          if (held(ended, 'house:coupons') < 0 && end !== 'completed')
            expect(held(ended, availableOf('lin'))).toBe(allFen - order.paidFen + couponFen)
        },
      ),
    )
  })

  it('what is frozen and returned is as it was before (WAL-19)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amountFen) => {
        const before: Balances = new Map([
          [availableOf('lin'), 1_000_000],
          [frozenOf('lin'), 0],
          ['house:payment-in', -1_000_000],
        ])
        const freeze = withdrawalFrozenPosting('lin', amountFen, 'w1')
        expect(after([freeze, withdrawalReturnedPosting('lin', amountFen, 'w1')], before)).toEqual(before)
        const paid = after([freeze, withdrawalPaidPosting('lin', amountFen, 'w1')], before)
        expect(paid.get(availableOf('lin'))).toBe(1_000_000 - amountFen)
        expect(applyPosting(paid, withdrawalReturnedPosting('lin', amountFen, 'w1')).ok).toBe(false)
      }),
    )
  })
})
