import { describe, expect, it } from 'vitest'
import { anOrderAfter, aPlacedOrder, judged, movedBy, WELL } from '../../testing/an-order-at-work.ts'
import { AN_ORDINARY_NOON as NOON } from '../../testing/manual-clock.ts'
import { DAY_MS, HOUR_MS } from '../kernel/index.ts'
import { agreedDates, dueEvent, moveOrder, openEvents, type Happening, type Order, type OrderEvent } from './index.ts'

const END_OF_7TH = Date.parse('2026-03-18T23:59:59.999+08:00')

describe('an order that goes well', () => {
  it('[ORD-6] [ORD-35] is paid in full, signed, handed over and confirmed, and notes each instant', () => {
    const order = anOrderAfter(5)
    expect(order).toMatchObject({
      status: 6,
      paidFen: 11_000_000,
      depositPaidAt: null,
      paidAt: NOON + HOUR_MS,
      sellerSignedAt: NOON + 2 * HOUR_MS,
      handOverBegunAt: NOON + 3 * HOUR_MS,
      handedOverAt: NOON + 4 * HOUR_MS,
      cancelReason: null,
    })
    expect(order.history).toEqual([
      { status: 1, at: NOON },
      { status: 4, at: NOON + HOUR_MS },
      { status: 5, at: NOON + 3 * HOUR_MS },
      { status: 6, at: NOON + 5 * HOUR_MS },
    ])
  })

  it('[ORD-6] [ORD-36] begins with a deposit under the other plan', () => {
    expect(anOrderAfter(1, 'deposit')).toMatchObject({ status: 3, paidFen: 2_000_000, depositPaidAt: NOON + HOUR_MS, paidAt: null })
    expect(anOrderAfter(2, 'deposit')).toMatchObject({ status: 4, paidFen: 11_000_000, depositPaidAt: NOON + HOUR_MS, paidAt: NOON + 2 * HOUR_MS })
    expect(judged(aPlacedOrder('deposit'), 'full.paid', 'buyer', NOON)).toBe('no-edge')
    expect(judged(aPlacedOrder('full'), 'deposit.paid', 'buyer', NOON)).toBe('no-edge')
  })

  it.each(['full', 'deposit'] as const)('[ORD-6] takes each step of the %s plan in its order only', (plan) => {
    for (const [index, { event, by }] of WELL[plan].entries()) {
      for (let steps = 0; steps <= WELL[plan].length; steps += 1) {
        const isNext = steps === index
        const answer = judged(anOrderAfter(steps, plan), event, by, NOON + (steps + 1) * HOUR_MS)
        expect(answer === 'fine').toBe(isNext)
      }
    }
  })

  it('[ORD-35] has no other fields than it had', () => {
    expect(Object.keys(movedBy(aPlacedOrder(), { event: 'buyer.cancelled', by: 'buyer', at: NOON }))).toEqual(Object.keys(aPlacedOrder()))
  })

  it('[ORD-10] names the days of its agreement as they become known', () => {
    const payBy = NOON + DAY_MS
    const none = { payBy, balanceBy: null, signBy: null, handOverBy: null, reportBy: null }
    expect(agreedDates(aPlacedOrder())).toEqual(none)
    expect(agreedDates(anOrderAfter(1, 'deposit'))).toEqual({ ...none, balanceBy: END_OF_7TH })
    expect(agreedDates(anOrderAfter(4))).toEqual({ ...none, signBy: NOON + 2 * HOUR_MS + 3 * DAY_MS, handOverBy: END_OF_7TH, reportBy: NOON + 76 * HOUR_MS })
  })

  it('[ORD-6] says why something cannot happen, and nothing has changed', () => {
    const order = aPlacedOrder()
    const before = structuredClone(order)
    expect(judged(order, 'bill.confirmed', 'buyer', NOON)).toBe('no-edge')
    expect(judged(order, 'buyer.cancelled', 'seller', NOON)).toBe('not-allowed')
    expect(judged(order, 'payment.late', 'sweeper', NOON)).toBe('too-early')
    expect(judged(order, 'full.paid', 'buyer', NOON + DAY_MS + 1)).toBe('too-late')
    expect(judged(anOrderAfter(1), 'all.signed', 'buyer', NOON)).toBe('not-awaited')
    expect(judged(anOrderAfter(3), 'bill.confirmed', 'buyer', NOON)).toBe('not-awaited')
    expect(order).toEqual(before)
  })

  it.each([
    ['buyer.cancelled', 'buyer', 'buyer'],
    ['shop.taken', 'market', 'taken'],
  ] as const)('[ORD-19] [ORD-23] %s cancels an unpaid order and says why', (event, by, cancelReason) => {
    expect(movedBy(aPlacedOrder(), { event, by, at: NOON + 5 })).toMatchObject({ status: 2, cancelReason, couponFen: 0, paidFen: 0, history: [{}, { status: 2, at: NOON + 5 }] })
  })
})

