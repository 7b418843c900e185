import { expect, it } from 'vitest'
import { anOrderAfter, movedBy, OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { recordOf } from '../../../testing/an-order-record.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { awaitedFromSeller, decideNudge } from '../index.ts'

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
