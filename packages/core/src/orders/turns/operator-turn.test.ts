import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { anOrderAfter, movedBy } from '../../../testing/an-order-at-work.ts'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { awaitingOperatorSince, deadlinesOf, SELLER_IDLE_DAYS, sellerIdleBy } from '../index.ts'

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
