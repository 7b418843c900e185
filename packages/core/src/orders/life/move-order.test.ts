import { describe, expect, it } from 'vitest'
import { anOrderAfter, aPlacedOrder, validated, movedBy } from '../../../testing/an-order-at-work.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { agreedDates, dueEvent, moveOrder, openEvents, type Transition, type Order, type OrderEvent } from '../index.ts'
import type { OrderStatus } from './order-status.ts'

const END_OF_7TH = Date.parse('2026-03-18T23:59:59.999+08:00')

describe('an order that goes well', () => {
  it('is paid in full, signed, handed over and confirmed, and notes each instant (ORD-6, ORD-35)', () => {
    const order = anOrderAfter(5)
    expect(order).toMatchObject({
      status: 'completed',
      paidFen: 11_000_000,
      depositPaidAt: null,
      paidAt: NOON + HOUR_MS,
      sellerSignedAt: NOON + 2 * HOUR_MS,
      handOverBegunAt: NOON + 3 * HOUR_MS,
      handedOverAt: NOON + 4 * HOUR_MS,
      cancelReason: null,
    })
    expect(order.history).toEqual([
      { status: 'awaiting-payment', at: NOON },
      { status: 'paid', at: NOON + HOUR_MS },
      { status: 'handing-over', at: NOON + 3 * HOUR_MS },
      { status: 'completed', at: NOON + 5 * HOUR_MS },
    ])
  })

  it('begins with a deposit under the other plan (ORD-6, ORD-11)', () => {
    expect(anOrderAfter(1, 'deposit')).toMatchObject({
      status: 'deposit-paid',
      paidFen: 2_000_000,
      depositPaidAt: NOON + HOUR_MS,
      paidAt: null,
    })
    expect(anOrderAfter(2, 'deposit')).toMatchObject({
      status: 'paid',
      paidFen: 11_000_000,
      depositPaidAt: NOON + HOUR_MS,
      paidAt: NOON + 2 * HOUR_MS,
    })
    expect(validated(aPlacedOrder('deposit'), 'full.paid', 'buyer', NOON)).toBe('no-edge')
    expect(validated(aPlacedOrder('full'), 'deposit.paid', 'buyer', NOON)).toBe('no-edge')
  })

  it('has no other fields than it had (ORD-35)', () => {
    expect(Object.keys(movedBy(aPlacedOrder(), { event: 'buyer.cancelled', by: 'buyer', at: NOON }))).toEqual(
      Object.keys(aPlacedOrder()),
    )
  })

  it('names the days of its agreement as they become known (ORD-10)', () => {
    const payBy = NOON + DAY_MS
    const none = { payBy, balanceBy: null, signBy: null, handOverBy: null, reportBy: null }
    expect(agreedDates(aPlacedOrder())).toEqual(none)
    expect(agreedDates(anOrderAfter(1, 'deposit'))).toEqual({ ...none, balanceBy: END_OF_7TH })
    expect(agreedDates(anOrderAfter(4))).toEqual({
      ...none,
      signBy: NOON + 2 * HOUR_MS + 3 * DAY_MS,
      handOverBy: END_OF_7TH,
      reportBy: NOON + 76 * HOUR_MS,
    })
  })

  it('says why something cannot happen, and nothing has changed (ORD-6)', () => {
    const order = aPlacedOrder()
    const before = structuredClone(order)
    expect(validated(order, 'bill.confirmed', 'buyer', NOON)).toBe('no-edge')
    expect(validated(order, 'buyer.cancelled', 'seller', NOON)).toBe('not-allowed')
    expect(validated(order, 'payment.late', 'sweeper', NOON)).toBe('too-early')
    expect(validated(order, 'full.paid', 'buyer', NOON + DAY_MS + 1)).toBe('too-late')
    expect(validated(anOrderAfter(1), 'all.signed', 'buyer', NOON)).toBe('not-awaited')
    expect(validated(anOrderAfter(3), 'bill.confirmed', 'buyer', NOON)).toBe('not-awaited')
    expect(order).toEqual(before)
  })

  it.each([
    ['buyer.cancelled', 'buyer', 'buyer'],
    ['shop.taken', 'market', 'taken'],
  ] as const)('%s cancels an unpaid order and says why (ORD-19, ORD-23)', (event, by, cancelReason) => {
    expect(movedBy(aPlacedOrder(), { event, by, at: NOON + 5 })).toMatchObject({
      status: 'cancelled',
      cancelReason,
      couponFen: 0,
      paidFen: 0,
      history: [{}, { status: 'cancelled', at: NOON + 5 }],
    })
  })
})