describe('a deadline', () => {
  const signed = anOrderAfter(2)
  it.each<readonly [string, Order, OrderEvent, Happening['by'], OrderEvent, number, number]>([
    ['24 hours to pay', aPlacedOrder(), 'full.paid', 'buyer', 'payment.late', NOON + DAY_MS, 2],
    ['7 natural days for the balance', anOrderAfter(1, 'deposit'), 'balance.paid', 'buyer', 'balance.late', END_OF_7TH, 8],
    ['3 days to sign', signed, 'all.signed', 'buyer', 'signature.late', NOON + 2 * HOUR_MS + 3 * DAY_MS, 8],
    ['7 natural days to hand over', anOrderAfter(3), 'shop.handed-over', 'seller', 'hand-over.late', END_OF_7TH, 7],
  ])('[ORD-34] of %s is kept at its last instant and missed behind it', (_title, order, event, by, late, last, status) => {
    expect(judged(order, event, by, last)).toBe('fine')
    expect(judged(order, late, 'sweeper', last)).toBe('too-early')
    expect(dueEvent(order, last)).toBeUndefined()
    expect(judged(order, event, by, last + 1)).toBe('too-late')
    expect(dueEvent(order, last + 1)).toBe(late)
    const swept = movedBy(order, { event: late, by: 'sweeper', at: last + 90 * DAY_MS })
    expect([swept.status, swept.history.at(-1)]).toEqual([status, { status, at: last }])
  })

  it('[ORD-34] that was missed is missed for giving up and failing too', () => {
    for (const [order, last] of [[anOrderAfter(1, 'deposit'), END_OF_7TH], [signed, NOON + 2 * HOUR_MS + 3 * DAY_MS]] as const) {
      expect(openEvents(order, 'buyer', last)).toContain('buyer.gave-up')
      expect(openEvents(order, 'reviewer', last)).toEqual(['seller.failed'])
      expect([...openEvents(order, 'buyer', last + 1), ...openEvents(order, 'seller', last + 1), ...openEvents(order, 'reviewer', last + 1)]).toEqual([])
    }
  })

  it('[ORD-8] late cancelling is the 24 hours’, not the buyer’s', () => {
    expect(movedBy(aPlacedOrder(), { event: 'payment.late', by: 'sweeper', at: NOON + DAY_MS + 1 })).toMatchObject({ status: 2, cancelReason: 'late' })
  })

  it('[ORD-34] is not there while the seller has not signed', () => {
    const paid = anOrderAfter(1)
    expect(judged(paid, 'signature.late', 'sweeper', NOON + 900 * DAY_MS)).toBe('not-awaited')
    expect(judged(paid, 'seller.failed', 'reviewer', NOON + 900 * DAY_MS)).toBe('fine')
  })
})

