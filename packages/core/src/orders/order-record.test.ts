import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../testing/an-order-record.ts'
import {
  BALANCE_WAYS,
  CANCEL_REASONS,
  deadlinesOf,
  endedByTime,
  isOverdue,
  maySee,
  ORDER_ROLES,
  shownTo,
  SIGNING_PAUSES,
  VIEWING_OUTCOMES,
} from './index.ts'

const UNPAID = aPlacedRecord('full', { couponId: 'coupon' })
const RESERVED = recordOf(anOrderAfter(1, 'deposit'))

describe('an order as the platform knows it', () => {
  it('is overdue after the last instant to pay, whether all or the balance, and never for another reason (ORD-18)', () => {
    for (const order of [UNPAID, RESERVED]) {
      const by = deadlinesOf(order)?.by ?? 0
      expect([isOverdue(order, by), isOverdue(order, by + 1)]).toEqual([false, true])
    }
    for (const steps of [1, 2, 3, 4, 5]) expect(isOverdue(recordOf(anOrderAfter(steps)), Infinity)).toBe(false)
  })

  it('is seen by its buyer, by its seller once something was paid, and by no other user (ORD-20, ORD-30)', () => {
    const readers = ['buyer', 'seller', 'other']
    expect(readers.map((userId) => maySee(UNPAID, userId))).toEqual([true, false, false])
    expect(readers.map((userId) => maySee(RESERVED, userId))).toEqual([true, true, false])
  })

  it('is cancelled by its 24 hours as of their end, and by no other deadline (ORD-18)', () => {
    expect(endedByTime(UNPAID, UNPAID.payBy)).toBe(UNPAID)
    expect(endedByTime(UNPAID, UNPAID.payBy + 9)).toEqual({
      ...UNPAID,
      status: 'cancelled',
      cancelReason: 'late',
      history: [...UNPAID.history, { status: 'cancelled', at: UNPAID.payBy }],
    })
    expect(endedByTime(RESERVED, Infinity)).toBe(RESERVED)
  })

  it('is shown to each party from their side, with what time made of it and without a name (ORD-20)', () => {
    const { buyerId: _, sellerId: __, couponId: ___, ...shown } = UNPAID
    expect(shownTo('buyer', UNPAID, UNPAID.payBy)).toEqual({ ...shown, role: 'buyer' })
    expect(shownTo('seller', UNPAID, UNPAID.payBy)).toEqual({ ...shown, role: 'seller' })
    expect(shownTo('buyer', UNPAID, UNPAID.payBy + 1)).toMatchObject({ status: 'cancelled', cancelReason: 'late' })
  })
})

it('the words that an order says of itself are these, and no version gives them another meaning (ORD-68)', () => {
  expect([ORDER_ROLES, CANCEL_REASONS, SIGNING_PAUSES, BALANCE_WAYS, VIEWING_OUTCOMES]).toEqual([
    ['buyer', 'seller'],
    ['buyer', 'late', 'taken'],
    ['looked-at', 'refused'],
    ['transfer', 'cashier'],
    ['as-described', 'mismatch'],
  ])
})
