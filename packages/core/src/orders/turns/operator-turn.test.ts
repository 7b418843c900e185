import { expect, it, describe } from 'vitest'
import { noticeText } from '../../inbox/index.ts'
import {
  ORDER_STATUSES,
  awaitedFromSeller,
  decideNudge,
  awaitingOperatorSince,
  deadlinesOf,
  SELLER_IDLE_DAYS,
  sellerIdleBy,
} from '../index.ts'
import { anOrderAfter, movedBy, OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { recordOf } from '../../../testing/an-order-record.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import fc from 'fast-check'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'

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

const reserved = anOrderAfter(1, 'deposit')
const at = reserved.placedAt + DAY_MS
const opened = movedBy(reserved, { event: 'viewing.opened', by: 'seller', at: reserved.placedAt + 2 * HOUR_MS })
const signed = movedBy(opened, { event: 'seller.signed', by: 'seller', at: reserved.placedAt + 3 * HOUR_MS })
const asked = (order = reserved, nudgedAt: number | null = null, userId = recordOf(order).buyerId) =>
  decideNudge({ userId, order: recordOf(order), nudgedAt, at })

it('a buyer asks for the viewing first, then for the signature, and then for nothing (ORD-89)', () => {
  expect([reserved, opened, signed].map(awaitedFromSeller)).toEqual(['open-viewing', 'seller-sign', undefined])
  const older = { ...anOrderAfter(1), termsVersion: OLDER_TERMS }
  expect([anOrderAfter(1), older, { ...reserved, termsVersion: OLDER_TERMS }].map(awaitedFromSeller)).toEqual([
    'open-viewing',
    'seller-sign',
    undefined,
  ])
})

it('the seller is told what is asked of them, and not again within a day (ORD-89)', () => {
  expect(asked()).toMatchObject({
    value: {
      nudgedAt: at,
      messages: [
        {
          userId: recordOf(reserved).sellerId,
          event: 'order.asked',
          figures: { act: 'open-viewing' },
          subject: reserved.id,
        },
      ],
    },
  })
  expect(asked(reserved, at - DAY_MS + 1)).toEqual({ ok: true, value: { nudgedAt: at - DAY_MS + 1, messages: [] } })
  expect(asked(reserved, at - DAY_MS)).toMatchObject({ value: { nudgedAt: at, messages: [{ event: 'order.asked' }] } })
})

it('nothing is asked where the seller has nothing to do, nor by another person (ORD-89)', () => {
  expect(asked(signed)).toMatchObject({ failure: { reason: 'order-moved-on' } })
  expect(asked(reserved, null, recordOf(reserved).sellerId)).toMatchObject({ failure: { reason: 'not-found' } })
  expect(decideNudge({ userId: 'buyer', order: undefined, nudgedAt: null, at })).toMatchObject({ ok: false })
})

describe('awaitingOperatorSince', () => {
  const handedOver = anOrderAfter(4)
  const handedAt = handedOver.handedOverAt ?? 0
  const reportedAt = handedAt + HOUR_MS
  const reported = movedBy(handedOver, { event: 'mismatch.reported', by: 'buyer', at: reportedAt })

  it('a buyer who was handed the shop is waited for until the last instant of the 72 hours, and the platform from the next on (ORD-67)', () => {
    expect(awaitingOperatorSince(handedOver, handedAt + 72 * HOUR_MS)).toBeUndefined()
    expect(awaitingOperatorSince(handedOver, handedAt + 72 * HOUR_MS + 1)).toBe(handedAt + 72 * HOUR_MS)
  })

  it('a review is waited for since it began, and one that was refused late leaves a silence that began with the refusal (ORD-67)', () => {
    expect(awaitingOperatorSince(reported, reportedAt)).toBe(reportedAt)
    const refusedAt = handedAt + 100 * HOUR_MS
    const refused = movedBy(reported, { event: 'refund.refused', by: 'reviewer', at: refusedAt })
    expect(awaitingOperatorSince(refused, refusedAt + 1)).toBe(refusedAt)
  })

  it.each([
    ['a full payment', 'full', 'seller.signed'],
    ['a deposit', 'deposit', 'viewing.opened'],
  ] as const)(
    'a seller who does nothing for three days after %s is asked by the platform (ORD-90)',
    (_, plan, event) => {
      const paid = anOrderAfter(1, plan)
      const idleBy = (paid.history.at(-1)?.at ?? 0) + SELLER_IDLE_DAYS * DAY_MS
      expect(sellerIdleBy(paid)).toBe(idleBy)
      expect(awaitingOperatorSince(paid, idleBy)).toBeUndefined()
      expect(awaitingOperatorSince(paid, idleBy + 1)).toBe(idleBy)
      const acted = movedBy(paid, { event, by: 'seller', at: idleBy })
      expect(sellerIdleBy(acted)).toBeUndefined()
      expect(awaitingOperatorSince(acted, idleBy + 1)).toBeUndefined()
    },
  )

  it('no order waits for the platform from before it is the platform’s turn, nor one that has ended (ORD-67)', () => {
    fc.assert(
      fc.property(anOrder(), anInstant(), (order, now) => {
        const since = awaitingOperatorSince(order, now)
        const deadline = deadlinesOf(order)
        if (since !== undefined)
          expect(
            deadline?.turn === 'house' ||
              (deadline?.act === 'confirm' && since < now) ||
              (since === sellerIdleBy(order) && since < now),
          ).toBe(true)
        if (deadline?.turn === 'house') expect(since).toBeDefined()
      }),
    )
  })
})
