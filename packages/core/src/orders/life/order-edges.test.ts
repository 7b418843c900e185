import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { isSo } from './circumstances.ts'
import {
  edgesFrom,
  MONEY_EFFECTS,
  nextStatus,
  ORDER_ACTORS,
  ORDER_CODES,
  ORDER_EDGES,
  type OrderEvent,
  type OrderStatus,
} from '../index.ts'

/** Every edge there is, by hand; what is not here must not be there. */
const EDGES: readonly (readonly [OrderStatus, OrderEvent, OrderStatus])[] = [
  ['awaiting-payment', 'deposit.paid', 'deposit-paid'],
  ['awaiting-payment', 'full.paid', 'paid'],
  ['awaiting-payment', 'buyer.cancelled', 'cancelled'],
  ['awaiting-payment', 'payment.late', 'cancelled'],
  ['awaiting-payment', 'shop.taken', 'cancelled'],
  ['deposit-paid', 'balance.paid', 'paid'],
  ['deposit-paid', 'balance.paid', 'handing-over'],
  ['deposit-paid', 'balance.late', 'closed-with-damages'],
  ['deposit-paid', 'buyer.gave-up', 'closed-with-damages'],
  ['deposit-paid', 'seller.failed', 'refunded'],
  ['deposit-paid', 'viewing.opened', 'deposit-paid'],
  ['deposit-paid', 'viewing.agreed', 'deposit-paid'],
  ['deposit-paid', 'viewing.mismatched', 'refund-under-review'],
  ['deposit-paid', 'seller.signed', 'deposit-paid'],
  ['deposit-paid', 'buyer.signed', 'deposit-paid'],
  ['paid', 'viewing.opened', 'paid'],
  ['paid', 'viewing.agreed', 'paid'],
  ['paid', 'viewing.mismatched', 'refund-under-review'],
  ['paid', 'buyer.signed', 'paid'],
  ['paid', 'seller.signed', 'paid'],
  // By the buyer under older terms and under newer ones, and by the seller.
  ['paid', 'all.signed', 'handing-over'],
  ['paid', 'all.signed', 'handing-over'],
  ['paid', 'all.signed', 'handing-over'],
  ['paid', 'signature.late', 'closed-with-damages'],
  ['paid', 'buyer.gave-up', 'closed-with-damages'],
  ['paid', 'seller.failed', 'refunded'],
  ['handing-over', 'shop.handed-over', 'handing-over'],
  ['handing-over', 'bill.confirmed', 'completed'],
  ['handing-over', 'buyer.silent', 'completed'],
  ['handing-over', 'mismatch.reported', 'refund-under-review'],
  ['handing-over', 'hand-over.late', 'refund-under-review'],
  ['handing-over', 'seller.failed', 'refunded'],
  ['refund-under-review', 'refund.agreed', 'refunded'],
  ['refund-under-review', 'refund.refused', 'handing-over'],
  ['refund-under-review', 'refund.refused', 'deposit-paid'],
  ['refund-under-review', 'refund.refused', 'paid'],
  ['refund-under-review', 'seller.failed', 'refunded'],
]
const EVENTS = [...new Set(EDGES.map(([, event]) => event))]
const STATUSES = ORDER_CODES.statuses
const ENDS: readonly OrderStatus[] = ['cancelled', 'completed', 'closed-with-damages', 'refunded']

describe('nextStatus', () => {
  it.each(STATUSES)('state %s has the edges of the table and no other (ORD-6)', (status) => {
    for (const event of EVENTS) {
      expect(nextStatus(status, event)).toBe(EDGES.find(([from, by]) => from === status && by === event)?.[2])
    }
  })

  it('knows no event that is not in the table (ORD-6)', () => {
    for (const event of ['constructor', 'toString', '__proto__', 'paid']) {
      for (const status of STATUSES) expect(nextStatus(status, event as OrderEvent)).toBeUndefined()
    }
  })

  it('every way ends, or can still end (ORD-6)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let status: OrderStatus = 'awaiting-payment'
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

describe('the table', () => {
  it('has one edge at most for any order and event, and each names who, and what the money does (ORD-6)', () => {
    fc.assert(
      fc.property(anOrder(), fc.constantFrom(...STATUSES), (order, status) => {
        for (const event of EVENTS) {
          const fitting = edgesFrom(status).filter((edge) => edge.event === event && isSo(order, edge.only))
          expect(fitting.length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 300 },
    )
    for (const edge of ORDER_EDGES) {
      expect(edge.by.length).toBeGreaterThan(0)
      for (const actor of edge.by) expect(ORDER_ACTORS).toContain(actor)
    }
    expect(new Set(ORDER_EDGES.map(({ money }) => money))).toEqual(new Set(MONEY_EFFECTS))
    expect(new Set(ORDER_EDGES.map(({ when }) => when))).toEqual(new Set(['in-time', 'late', 'any-time']))
  })
})
