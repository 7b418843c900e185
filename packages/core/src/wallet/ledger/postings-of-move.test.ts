import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../../testing/an-order-record.ts'
import { sumFen } from '../../kernel/index.ts'
import { decideMove, type OrderRecord, type Transition } from '../../orders/index.ts'
import {
  applyPosting,
  availableOf,
  damagesPassedOnPosting,
  escrowOf,
  openDebtFen,
  orderPaymentPosting,
  postingsOfMove,
  type Balances,
  type SellerDebt,
} from '../index.ts'

const moved = (order: OrderRecord, transition: Omit<Transition, 'at'>, debts: readonly SellerDebt[] = []) => {
  const at = (order.history.at(-1)?.at ?? 0) + 1
  const decided = decideMove(order, { ...transition, at, sellerDebtFen: openDebtFen(debts) })
  if (!decided.ok) throw new Error('It should have moved.')
  return postingsOfMove(order, decided.value, debts)
}
const owed = (orderId: string, damagesFen: number): SellerDebt => ({
  orderId,
  buyerId: `buyer of ${orderId}`,
  damagesFen,
  takenFen: 0,
})

describe('postingsOfMove', () => {
  it('a payment goes into escrow, with what its coupon gives, and leaves no debt (WAL-30)', () => {
    const unpaid = aPlacedRecord('full', { couponId: 'coupon', couponFen: 5_000 })
    expect(moved(unpaid, { event: 'full.paid', by: 'buyer' })).toEqual({
      postings: [orderPaymentPosting('buyer', unpaid.id, 11_000_000, 5_000)],
      taken: [],
      debts: [],
    })
    expect(moved(unpaid, { event: 'buyer.cancelled', by: 'buyer' }).postings).toEqual([])
  })

  it('a seller who fails owes the damages behind what they owed before (ORD-52)', () => {
    const paid = recordOf(anOrderAfter(1))
    const { debts, taken } = moved(paid, { event: 'seller.failed', by: 'seller' }, [owed('first', 7)])
    expect(taken).toEqual([])
    expect(debts).toEqual([
      owed('first', 7),
      { orderId: paid.id, buyerId: 'buyer', damagesFen: 3_000_000, takenFen: 0 },
    ])
  })

  it('a payout pays the oldest debts first, and each reaches its buyer at once (ORD-52)', () => {
    const handedOver = recordOf(anOrderAfter(4))
    const { postings, taken, debts } = moved(handedOver, { event: 'bill.confirmed', by: 'buyer' }, [
      owed('first', 9_000_000),
      owed('second', 4_000_000),
    ])
    expect(taken.map(({ amountFen }) => amountFen)).toEqual([9_000_000, 1_000_000])
    expect(postings.slice(1)).toEqual([
      damagesPassedOnPosting('buyer of first', 'first', 9_000_000),
      damagesPassedOnPosting('buyer of second', 'second', 1_000_000),
    ])
    expect(debts.map(({ takenFen }) => takenFen)).toEqual([9_000_000, 1_000_000])
  })

  it('whatever is owed, an end empties the escrow, leaves nothing with the platform’s damages, and loses no fen (WAL-1)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 4 }),
        fc.constantFrom(
          { event: 'bill.confirmed', by: 'buyer' } as const,
          { event: 'seller.failed', by: 'reviewer' } as const,
        ),
        (sums, transition) => {
          const order = recordOf(anOrderAfter(4))
          const before = sums.map((sum, place) => owed(String(place), sum))
          const { postings, taken, debts } = moved(order, transition, before)
          let balances: Balances = new Map([
            [escrowOf(order.id), order.paidFen],
            ['house:payment-in', -order.paidFen],
          ])
          for (const posting of postings) {
            const posted = applyPosting(balances, posting)
            if (!posted.ok) throw new Error('The books refuse it.')
            balances = posted.value
          }
          expect([balances.get(escrowOf(order.id)), balances.get('house:damages') ?? 0]).toEqual([0, 0])
          expect(sumFen([...balances.values()])).toBe(0)
          const paidFen = sumFen(taken.map(({ amountFen }) => amountFen))
          expect(paidFen).toBe(transition.event === 'bill.confirmed' ? Math.min(sumFen(sums), order.priceFen) : 0)
          expect(openDebtFen(debts)).toBe(
            sumFen(sums) - paidFen + (transition.event === 'seller.failed' ? 3_000_000 : 0),
          )
          if (transition.event === 'bill.confirmed')
            expect(balances.get(availableOf('seller')) ?? 0).toBe(order.priceFen - paidFen)
        },
      ),
    )
  })
})
