import { describe, expect, it } from 'vitest'
import {
  endingOf,
  isEnding,
  ORDER_EDGES,
  refundCaseOf,
  type OrderLogLine,
  type OrderStatus,
  type Refund,
} from '../index.ts'

type LogEntry = readonly [event: string, status: OrderStatus, why?: string]
const lines = (...entries: readonly LogEntry[]): OrderLogLine[] =>
  entries.map(([event, status, why = ''], at) => ({ event, status, at, why }))

const HANDED = lines(['placed', 'awaiting-payment'], ['full.paid', 'paid'], ['shop.handed-over', 'handing-over'])
const REPORT: Refund = { reason: 'debts-hidden', words: '', pictures: [], reportedAt: 3 }
const reviewed = (...entries: readonly LogEntry[]) => [...HANDED, ...lines(...entries)]

describe('what happened to an order', () => {
  it('tells what ended it, and nothing of one whose money is held (ORD-59)', () => {
    expect(endingOf(HANDED)).toBeUndefined()
    expect(endingOf(reviewed(['bill.confirmed', 'completed']))).toBe('bill.confirmed')
    const endings = ORDER_EDGES.filter(({ money }) => money.startsWith('pay') || money.startsWith('give'))
    for (const { event } of ORDER_EDGES) expect(isEnding(event)).toBe(endings.some((edge) => edge.event === event))
  })

  it('tells no review where there was none, also of an order that was reported in vain (ORD-55)', () => {
    expect([refundCaseOf([], undefined), refundCaseOf(HANDED, REPORT)]).toEqual([null, null])
  })

  it('tells a review with its report, and without one where a hand-over was late (ORD-55, ORD-56)', () => {
    expect(refundCaseOf(reviewed(['mismatch.reported', 'refund-under-review']), REPORT)).toEqual({
      refund: REPORT,
      verdict: null,
    })
    expect(refundCaseOf(reviewed(['viewing.mismatched', 'refund-under-review']), REPORT)?.refund).toBe(REPORT)
    expect(refundCaseOf(reviewed(['hand-over.late', 'refund-under-review']), REPORT)).toEqual({
      refund: null,
      verdict: null,
    })
    expect(refundCaseOf(reviewed(['mismatch.reported', 'refund-under-review']), undefined)?.refund).toBeNull()
  })

  it.each([
    ['refund.agreed', 'refunded', true],
    ['seller.failed', 'refunded', true],
    ['refund.refused', 'handing-over', false],
    ['buyer.silent', 'completed', false],
  ] as const)(
    '%s is a verdict: the buyer is agreed with who has the money back (ORD-55)',
    (event, status, isAgreed) => {
      const log = reviewed(['mismatch.reported', 'refund-under-review'], [event, status, '看过了'])
      expect(refundCaseOf(log, REPORT)?.verdict).toEqual({ isAgreed, why: '看过了', at: 1 })
    },
  )

  it('tells the last of several reviews, whatever happened behind it (ORD-55)', () => {
    const again = reviewed(
      ['mismatch.reported', 'refund-under-review'],
      ['refund.refused', 'handing-over', '一'],
      ['mismatch.reported', 'refund-under-review'],
    )
    expect(refundCaseOf(again, REPORT)?.verdict).toBeNull()
    const ended = [...again, ...lines(['refund.refused', 'handing-over', '二'], ['bill.confirmed', 'completed'])]
    expect(refundCaseOf(ended, REPORT)?.verdict).toMatchObject({ isAgreed: false, why: '二' })
  })
})
