import { describe, expect, it } from 'vitest'
import { OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord } from '../../../testing/an-order-record.ts'
import { fail, HOUR_MS, ok, refused } from '../../kernel/index.ts'
import { moveOrder } from '../life/move-order.ts'
import type { OrderRecord } from '../order-record.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { decideViewingAgreed, decideViewingMismatch, decideViewingOpened } from './decide-viewing.ts'

const PLACED = aPlacedRecord('deposit', { shop: { ...aPlacedRecord().shop, platform: 2, kind: 'personal' } })
const AT = PLACED.placedAt + HOUR_MS

const after = (order: OrderRecord, event: 'deposit.paid' | 'viewing.opened', by: 'buyer' | 'seller'): OrderRecord => {
  const moved = moveOrder(order, { event, by, at: AT })
  if (!moved.ok) throw new Error(moved.failure)
  return moved.value.order
}
const RESERVED = after(PLACED, 'deposit.paid', 'buyer')
const OPENED = after(RESERVED, 'viewing.opened', 'seller')

const REQUEST = { access: ' 子账号 look，<密码>电话告知 ', checks: ['funds', 'orders'] }
const VIEWING: Viewing = {
  access: '子账号 look，密码电话告知',
  checks: ['orders', 'funds'],
  openedAt: AT,
  seen: [],
  outcome: null,
  recordedAt: null,
}
const FACTS = { userId: 'seller', order: RESERVED, viewing: undefined, at: AT }
const SEEN_BY = { userId: 'buyer', order: OPENED, viewing: VIEWING, at: AT + HOUR_MS }
const MISMATCH = { reason: 'violations-hidden', words: '扣过 12 分', pictures: ['/a.jpg'] }

const NO_ORDER = fail(refused('not-found', '没有找到这笔订单', 'orderId'))
const MOVED_ON = fail(refused('order-moved-on', '订单当前不能这样操作，请刷新后再看', 'orderId'))
const LIST_CHANGED = '看店清单已变化，请刷新后再选'

describe('a viewing', () => {
  it('is opened by the seller of an order that is paid for, in their words, in the order of the checklist (ORD-81)', () => {
    expect(decideViewingOpened(FACTS, REQUEST)).toEqual(
      ok({ order: RESERVED, viewing: VIEWING, transition: { event: 'viewing.opened', by: 'seller', at: AT } }),
    )
  })

  it('is opened by no other person, and not before something was paid (ORD-81)', () => {
    for (const facts of [
      { ...FACTS, userId: 'buyer' },
      { ...FACTS, userId: 'other' },
      { ...FACTS, order: undefined },
      { ...FACTS, order: PLACED },
    ])
      expect(decideViewingOpened(facts, REQUEST)).toEqual(NO_ORDER)
  })

  it('is described better as long as the buyer has not recorded anything, and counts from when it was opened (ORD-81)', () => {
    const again = { ...FACTS, order: OPENED, viewing: VIEWING, at: AT + HOUR_MS }
    expect(decideViewingOpened(again, { ...REQUEST, access: '换一个账号' })).toEqual(
      ok({ order: OPENED, viewing: { ...VIEWING, access: '换一个账号' }, transition: null }),
    )
    expect(decideViewingOpened({ ...again, order: { ...OPENED, viewedAt: AT } }, REQUEST)).toEqual(MOVED_ON)
    expect(decideViewingOpened({ ...again, order: { ...OPENED, status: 'completed' } }, REQUEST)).toEqual(MOVED_ON)
    expect(decideViewingOpened({ ...again, viewing: undefined }, REQUEST)).toEqual(MOVED_ON)
  })

  it('is not known to an order under older terms (ORD-81)', () => {
    const older = { ...RESERVED, termsVersion: OLDER_TERMS }
    expect(decideViewingOpened({ ...FACTS, order: older }, REQUEST)).toEqual(MOVED_ON)
  })

  it.each([
    [{ access: ' <> ' }, '请写明买家怎样看店', 'access'],
    [{ access: '看'.repeat(501) }, '看店说明最多 500 个字', 'access'],
    [{ checks: [] }, '请至少选择一项', 'checks'],
    [{ checks: ['orders', 'orders'] }, LIST_CHANGED, 'checks'],
    [{ checks: ['company'] }, LIST_CHANGED, 'checks'],
    [{ checks: ['toString'] }, LIST_CHANGED, 'checks'],
  ])('is refused with %j: %s (ORD-81)', (change, message, field) => {
    expect(decideViewingOpened(FACTS, { ...REQUEST, ...change })).toEqual(
      fail(refused('bad-parameter', message, field)),
    )
  })

  it('is agreed to by the buyer, with what they looked at in the order of the checklist (ORD-82)', () => {
    expect(decideViewingAgreed(SEEN_BY, ['funds', 'orders'])).toEqual(
      ok({
        order: OPENED,
        viewing: { ...VIEWING, seen: ['orders', 'funds'], outcome: 'as-described', recordedAt: SEEN_BY.at },
        transition: { event: 'viewing.agreed', by: 'buyer', at: SEEN_BY.at },
      }),
    )
    expect(decideViewingAgreed(SEEN_BY, [])).toMatchObject({ ok: true, value: { viewing: { seen: [] } } })
  })

  it('brings a review where the buyer found something else, and nothing where their report cannot be taken (ORD-82)', () => {
    expect(decideViewingMismatch(SEEN_BY, ['orders'], MISMATCH)).toEqual(
      ok({
        order: OPENED,
        viewing: { ...VIEWING, seen: ['orders'], outcome: 'mismatch', recordedAt: SEEN_BY.at },
        transition: { event: 'viewing.mismatched', by: 'buyer', at: SEEN_BY.at },
        refund: { ...MISMATCH, reportedAt: SEEN_BY.at },
      }),
    )
    expect(decideViewingMismatch(SEEN_BY, ['orders'], { ...MISMATCH, reason: '' })).toEqual(
      fail(refused('bad-parameter', '请选择退款原因', 'reason')),
    )
    expect(decideViewingMismatch({ ...SEEN_BY, userId: 'seller' }, ['orders'], MISMATCH)).toEqual(NO_ORDER)
  })

  it('is recorded once, by the buyer, after it was opened, with nothing that was not to be looked at (ORD-82)', () => {
    expect(decideViewingAgreed({ ...SEEN_BY, userId: 'seller' }, [])).toEqual(NO_ORDER)
    expect(decideViewingAgreed({ ...SEEN_BY, order: undefined }, [])).toEqual(NO_ORDER)
    expect(decideViewingAgreed({ ...SEEN_BY, order: { ...OPENED, viewedAt: AT } }, [])).toEqual(MOVED_ON)
    expect(decideViewingAgreed({ ...SEEN_BY, order: RESERVED }, [])).toEqual(MOVED_ON)
    expect(decideViewingAgreed({ ...SEEN_BY, viewing: undefined }, [])).toEqual(MOVED_ON)
    for (const seen of [['ratings'], ['orders', 'orders'], ['toString']])
      expect(decideViewingAgreed(SEEN_BY, seen)).toEqual(fail(refused('bad-parameter', LIST_CHANGED, 'seen')))
  })
})
