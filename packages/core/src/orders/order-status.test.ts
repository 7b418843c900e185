import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, anOrderStatus } from '../../testing/arbitraries/an-order.ts'
import {
  completingPaymentFen,
  couponGivenFen,
  isOrderStatus,
  ORDER_GROUPS,
  ORDER_STATUSES,
  orderGroup,
  paymentDue,
  purchaseTerms,
  statusesIn,
  type OrderStatus,
} from './index.ts'

const STATUSES = Object.keys(ORDER_STATUSES).map((code) => Number(code) as OrderStatus)

describe('groups', () => {
  it('[ORD-7] share out all states', () => {
    expect(ORDER_GROUPS.flatMap((group) => [...statusesIn(group)]).toSorted()).toEqual(STATUSES)
    fc.assert(fc.property(anOrderStatus(), (status) => { expect(statusesIn(orderGroup(status))).toContain(status) }))
    expect([orderGroup(1), orderGroup(5), orderGroup(6), orderGroup(9)]).toEqual(['unpaid', 'open', 'completed', 'closed'])
    expect([0, 10, -1, Number.NaN, 1.5].map(orderGroup)).toEqual(['open', 'open', 'open', 'open', 'open'])
  })

  it('[ORD-7] know nine states and no other number', () => {
    fc.assert(fc.property(fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double()), (code) => isOrderStatus(code) === STATUSES.includes(code as OrderStatus)))
  })
})

describe('paymentDue', () => {
  const order = { plan: 'deposit', priceFen: 10_000, couponFen: 300, shop: { id: 's', title: 't', platform: 1, kind: 'personal' } } as never as Parameters<typeof paymentDue>[0]

  it('[ORD-11] asks for the deposit first and then for the balance with the fee', () => {
    expect(paymentDue({ ...order, status: 1 })).toEqual({ part: 'deposit', amountFen: 2_000, couponFen: 0 })
    expect(paymentDue({ ...order, status: 3 })).toEqual({ part: 'balance', amountFen: 9_000, couponFen: 300 })
    expect(paymentDue({ ...order, status: 1, plan: 'full' })).toEqual({ part: 'full', amountFen: 11_000, couponFen: 300 })
  })

  it('[CPN-7] lets a coupon count for the payment that completes the price, and not before it is made', () => {
    const [full, deposit] = (['full', 'deposit'] as const).map((plan) => purchaseTerms({ priceFen: 10_000, plan, kind: 'personal' }))
    expect([full, deposit].map((terms) => terms && completingPaymentFen(terms))).toEqual([11_000, 9_000])
    expect(couponGivenFen({ couponFen: 300, paidAt: null })).toBe(0)
    expect(couponGivenFen({ couponFen: 300, paidAt: 5 })).toBe(300)
  })

  it('[ORD-11] with what was paid it makes price and fee while the order is being paid', () => {
    fc.assert(
      fc.property(anOrder(), (any) => {
        const due = paymentDue(any)
        expect(due !== undefined).toBe(any.status === 1 || any.status === 3)
        const { dueLaterFen } = purchaseTerms({ ...any, kind: any.shop.kind })
        const laterFen = due?.part === 'deposit' ? dueLaterFen : 0
        if (due !== undefined) expect(any.paidFen + due.amountFen + laterFen).toBe(any.priceFen + any.serviceFeeFen)
      }),
    )
  })
})
