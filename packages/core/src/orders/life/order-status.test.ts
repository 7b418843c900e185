import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, anOrderStatus } from '../../../testing/arbitraries/an-order.ts'
import { completingPaymentFen, couponPayment, minServiceFeeFen, couponGivenFen, paymentDue } from './payment-due.ts'
import { PAYMENT_PLANS, purchaseTerms } from '../terms/purchase-terms.ts'
import { faultsInNames } from '../../../testing/names-below.ts'
import { isOrderStatus, ORDER_GROUPS, ORDER_CODES, ORDER_STATUSES, orderCode, orderGroup } from './order-status.ts'
import { isOrderIn, orderCodesIn, statusesIn, wasPaidFor } from '../order-sets.ts'

const STATUSES = ORDER_CODES.statuses

describe('groups', () => {
  it('share out all states (ORD-29)', () => {
    expect(ORDER_GROUPS.flatMap((group) => [...statusesIn(group)]).toSorted()).toEqual(STATUSES.toSorted())
    fc.assert(
      fc.property(anOrderStatus(), (status) => {
        expect(statusesIn(orderGroup(status))).toContain(status)
      }),
    )
    expect(['awaiting-payment', 'handing-over', 'completed', 'refunded'].map(orderGroup)).toEqual([
      'unpaid',
      'open',
      'completed',
      'closed',
    ])
    expect(['', '4', 'Paid', 'constructor', '0'].map(orderGroup)).toEqual(['open', 'open', 'open', 'open', 'open'])
  })

  it('know nine states, the numbers 1 to 9, and no other (ORD-29)', () => {
    expect(STATUSES.map(orderCode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(ORDER_CODES.codes.map(ORDER_CODES.statusOf)).toEqual(STATUSES)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...STATUSES, 'constructor', '4')), (text) => {
        expect(isOrderStatus(text)).toBe((STATUSES as readonly string[]).includes(text))
      }),
    )
  })

  it('the sets that queries ask for are made of the groups (ORD-29)', () => {
    expect(orderCodesIn('held')).toEqual([3, 4, 5, 7])
    expect(orderCodesIn('ended')).toEqual([2, 6, 8, 9])
    expect(orderCodesIn('paid-and-kept')).toEqual([3, 4, 5, 6, 7, 8])
    expect(orderCodesIn('payment-due')).toEqual([1, 3])
    expect(orderCodesIn('not-ended')).toEqual([1, 3, 4, 5, 7])
    expect(orderCodesIn('paid-for')).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(orderCodesIn('coupon-in-use')).toEqual([1, 3, 4, 5, 6, 7, 8])
    expect(orderCodesIn('to-be-signed')).toEqual([3, 4])
    expect(orderCodesIn('past-signing')).toEqual([6, 8, 9])
    expect(orderCodesIn('closed')).toEqual([2, 8, 9])
    for (const status of STATUSES) expect(wasPaidFor(status)).toBe(isOrderIn('paid-for', status))
    expect(wasPaidFor('no state' as never)).toBe(true)
  })

  it('each state, and the event that begins it, is named in both languages (ORD-29)', () => {
    const rows = Object.entries(ORDER_STATUSES)
    expect(faultsInNames({ names: Object.fromEntries(rows.map(([status, { name }]) => [status, name])) })).toEqual([])
    expect(faultsInNames({ events: Object.fromEntries(rows.map(([status, { event }]) => [status, event])) })).toEqual(
      [],
    )
  })
})

describe('paymentDue', () => {
  const order = {
    plan: 'deposit',
    priceFen: 10_000,
    couponFen: 300,
    shop: { id: 's', title: 't', platform: 1, kind: 'personal' },
  } as never as Parameters<typeof paymentDue>[0]

  it('asks for the deposit first and then for the balance with the fee (ORD-11)', () => {
    expect(paymentDue({ ...order, status: 'awaiting-payment' })).toEqual({
      part: 'deposit',
      amountFen: 2_000,
      couponFen: 0,
    })
    expect(paymentDue({ ...order, status: 'deposit-paid' })).toEqual({
      part: 'balance',
      amountFen: 9_000,
      couponFen: 300,
    })
    expect(paymentDue({ ...order, status: 'awaiting-payment', plan: 'full' })).toEqual({
      part: 'full',
      amountFen: 11_000,
      couponFen: 300,
    })
  })

  it('lets a coupon count for the payment that completes the price, and not before it is made (CPN-7)', () => {
    const [full, deposit] = (['full', 'deposit'] as const).map((plan) =>
      purchaseTerms({ priceFen: 10_000, plan, kind: 'personal' }),
    )
    expect([full, deposit].map((terms) => terms && completingPaymentFen(terms))).toEqual([11_000, 9_000])
    expect([full, deposit].map((terms) => terms && couponPayment(terms))).toEqual([
      { amountFen: 11_000, serviceFeeFen: 1_000 },
      { amountFen: 9_000, serviceFeeFen: 1_000 },
    ])
    expect(couponGivenFen({ couponFen: 300, paidAt: null })).toBe(0)
    expect(couponGivenFen({ couponFen: 300, paidAt: 5 })).toBe(300)
  })

  it('supposes no larger fee than there is, where the fee is not given (CPN-2)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.nat(2_000), fc.integer({ min: 0, max: 90_000_000_000_000 })),
        fc.constantFrom(...PAYMENT_PLANS),
        (priceFen, plan) => {
          const { amountFen, serviceFeeFen } = couponPayment(purchaseTerms({ priceFen, plan, kind: 'personal' }))
          const leastFen = minServiceFeeFen(amountFen)
          expect(leastFen).toBeLessThanOrEqual(serviceFeeFen)
          if (plan === 'full') expect(serviceFeeFen - leastFen).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('the payment that is due and what was paid make price and fee while the order is being paid (ORD-11)', () => {
    fc.assert(
      fc.property(anOrder(), (any) => {
        const due = paymentDue(any)
        expect(due !== undefined).toBe(any.status === 'awaiting-payment' || any.status === 'deposit-paid')
        const { dueLaterFen } = purchaseTerms({ ...any, kind: any.shop.kind })
        const laterFen = due?.part === 'deposit' ? dueLaterFen : 0
        if (due !== undefined) expect(any.paidFen + due.amountFen + laterFen).toBe(any.priceFen + any.serviceFeeFen)
      }),
    )
  })
})