describe('a deadline', () => {
  const signed = anOrderAfter(2)
  it.each<readonly [string, Order, OrderEvent, Transition['by'], OrderEvent, number, OrderStatus]>([
    ['24 hours to pay', aPlacedOrder(), 'full.paid', 'buyer', 'payment.late', NOON + DAY_MS, 'cancelled'],
    [
      '7 natural days for the balance',
      anOrderAfter(1, 'deposit'),
      'balance.paid',
      'buyer',
      'balance.late',
      END_OF_7TH,
      'closed-with-damages',
    ],
    [
      '3 days to sign',
      signed,
      'all.signed',
      'buyer',
      'signature.late',
      NOON + 2 * HOUR_MS + 3 * DAY_MS,
      'closed-with-damages',
    ],
    [
      '7 natural days to hand over',
      anOrderAfter(3),
      'shop.handed-over',
      'seller',
      'hand-over.late',
      END_OF_7TH,
      'refund-under-review',
    ],
  ])(
    'the deadline of %s is kept in its last millisecond and missed after it (ORD-34)',
    (_title, order, event, by, late, last, status) => {
      expect(validated(order, event, by, last)).toBe('fine')
      expect(validated(order, late, 'sweeper', last)).toBe('too-early')
      expect(dueEvent(order, last)).toBeUndefined()
      expect(validated(order, event, by, last + 1)).toBe('too-late')
      expect(dueEvent(order, last + 1)).toBe(late)
      const swept = movedBy(order, { event: late, by: 'sweeper', at: last + 90 * DAY_MS })
      expect([swept.status, swept.history.at(-1)]).toEqual([status, { status, at: last }])
    },
  )

  it('a deadline that was missed is missed for giving up and failing too (ORD-34)', () => {
    for (const [order, last] of [
      [anOrderAfter(1, 'deposit'), END_OF_7TH],
      [signed, NOON + 2 * HOUR_MS + 3 * DAY_MS],
    ] as const) {
      expect(openEvents(order, 'buyer', last)).toContain('buyer.gave-up')
      expect(openEvents(order, 'reviewer', last)).toEqual(['seller.failed'])
      expect([
        ...openEvents(order, 'buyer', last + 1),
        ...openEvents(order, 'seller', last + 1),
        ...openEvents(order, 'reviewer', last + 1),
      ]).toEqual([])
    }
  })

  it('late cancelling is the 24 hours’, not the buyer’s (ORD-8)', () => {
    expect(movedBy(aPlacedOrder(), { event: 'payment.late', by: 'sweeper', at: NOON + DAY_MS + 1 })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'late',
    })
  })

  it('is not there while the seller has not signed (ORD-34)', () => {
    const paid = anOrderAfter(1)
    expect(validated(paid, 'signature.late', 'sweeper', NOON + 900 * DAY_MS)).toBe('not-awaited')
    expect(validated(paid, 'seller.failed', 'reviewer', NOON + 900 * DAY_MS)).toBe('fine')
  })
})

