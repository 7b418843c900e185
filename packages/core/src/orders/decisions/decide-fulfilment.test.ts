import { expect, it, describe } from 'vitest'
import { refusedAs } from '../../../testing/refused-as.ts'
import { fail, DAY_MS } from '../../kernel/index.ts'
import { noOrder, orderRefusal, shopTaken } from './order-refusal.ts'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../../testing/an-order-record.ts'
import { decideCancellation, type OrderRecord, decideFulfilment, type FulfilmentFacts } from '../index.ts'

it('an order that is not moved is refused as too late, or as one that has moved on (ORD-6)', () => {
  expect(fail(orderRefusal('too-late'))).toMatchObject(refusedAs('order-too-late', 'orderId'))
  for (const fault of ['no-edge', 'not-allowed', 'not-awaited', 'too-early'] as const)
    expect(fail(orderRefusal(fault))).toMatchObject(refusedAs('order-moved-on', 'orderId'))
})

it('a clock that says no instant is a mistake of the program, and throws (ORD-35)', () => {
  expect(() => orderRefusal('no-instant')).toThrow('The clock says no instant.')
})

it('an unknown order and a shop that another buyer has are told by the order (ORD-20, ORD-23)', () => {
  expect(fail(noOrder())).toMatchObject(refusedAs('not-found', 'orderId'))
  expect(fail(shopTaken())).toMatchObject(refusedAs('shop-taken', 'orderId'))
})

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

describe('decide fulfilment', () => {
  const handedOver = recordOf(anOrderAfter(4))
  const at = (handedOver.handedOverAt ?? 0) + 1
  const FACTS: FulfilmentFacts<string> = { userId: 'buyer', order: handedOver, at }
  const confirmed = { event: 'bill.confirmed', by: 'buyer' } as const
  const noOrder = { ok: false, failure: { reason: 'not-found', message: '没有找到这笔订单', field: 'orderId' } }

  describe('decideFulfilment', () => {
    it('lets a party do what the order waits for (ORD-6)', () => {
      const transition = { ...confirmed, at }
      expect(decideFulfilment(FACTS, confirmed)).toEqual({ ok: true, value: { order: handedOver, transition } })
      const toHandOver = { ...FACTS, userId: 'seller', order: recordOf(anOrderAfter(3)) }
      expect(decideFulfilment(toHandOver, { event: 'shop.handed-over', by: 'seller' })).toMatchObject({ ok: true })
    })

    it('finds no unknown order, and none of other people, whatever they would do with it (ORD-20)', () => {
      expect(decideFulfilment({ ...FACTS, order: undefined }, confirmed)).toMatchObject(noOrder)
      for (const userId of ['seller', 'other', null])
        expect(decideFulfilment({ ...FACTS, userId }, confirmed)).toMatchObject(noOrder)
      for (const userId of ['buyer', 'other', null])
        expect(decideFulfilment({ ...FACTS, userId }, { event: 'seller.failed', by: 'seller' })).toMatchObject(noOrder)
    })

    it('shows a seller no unpaid order, and its buyer what it waits for (ORD-20)', () => {
      const unpaid = { order: aPlacedRecord(), at: aPlacedRecord().placedAt }
      const failed = { event: 'seller.failed', by: 'seller' } as const
      expect(decideFulfilment({ ...unpaid, userId: 'seller' }, failed)).toMatchObject(noOrder)
      expect(decideFulfilment({ ...unpaid, userId: 'buyer' }, confirmed)).toMatchObject({
        failure: { reason: 'order-moved-on', message: '订单当前不能这样操作，请刷新后再看' },
      })
    })

    it('tells what comes too late from what has no place (ORD-6)', () => {
      const reserved = recordOf(anOrderAfter(1, 'deposit'))
      const late = { userId: 'buyer', order: reserved, at: reserved.placedAt + 9 * DAY_MS }
      expect(decideFulfilment(late, { event: 'buyer.gave-up', by: 'buyer' })).toMatchObject({
        failure: { reason: 'order-too-late', message: '已超过期限，不能再操作' },
      })
    })

    it('leaves the other roles to the edge, which says whether they may (ORD-6)', () => {
      for (const userId of ['kim', null])
        expect(decideFulfilment({ ...FACTS, userId }, { event: 'seller.failed', by: 'reviewer' })).toMatchObject({
          ok: true,
        })
    })
  })
})
