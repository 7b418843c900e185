import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../../testing/an-order-record.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { LISTING_STATUSES, type ListingStatus } from '../../catalog/index.ts'
import { applyPosting, availableOf, escrowOf, postingOfOrder, type Balances } from '../../wallet/index.ts'
import {
  decidePayment,
  endedBySale,
  moveOrder,
  PAYMENT_PLANS,
  paymentDue,
  purchaseTerms,
  validatePayment,
  type OrderRecord,
  type PaymentAttempt,
  type PaymentFacts,
} from '../index.ts'

const order = aPlacedRecord()
const DUE: PaymentAttempt = { orderId: order.id, part: 'full', amountFen: 11_000_000 }
const FACTS: PaymentFacts<string> = { buyerId: 'buyer', order, shopStatus: 'on-sale', at: order.payBy }

describe('decidePayment', () => {
  it('pays what is due until the last instant (ORD-8, ORD-11)', () => {
    const due = { part: 'full', amountFen: 11_000_000, couponFen: 0 }
    expect(decidePayment(FACTS, DUE)).toEqual({ ok: true, value: { order, due, event: 'full.paid' } })
  })

  /** Each is refused for its own fault, although everything checked after it is wrong as well. */
  const steps: readonly [string, Partial<PaymentFacts<string>>, Partial<PaymentAttempt>, string, string][] = [
    ['an unknown order', { order: undefined }, {}, 'not-found', 'orderId'],
    ['an order of another buyer', { buyerId: 'other' }, {}, 'not-found', 'orderId'],
    [
      'an order whose shop another buyer paid for',
      { order: { ...order, status: 'cancelled', cancelReason: 'taken' } },
      { part: 'balance' },
      'shop-taken',
      'orderId',
    ],
    ['an overdue order', { at: order.payBy + 1 }, { part: 'balance' }, 'order-not-payable', 'orderId'],
    ['a paid order', { order: recordOf(anOrderAfter(1)) }, { part: 'balance' }, 'order-not-payable', 'orderId'],
    [
      'another part than is due',
      { shopStatus: 'withdrawn' },
      { part: 'deposit', amountFen: 1 },
      'terms-changed',
      'part',
    ],
    ['another sum than is due', { shopStatus: 'withdrawn' }, { amountFen: 1 }, 'terms-changed', 'amountFen'],
    ['a shop that another buyer has', { shopStatus: 'handing-over' }, {}, 'shop-taken', 'orderId'],
    ['a shop that its seller withdrew', { shopStatus: 'withdrawn' }, {}, 'shop-not-on-sale', 'orderId'],
    ['a shop that is gone', { shopStatus: undefined }, {}, 'shop-not-on-sale', 'orderId'],
  ]

  it.each(steps)('refuses %s (ORD-23, ORD-24)', (_, facts, attempt, reason, field) => {
    expect(decidePayment({ ...FACTS, ...facts }, { ...DUE, ...attempt })).toMatchObject(refusedAs(reason, field))
  })

  it('tells a late order from one that is paid by its words', () => {
    const wordsOf = (facts: Partial<PaymentFacts<string>>) => decidePayment({ ...FACTS, ...facts }, DUE)
    expect(wordsOf({ at: order.payBy + 1 })).toMatchObject({ failure: { message: '订单已超过付款期限' } })
    expect(wordsOf({ order: recordOf(anOrderAfter(1)) })).toMatchObject({ failure: { message: '订单当前无需付款' } })
  })

  it('takes the balance of a reserved shop whatever its state, and before it is asked for the shop (ORD-28)', () => {
    const reserved = recordOf(anOrderAfter(1, 'deposit'))
    const attempt = { orderId: reserved.id, part: 'balance', amountFen: 9_000_000 } as const
    for (const shopStatus of [...(Object.keys(LISTING_STATUSES) as ListingStatus[]), undefined])
      expect(decidePayment({ ...FACTS, order: reserved, shopStatus }, attempt)).toMatchObject({
        value: { event: 'balance.paid' },
      })
    expect(validatePayment(FACTS, DUE)).toMatchObject({ ok: true })
  })

  it('loses and makes no fen: what leaves the buyer and the platform’s coupon is what the escrow holds (ORD-22, CPN-13)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_PLANS),
        fc.integer({ min: 100, max: 10 ** 12 }),
        fc.nat(),
        (plan, priceFen, some) => {
          const terms = purchaseTerms({ plan, priceFen, kind: order.shop.kind })
          const couponFen = some % (terms.serviceFeeFen + 1)
          let paying: OrderRecord = aPlacedRecord(plan, { priceFen, couponFen })
          const wholeFen = priceFen + terms.serviceFeeFen
          let balances: Balances = new Map([[availableOf('buyer'), wholeFen]])
          for (let due = paymentDue(paying); due !== undefined; due = paymentDue(paying)) {
            const { id: orderId, placedAt: at } = paying
            const decided = decidePayment({ ...FACTS, order: paying, at }, { orderId, ...due })
            if (!decided.ok) throw new Error('What is due is refused.')
            const moved = moveOrder(paying, { event: decided.value.event, by: 'buyer', at })
            if (!moved.ok) throw new Error(moved.failure)
            const { money, settlement } = moved.value
            expect(settlement.intoEscrowFen).toBe(due.amountFen)
            const posting = postingOfOrder({ ...paying, orderId, couponFen: due.couponFen }, money, settlement)
            const posted = posting && applyPosting(balances, posting)
            if (posted?.ok !== true) throw new Error('The books refuse it.')
            balances = posted.value
            paying = moved.value.order
          }
          expect(paying).toMatchObject({ status: 'paid', paidFen: wholeFen })
          expect(balances.get(availableOf('buyer'))).toBe(couponFen)
          expect(balances.get(escrowOf(paying.id))).toBe(wholeFen)
          expect([...balances.values()].reduce((sum, fen) => sum + fen, 0)).toBe(wholeFen)
        },
      ),
    )
  })

  it('ends the others’ orders as taken, or as late where their 24 hours were over (ORD-18, ORD-23)', () => {
    const { payBy } = order
    expect(endedBySale(order, payBy)).toEqual({ event: 'shop.taken', by: 'market', at: payBy })
    expect(endedBySale(order, payBy + 1)).toEqual({ event: 'payment.late', by: 'sweeper', at: payBy + 1 })
  })
})