describe('the mismatch window', () => {
  const handed = anOrderAfter(4)
  const handedAt = NOON + 4 * HOUR_MS
  it('is 72 hours, the last instant included (ORD-40)', () => {
    expect(validated(handed, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS)).toBe('fine')
    expect(validated(handed, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS + 1)).toBe('too-late')
    expect(validated(handed, 'mismatch.reported', 'buyer', handedAt + 73 * HOUR_MS)).toBe('too-late')
    expect(validated(anOrderAfter(3), 'mismatch.reported', 'buyer', handedAt)).toBe('not-awaited')
  })

  it('after the window the buyer can still confirm, a reviewer can complete, and time alone does nothing (ORD-43)', () => {
    const open = handedAt + 72 * HOUR_MS
    expect(validated(handed, 'buyer.silent', 'reviewer', open)).toBe('too-early')
    expect(validated(handed, 'buyer.silent', 'reviewer', open + 1)).toBe('fine')
    expect(validated(handed, 'buyer.silent', 'seller', open + 1)).toBe('not-allowed')
    expect(openEvents(handed, 'buyer', open + 1)).toEqual(['bill.confirmed'])
    expect(dueEvent(handed, open + 900 * DAY_MS)).toBeUndefined()
    // The buyer did this; it happened when they did it, not at the deadline.
    expect(movedBy(handed, { event: 'bill.confirmed', by: 'buyer', at: open + 9 }).history.at(-1)).toEqual({
      status: 'completed',
      at: open + 9,
    })
    expect(movedBy(handed, { event: 'buyer.silent', by: 'reviewer', at: open + 9 }).history.at(-1)).toEqual({
      status: 'completed',
      at: open + 9,
    })
  })

  it('a hand-over that was late and is forgiven gets seven days again (ORD-42)', () => {
    const late = movedBy(anOrderAfter(3), { event: 'hand-over.late', by: 'sweeper', at: END_OF_7TH + 1 })
    const forgiven = movedBy(late, { event: 'refund.refused', by: 'reviewer', at: END_OF_7TH + HOUR_MS })
    expect(forgiven.status).toBe('handing-over')
    expect(dueEvent(forgiven, END_OF_7TH + HOUR_MS + 1)).toBeUndefined()
    expect(validated(forgiven, 'shop.handed-over', 'seller', END_OF_7TH + 7 * DAY_MS)).toBe('fine')
  })

  it('a mismatch that was refused leaves the window as it was (ORD-42)', () => {
    const review = movedBy(handed, { event: 'mismatch.reported', by: 'buyer', at: handedAt })
    const refused = movedBy(review, { event: 'refund.refused', by: 'reviewer', at: handedAt + DAY_MS })
    expect(validated(refused, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS)).toBe('fine')
    expect(validated(refused, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS + 1)).toBe('too-late')
  })
})

describe('a clock that jumps', () => {
  it('makes no step earlier than the one before it (ORD-35)', () => {
    const paid = movedBy(aPlacedOrder(), { event: 'full.paid', by: 'buyer', at: NOON - 50 * DAY_MS })
    expect([paid.paidAt, paid.history.at(-1)]).toEqual([NOON, { status: 'paid', at: NOON }])
    const unheard = movedBy(aPlacedOrder('full', { history: [] }), { event: 'full.paid', by: 'buyer', at: NOON + 1 })
    expect(unheard.history).toEqual([{ status: 'paid', at: NOON + 1 }])
  })

  it.each([Number.NaN, Infinity, -Infinity, 1e308, 0.5, 8_640_000_000_000_001, -8_640_000_000_000_001])(
    'a clock that jumps to %s moves nothing (ORD-35)',
    (at) => {
      expect(validated(aPlacedOrder(), 'full.paid', 'buyer', at)).toBe('no-instant')
      expect(validated(aPlacedOrder(), 'payment.late', 'sweeper', at)).toBe('no-instant')
      expect(dueEvent(aPlacedOrder(), at)).toBeUndefined()
    },
  )

  it.each([-8_640_000_000_000_000, -0, 8_640_000_000_000_000])(
    'a clock that jumps to %s is an instant like any other (ORD-35)',
    (at) => {
      const [event, by] = at > 0 ? (['payment.late', 'sweeper'] as const) : (['full.paid', 'buyer'] as const)
      expect(moveOrder(aPlacedOrder(), { event, by, at }).ok).toBe(true)
    },
  )
})
