import { expect, it } from 'vitest'
import { noticeText } from '../../inbox/index.ts'
import { ORDER_STATUSES } from '../index.ts'

const ACTS = ['pay', 'pay-balance', 'open-viewing', 'seller-sign', 'sign', 'hand-over', 'confirm', 'review-refund']

it('each step and each state of an order has a name of its own on a phone (NTF-13)', () => {
  const of = (event: string, figures: Record<string, string | null>) =>
    noticeText({ kind: 'order', event, figures: { shop: '店', number: 'DD1', ...figures } }, 1).title
  const general = of('order.moved', { status: 'of-tomorrow', because: null })
  expect(general).toEqual({ zh: '订单：有新进展', en: 'Order: updated' })
  for (const status of Object.keys(ORDER_STATUSES))
    expect(of('order.moved', { status, because: null })).not.toEqual(general)
  for (const act of ACTS) expect(of('order.turn', { act, by: null, otherwise: null }).zh).not.toContain('新进展')
})
