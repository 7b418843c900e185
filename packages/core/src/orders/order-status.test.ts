import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, anOrderStatus } from '../../testing/arbitraries/an-order.ts'
import {
  isOrderStatus,
  nextStatus,
  ORDER_GROUPS,
  ORDER_STATUSES,
  orderGroup,
  paymentDue,
  purchaseTerms,
  statusesIn,
  type OrderEvent,
  type OrderStatus,
} from './index.ts'

/** Every edge there is, by hand; what is not here must not be there. */
const EDGES: readonly (readonly [OrderStatus, OrderEvent, OrderStatus])[] = [
  [1, 'deposit.paid', 3],
  [1, 'full.paid', 4],
  [1, 'buyer.cancelled', 2],
  [1, 'payment.late', 2],
  [1, 'shop.taken', 2],
  [3, 'balance.paid', 4],
  [3, 'balance.late', 8],
  [3, 'seller.failed', 9],
  [4, 'all.signed', 5],
  [4, 'signature.late', 8],
  [4, 'seller.failed', 9],
  [5, 'bill.confirmed', 6],
  [5, 'mismatch.reported', 7],
  [5, 'hand-over.late', 7],
  [5, 'seller.failed', 9],
  [7, 'refund.agreed', 9],
  [7, 'refund.refused', 5],
]
const EVENTS = [...new Set(EDGES.map(([, event]) => event))]
const STATUSES = Object.keys(ORDER_STATUSES).map((code) => Number(code) as OrderStatus)
const ENDS: readonly OrderStatus[] = [2, 6, 8, 9]

describe('nextStatus', () => {
  it.each(STATUSES)('[ORD-6] from state %i it knows the edges of the table and no other', (status) => {
    for (const event of EVENTS) {
      expect(nextStatus(status, event)).toBe(EDGES.find(([from, by]) => from === status && by === event)?.[2])
    }
  })

  it('[ORD-6] knows no event that is not in the table', () => {
    for (const event of ['constructor', 'toString', '__proto__', 'paid']) {
      for (const status of STATUSES) expect(nextStatus(status, event as OrderEvent)).toBeUndefined()
    }
  })

  it('[ORD-6] every way ends, or can still end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let status: OrderStatus = 1
        for (const event of events) {
          const next = nextStatus(status, event)
          if (ENDS.includes(status)) expect(next).toBeUndefined()
          status = next ?? status
        }
        const reachable = new Set<OrderStatus>([status])
        for (const from of reachable) for (const [at, , to] of EDGES) if (at === from) reachable.add(to)
        expect(ENDS.some((end) => reachable.has(end))).toBe(true)
      }),
    )
  })
})

describe('groups', () => {
  it('[ORD-7] share out all states', () => {
    expect(ORDER_GROUPS.flatMap((group) => [...statusesIn(group)]).toSorted()).toEqual(STATUSES)
    fc.assert(fc.property(anOrderStatus(), (status) => { expect(statusesIn(orderGroup(status))).toContain(status) }))
    expect([orderGroup(1), orderGroup(5), orderGroup(6), orderGroup(9)]).toEqual(['unpaid', 'open', 'completed', 'closed'])
  })

  it('[ORD-7] know nine states and no other number', () => {
    fc.assert(fc.property(fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double()), (code) => isOrderStatus(code) === STATUSES.includes(code as OrderStatus)))
  })
})

describe('paymentDue', () => {
  const order = { plan: 'deposit', priceFen: 10_000, shop: { id: 's', title: 't', platform: 1, kind: 'personal' } } as never as Parameters<typeof paymentDue>[0]

  it('[ORD-11] asks for the deposit first and then for the balance with the fee', () => {
    expect(paymentDue({ ...order, status: 1 })).toEqual({ part: 'deposit', amountFen: 2_000 })
    expect(paymentDue({ ...order, status: 3 })).toEqual({ part: 'balance', amountFen: 9_000 })
    expect(paymentDue({ ...order, status: 1, plan: 'full' })).toEqual({ part: 'full', amountFen: 11_000 })
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