describe('the mismatch window', () => {
  const handed = anOrderAfter(4)
  const handedAt = NOON + 4 * HOUR_MS
  it('[ORD-40] is 72 hours, the last instant included', () => {
    expect(judged(handed, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS)).toBe('fine')
    expect(judged(handed, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS + 1)).toBe('too-late')
    expect(judged(handed, 'mismatch.reported', 'buyer', handedAt + 73 * HOUR_MS)).toBe('too-late')
    expect(judged(anOrderAfter(3), 'mismatch.reported', 'buyer', handedAt)).toBe('not-awaited')
  })

  it('[ORD-43] behind it the buyer can still confirm, a reviewer can complete, and time alone does nothing', () => {
    const open = handedAt + 72 * HOUR_MS
    expect(judged(handed, 'buyer.silent', 'reviewer', open)).toBe('too-early')
    expect(judged(handed, 'buyer.silent', 'reviewer', open + 1)).toBe('fine')
    expect(judged(handed, 'buyer.silent', 'seller', open + 1)).toBe('not-allowed')
    expect(openEvents(handed, 'buyer', open + 1)).toEqual(['bill.confirmed'])
    expect(dueEvent(handed, open + 900 * DAY_MS)).toBeUndefined()
    // Somebody did this; it happened when they did it, not at the deadline.
    expect(movedBy(handed, { event: 'bill.confirmed', by: 'buyer', at: open + 9 }).history.at(-1)).toEqual({ status: 6, at: open + 9 })
    expect(movedBy(handed, { event: 'buyer.silent', by: 'reviewer', at: open + 9 }).history.at(-1)).toEqual({ status: 6, at: open + 9 })
  })

  it('[ORD-38] a refund that was agreed holds nothing any more', () => {
    const review = movedBy(handed, { event: 'mismatch.reported', by: 'buyer', at: handedAt })
    expect(openEvents(review, 'reviewer', handedAt)).toEqual(['refund.agreed', 'seller.failed', 'refund.refused'])
    expect(movedBy(review, { event: 'refund.agreed', by: 'reviewer', at: handedAt })).toMatchObject({ status: 9, paidFen: 0 })
  })

  it('[ORD-42] a hand-over that was late and is forgiven gets seven days anew', () => {
    const late = movedBy(anOrderAfter(3), { event: 'hand-over.late', by: 'sweeper', at: END_OF_7TH + 1 })
    const forgiven = movedBy(late, { event: 'refund.refused', by: 'reviewer', at: END_OF_7TH + HOUR_MS })
    expect(forgiven.status).toBe(5)
    expect(dueEvent(forgiven, END_OF_7TH + HOUR_MS + 1)).toBeUndefined()
    expect(judged(forgiven, 'shop.handed-over', 'seller', END_OF_7TH + 7 * DAY_MS)).toBe('fine')
  })

  it('[ORD-42] a mismatch that was refused leaves the window as it was', () => {
    const review = movedBy(handed, { event: 'mismatch.reported', by: 'buyer', at: handedAt })
    const refused = movedBy(review, { event: 'refund.refused', by: 'reviewer', at: handedAt + DAY_MS })
    expect(judged(refused, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS)).toBe('fine')
    expect(judged(refused, 'mismatch.reported', 'buyer', handedAt + 72 * HOUR_MS + 1)).toBe('too-late')
  })
})

describe('a clock that jumps', () => {
  it('[ORD-35] makes no step earlier than the one before it', () => {
    const paid = movedBy(aPlacedOrder(), { event: 'full.paid', by: 'buyer', at: NOON - 50 * DAY_MS })
    expect([paid.paidAt, paid.history.at(-1)]).toEqual([NOON, { status: 4, at: NOON }])
    const unheard = movedBy(aPlacedOrder('full', { history: [] }), { event: 'full.paid', by: 'buyer', at: NOON + 1 })
    expect(unheard.history).toEqual([{ status: 4, at: NOON + 1 }])
  })

  it.each([Number.NaN, Infinity, -Infinity, 1e308, 0.5, 8_640_000_000_000_001, -8_640_000_000_000_001])('[ORD-35] to %s moves nothing', (at) => {
    expect(judged(aPlacedOrder(), 'full.paid', 'buyer', at)).toBe('no-instant')
    expect(judged(aPlacedOrder(), 'payment.late', 'sweeper', at)).toBe('no-instant')
    expect(dueEvent(aPlacedOrder(), at)).toBeUndefined()
  })

  it.each([-8_640_000_000_000_000, -0, 8_640_000_000_000_000])('[ORD-35] to %s is an instant like any other', (at) => {
    const [event, by] = at > 0 ? (['payment.late', 'sweeper'] as const) : (['full.paid', 'buyer'] as const)
    expect(moveOrder(aPlacedOrder(), { event, by, at }).ok).toBe(true)
  })
})
