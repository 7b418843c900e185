import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../../testing/an-order-record.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { decideFulfilment, type FulfilmentFacts } from '../index.ts'

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
