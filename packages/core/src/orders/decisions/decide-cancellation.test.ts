import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../../testing/an-order-record.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { decideCancellation, type OrderRecord } from '../index.ts'

const order = aPlacedRecord()
const decide = (over: OrderRecord | undefined = order, buyerId = 'buyer', at = order.placedAt + 1) =>
  decideCancellation({ buyerId, order: over, at })
const orderRefusedAs = (reason: string) => refusedAs(reason, 'orderId')

describe('decideCancellation', () => {
  it('takes an unpaid order back for its buyer, until its last instant to pay (ORD-19)', () => {
    const transition = { event: 'buyer.cancelled', by: 'buyer', at: order.payBy }
    expect(decide(order, 'buyer', order.payBy)).toEqual({ ok: true, value: { order, transition } })
  })

  it('finds neither an unknown order nor one of another buyer, whatever became of it (ORD-20)', () => {
    expect(decideCancellation({ buyerId: 'buyer', order: undefined, at: 0 })).toMatchObject(orderRefusedAs('not-found'))
    for (const steps of [0, 1, 5])
      expect(decide(recordOf(anOrderAfter(steps)), 'seller')).toMatchObject(orderRefusedAs('not-found'))
  })

  it('refuses an order that was paid for, has ended, or is overdue although that is not stored yet (ORD-19)', () => {
    for (const over of [recordOf(anOrderAfter(1)), { ...order, status: 'cancelled' as const }])
      expect(decide(over)).toMatchObject(orderRefusedAs('order-not-cancellable'))
    expect(decide(order, 'buyer', order.payBy + 1)).toMatchObject(orderRefusedAs('order-not-cancellable'))
  })
})
