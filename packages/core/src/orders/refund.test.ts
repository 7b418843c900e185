import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../testing/an-order-at-work.ts'
import { AN_ORDINARY_NOON as NOON } from '../../testing/manual-clock.ts'
import { HOUR_MS } from '../kernel/index.ts'
import { MAX_REFUND_PICTURES, MAX_REFUND_WORDS, reportMismatch, type RefundRequest } from './index.ts'

const handedOverAt = NOON + 4 * HOUR_MS
const order = anOrderAfter(4)
const FINE: RefundRequest = { reason: 'figures-untrue', words: ' 评分是 4.2，不是 4.9 ', pictures: ['a.jpg', 'b.jpg'] }
const report = (change: Partial<RefundRequest>, at = handedOverAt + HOUR_MS) =>
  reportMismatch(order, { ...FINE, ...change }, at)
const picturesOf = (count: number) => Array.from({ length: count }, (_, index) => `${index}.jpg`)

describe('reportMismatch', () => {
  it('puts the order under review and keeps what was said (ORD-41)', () => {
    expect(report({})).toMatchObject({
      ok: true,
      value: {
        order: { status: 'refund-under-review', paidFen: 11_000_000 },
        money: 'none',
        refund: {
          reason: 'figures-untrue',
          words: '评分是 4.2，不是 4.9',
          pictures: ['a.jpg', 'b.jpg'],
          reportedAt: handedOverAt + HOUR_MS,
        },
      },
    })
  })

  it.each([
    [72 * HOUR_MS, undefined],
    [72 * HOUR_MS + 1, 'too-late'],
    [73 * HOUR_MS, 'too-late'],
    [Number.NaN, 'no-instant'],
  ])('%s ms after the hand-over (ORD-40)', (later, fault) => {
    const reported = report({}, handedOverAt + later)
    expect(reported.ok ? undefined : reported.failure).toEqual(
      fault === undefined ? undefined : { field: 'order', fault },
    )
  })

  it('there is nothing to report before the hand-over (ORD-40)', () => {
    expect(reportMismatch(anOrderAfter(3), FINE, handedOverAt)).toEqual({
      ok: false,
      failure: { field: 'order', fault: 'not-awaited' },
    })
  })

  it.each<readonly [string, Partial<RefundRequest>, object | undefined]>([
    ['an unknown reason', { reason: 'toString' }, { field: 'reason', fault: 'unknown' }],
    ['another reason without words', { reason: 'other', words: ' \n' }, { field: 'words', fault: 'missing' }],
    ['another reason with words', { reason: 'other', words: 'x' }, undefined],
    ['a known reason without words', { words: '' }, undefined],
    ['the most words', { words: ` ${'字'.repeat(MAX_REFUND_WORDS)} ` }, undefined],
    ['a word too many', { words: '字'.repeat(MAX_REFUND_WORDS + 1) }, { field: 'words', fault: 'too-long' }],
    ['no picture', { pictures: [] }, undefined],
    ['the most pictures', { pictures: picturesOf(MAX_REFUND_PICTURES) }, undefined],
    ['a picture too many', { pictures: picturesOf(MAX_REFUND_PICTURES + 1) }, { field: 'pictures', fault: 'too-many' }],
    ['a picture that is nowhere', { pictures: ['a.jpg', ''] }, { field: 'pictures', fault: 'empty' }],
    ['a picture twice', { pictures: ['a.jpg', 'b.jpg', 'a.jpg'] }, { field: 'pictures', fault: 'twice' }],
  ])('%s (ORD-41)', (_title, change, failure) => {
    const reported = report(change)
    expect(reported.ok ? undefined : reported.failure).toEqual(failure)
  })
})
