import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonOf, valueOf } from '../../testing/fixture-steps.ts'
import { DAY_MS } from '../kernel/index.ts'
import {
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_LENGTH,
  MAX_REQUESTS_A_DAY,
  REQUEST_DAYS,
  requestStateAt,
  type RequestId,
} from './buyer-request.ts'
import { decideClosing, decideExtension, decidePublication, decideReview, requestFault } from './decide-request.ts'

const DRAFT = {
  criteria: { platform: 1, maxPriceFen: 20_000_000 },
  days: 30,
  content: '要 R 标，描述 4.8 以上',
} as const
const FACTS = { id: 'r1' as RequestId, buyerId: 'b', openCount: 0, countWithinDay: 0, at: 1_000 }
const REQUEST = valueOf(decidePublication(FACTS, DRAFT))

describe('a request', () => {
  it('is kept as it was written, for as long as was asked (REQ-1)', () => {
    expect(REQUEST).toEqual({
      id: 'r1',
      buyerId: 'b',
      criteria: DRAFT.criteria,
      content: DRAFT.content,
      publishedAt: 1_000,
      until: 1_000 + 30 * DAY_MS,
      state: 'open',
      refusedFor: null,
    })
  })

  it.each([
    [{ ...DRAFT, criteria: {} }, 'nothing-asked', 'platform'],
    [{ ...DRAFT, criteria: { province: '33', trademark: 'registered' } as const }, 'nothing-asked', 'platform'],
    [{ ...DRAFT, criteria: { minPriceFen: 2, maxPriceFen: 1 } }, 'price-order', 'maxPriceFen'],
    [{ ...DRAFT, days: 8 }, 'days', 'days'],
    [{ ...DRAFT, days: Number.NaN }, 'days', 'days'],
    [{ ...DRAFT, content: '长'.repeat(MAX_REQUEST_LENGTH + 1) }, 'too-long', 'content'],
  ])('%j is refused for %s (REQ-1)', (draft, fault, field) => {
    expect(requestFault(draft)).toBe(fault)
    expect(decidePublication(FACTS, draft)).toMatchObject({ ok: false, failure: { kind: 'refused', field } })
  })

  it('with contact data or a link waits for a reviewer, and no other one does (REQ-5)', () => {
    const stateOf = (content: string) => valueOf(decidePublication(FACTS, { ...DRAFT, content })).state
    expect(['打 138 0013 8000', '加微信 lin_2026', '看 www.abc.com', 'QQ：123456'].map(stateOf)).toEqual(
      Array.from({ length: 4 }, () => 'under-review'),
    )
    expect(['', '预算 200000 元以内', 'TM 标也行'].map(stateOf)).toEqual(['open', 'open', 'open'])
  })

  it('of one person is one of five at most, and one of eight within a day (REQ-2)', () => {
    const of = (counts: Partial<typeof FACTS>) => reasonOf(decidePublication({ ...FACTS, ...counts }, DRAFT))
    expect(of({ openCount: MAX_OPEN_REQUESTS - 1, countWithinDay: MAX_REQUESTS_A_DAY - 1 })).toBe('ok')
    expect(of({ openCount: MAX_OPEN_REQUESTS })).toBe('too-many')
    expect(of({ countWithinDay: MAX_REQUESTS_A_DAY })).toBe('too-many')
  })

  it('keeps no markup and no line breaks of what was written (REQ-1)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (content) => {
        const made = decidePublication(FACTS, { ...DRAFT, content })
        if (made.ok) expect(made.value.content).not.toMatch(/[<>\n\r]/)
      }),
    )
  })

  it('counts as expired from its last instant on, whatever was stored (REQ-7)', () => {
    expect(requestStateAt(REQUEST, REQUEST.until)).toBe('open')
    expect(requestStateAt(REQUEST, REQUEST.until + 1)).toBe('expired')
    expect(requestStateAt({ ...REQUEST, state: 'closed' }, REQUEST.until + 1)).toBe('closed')
  })

  it('is closed and extended by its buyer alone, while it stands (REQ-8)', () => {
    const own = { userId: 'b', request: REQUEST, at: 2_000 }
    expect(valueOf(decideClosing(own)).state).toBe('closed')
    expect(valueOf(decideExtension(own, 60)).until).toBe(2_000 + 60 * DAY_MS)
    for (const decide of [decideClosing, (facts: typeof own) => decideExtension(facts, 7)]) {
      expect(reasonOf(decide({ ...own, userId: 'other' }))).toBe('not-found')
      expect(reasonOf(decide({ ...own, at: REQUEST.until + 1 }))).toBe('request-closed')
      expect(reasonOf(decide({ ...own, request: { ...REQUEST, state: 'closed' } }))).toBe('request-closed')
    }
    expect(reasonOf(decideExtension(own, 8))).toBe('bad-parameter')
  })

  it('never loses time by being extended (REQ-8)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REQUEST_DAYS), fc.integer({ min: 0, max: REQUEST.until }), (days, at) => {
        const { until } = valueOf(decideExtension({ userId: 'b', request: REQUEST, at }, days))
        expect(until).toBeGreaterThanOrEqual(REQUEST.until)
        expect(until).toBeGreaterThanOrEqual(at + days * DAY_MS)
      }),
    )
  })

  it('that waits for a reviewer is opened or refused once, with the reason (REQ-5)', () => {
    const request = { ...REQUEST, state: 'under-review' as const }
    expect(valueOf(decideReview({ request, at: 2_000 }, null))).toMatchObject({ state: 'open', refusedFor: null })
    expect(valueOf(decideReview({ request, at: 2_000 }, '含联系方式'))).toMatchObject({
      state: 'refused',
      refusedFor: '含联系方式',
    })
    expect(reasonOf(decideReview({ request: REQUEST, at: 2_000 }, null))).toBe('request-closed')
  })
})
