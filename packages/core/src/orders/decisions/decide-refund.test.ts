import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { recordOf } from '../../../testing/an-order-record.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { fail, HOUR_MS } from '../../kernel/index.ts'
import { decideRefund, noRefundPicture, type RefundFacts, type RefundRequest } from '../index.ts'

const order = recordOf(anOrderAfter(4))
const at = (order.handedOverAt ?? 0) + HOUR_MS
const FACTS: RefundFacts<string> = { buyerId: 'buyer', order, at }
const FINE: RefundRequest = { reason: 'figures-untrue', words: ' 评分不实 ', pictures: ['a.jpg'] }
/** Each is refused for its own fault, although everything checked after it is wrong as well. */
const WRONG: RefundRequest = { reason: 'because', words: '字'.repeat(501), pictures: ['a.jpg', 'a.jpg'] }

describe('decideRefund', () => {
  it('brings the order under review with what was reported (ORD-41)', () => {
    expect(decideRefund(FACTS, FINE)).toEqual({
      ok: true,
      value: {
        order,
        transition: { event: 'mismatch.reported', by: 'buyer', at },
        refund: { ...FINE, words: '评分不实', reportedAt: at },
      },
    })
  })

  it.each<readonly [string, Partial<RefundFacts<string>>, Partial<RefundRequest>, object]>([
    ['an unknown order', { order: undefined }, {}, { reason: 'not-found', field: 'orderId' }],
    ['an order of another buyer', { buyerId: 'seller' }, {}, { reason: 'not-found', field: 'orderId' }],
    ['an order behind its 72 hours', { at: at + 72 * HOUR_MS }, {}, { reason: 'order-too-late', field: 'orderId' }],
    [
      'an order that was not handed over',
      { order: recordOf(anOrderAfter(3)) },
      {},
      { reason: 'order-moved-on', field: 'orderId' },
    ],
    ['an unknown reason', {}, {}, { reason: 'bad-parameter', message: '请选择退款原因', field: 'reason' }],
    [
      'another reason without words',
      {},
      { reason: 'other', words: ' ' },
      { reason: 'bad-parameter', message: '请说明具体情况', field: 'words' },
    ],
    [
      'too many words',
      {},
      { reason: 'other' },
      { reason: 'bad-parameter', message: '说明最多 500 个字', field: 'words' },
    ],
    [
      'a picture twice',
      {},
      { reason: 'other', words: 'x' },
      { reason: 'bad-parameter', message: '图片重复或为空，请重新上传', field: 'pictures' },
    ],
    [
      'too many pictures',
      {},
      { ...FINE, pictures: Array.from({ length: 10 }, String) },
      { reason: 'bad-parameter', message: '最多上传 9 张图片', field: 'pictures' },
    ],
  ])('refuses %s (ORD-40, ORD-41)', (_, facts, request, failure) => {
    expect(decideRefund({ ...FACTS, ...facts }, { ...WRONG, ...request })).toMatchObject({ ok: false, failure })
  })

  it('leaves it to the file store whether pictures are the buyer’s, with one answer for all (ORD-41)', () => {
    expect(fail(noRefundPicture())).toMatchObject(refusedAs('bad-parameter', 'pictures'))
  })
})
