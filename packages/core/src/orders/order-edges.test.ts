import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgesFrom, mayMove, MONEY_EFFECTS, nextStatus, nextStatuses, ORDER_ACTORS, ORDER_EDGES, ORDER_STATUSES, type OrderEvent, type OrderStatus } from './index.ts'

/** Every edge there is, by hand; what is not here must not be there. */
const EDGES: readonly (readonly [OrderStatus, OrderEvent, OrderStatus])[] = [
  [1, 'deposit.paid', 3],
  [1, 'full.paid', 4],
  [1, 'buyer.cancelled', 2],
  [1, 'payment.late', 2],
  [1, 'shop.taken', 2],
  [3, 'balance.paid', 4],
  [3, 'balance.late', 8],
  [3, 'buyer.gave-up', 8],
  [3, 'seller.failed', 9],
  [4, 'seller.signed', 4],
  [4, 'all.signed', 5],
  [4, 'signature.late', 8],
  [4, 'buyer.gave-up', 8],
  [4, 'seller.failed', 9],
  [5, 'shop.handed-over', 5],
  [5, 'bill.confirmed', 6],
  [5, 'buyer.silent', 6],
  [5, 'mismatch.reported', 7],
  [5, 'hand-over.late', 7],
  [5, 'seller.failed', 9],
  [7, 'refund.agreed', 9],
  [7, 'refund.refused', 5],
  [7, 'seller.failed', 9],
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

const anyCode = (): fc.Arbitrary<number> => fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double(), fc.constantFrom(-0, 1e308, Number.NaN, -Infinity, 4.000001))

describe('the table', () => {
  it('[ORD-32] says what can follow each state', () => {
    expect(STATUSES.map((status) => nextStatuses(status))).toEqual([[2, 3, 4], [], [4, 8, 9], [5, 8, 9], [6, 7, 9], [], [5, 9], [], []])
  })

  it('[ORD-32] answers for any two codes', () => {
    fc.assert(
      fc.property(anyCode(), anyCode(), (from, to) => {
        const isInTable = from !== to && EDGES.some(([at, , next]) => at === from && next === to)
        expect(mayMove(from, to)).toBe(isInTable)
        expect(nextStatuses(from).includes(to as OrderStatus)).toBe(isInTable)
        expect(edgesFrom(from).length).toBe(EDGES.filter(([at]) => at === from).length)
      }),
    )
    expect(mayMove(4, 4)).toBe(false)
  })

  it('[ORD-6] has one edge for a state and an event, and each names who, and what the money does', () => {
    expect(new Set(ORDER_EDGES.map(({ from, event }) => `${from} ${event}`)).size).toBe(ORDER_EDGES.length)
    for (const edge of ORDER_EDGES) {
      expect(edge.by.length).toBeGreaterThan(0)
      for (const actor of edge.by) expect(ORDER_ACTORS).toContain(actor)
    }
    expect(new Set(ORDER_EDGES.map(({ money }) => money))).toEqual(new Set(MONEY_EFFECTS))
  })

  it('[ORD-33] leaves what time brings to the sweeper alone, and judgement to a reviewer', () => {
    const eventsOf = (actor: string) => ORDER_EDGES.filter(({ by }) => (by as readonly string[]).includes(actor)).map(({ from, event }) => `${from} ${event}`)
    expect(eventsOf('sweeper')).toEqual(['1 payment.late', '3 balance.late', '4 signature.late', '5 hand-over.late'])
    expect(eventsOf('market')).toEqual(['1 shop.taken'])
    expect(eventsOf('seller')).toEqual(['3 seller.failed', '4 seller.signed', '4 seller.failed', '5 shop.handed-over', '5 seller.failed', '7 seller.failed'])
    expect(eventsOf('reviewer')).toEqual(['3 seller.failed', '4 seller.failed', '5 buyer.silent', '5 seller.failed', '7 refund.agreed', '7 seller.failed', '7 refund.refused'])
    expect(eventsOf('buyer')).toEqual([
      '1 deposit.paid',
      '1 full.paid',
      '1 buyer.cancelled',
      '3 balance.paid',
      '3 buyer.gave-up',
      '4 all.signed',
      '4 buyer.gave-up',
      '5 bill.confirmed',
      '5 mismatch.reported',
    ])
  })
})
