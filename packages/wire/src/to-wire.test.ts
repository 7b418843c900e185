import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { asPlaced, ORDER_CODES, type OrderStatus } from '@diandu/core/orders'
import { listOrders, payOrder, placeOrder } from './calls/orders/orders.calls.ts'
import { listTurns } from './calls/orders/offers.calls.ts'
import { stateOf } from './state-of.ts'
import { wireWriter } from './to-wire.ts'

const status = stateOf(ORDER_CODES, 'Not a state')

const aStatus: fc.Arbitrary<OrderStatus> = fc.constantFrom(...ORDER_CODES.statuses)
const anOrder = fc.array(aStatus, { maxLength: 5 }).chain((past) =>
  aStatus.map((now) => ({
    id: 'order-1',
    number: 'DD0000000001',
    role: 'buyer',
    shop: { id: 'shop-1', title: '4', platform: 1, kind: 'personal' },
    plan: 'full',
    termsVersion: '2026-11',
    priceFen: 4,
    serviceFeeFen: 1,
    couponFen: 0,
    ...asPlaced(9),
    status: now,
    history: past.map((status, at) => ({ status, at })),
  })),
)

describe('a state on the wire', () => {
  it('is read from its number, and from nothing else', () => {
    for (const code of ORDER_CODES.codes) expect(v.parse(status, code)).toBe(ORDER_CODES.statusOf(code))
    for (const other of [0, 10, -1, 1.5, Number.NaN, '4', 'paid', null, undefined, {}])
      expect(v.safeParse(status, other).success).toBe(false)
    expect(v.safeParse(status, 10).issues?.[0].message).toBe('Not a state')
  })

  it('is written as its number wherever it stands, and nothing else changes, the order of the fields neither', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const numbered = {
          ...order,
          status: ORDER_CODES.codeOf(order.status),
          history: order.history.map(({ status: one, at }) => ({ status: ORDER_CODES.codeOf(one), at })),
        }
        const text = (value: unknown) => JSON.stringify(value)
        expect(text(wireWriter(placeOrder.output)?.(order))).toBe(text(numbered))
        expect(text(wireWriter(payOrder.output)?.({ ...order, rechargeId: 'r' }))).toBe(
          text({ ...numbered, rechargeId: 'r' }),
        )
        expect(text(wireWriter(listOrders.output)?.({ items: [order], nextCursor: null }))).toBe(
          text({ items: [numbered], nextCursor: null }),
        )
        const turn = { kind: 'order', by: null, order, isPaperRefused: false }
        const other = { kind: 'offer', by: 5, offer: { status: 'open' } }
        expect(text(wireWriter(listTurns.output)?.({ items: [turn, other] }))).toBe(
          text({ items: [{ ...turn, order: numbered }, other] }),
        )
        expect(v.parse(placeOrder.output, numbered)).toEqual(order)
      }),
    )
  })

  it('may be absent', () => {
    const write = wireWriter(v.object({ now: v.nullable(status), later: v.exactOptional(status) }))
    expect(write?.({ now: null })).toEqual({ now: null })
    expect(write?.({ now: 'paid', later: 'refunded' })).toEqual({ now: 4, later: 9 })
  })

  it('has no place in a union that cannot be told apart, and costs nothing where there is none', () => {
    expect(() => wireWriter(v.union([v.object({ status }), v.string()]))).toThrow('union')
    expect(wireWriter(v.object({ a: v.union([v.string(), v.number()]), b: v.picklist([1, 2]) }))).toBeUndefined()
  })
})
