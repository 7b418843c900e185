import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../../testing/fixture-steps.ts'
import { faultsInNames } from '../../testing/names-below.ts'
import { DAY_MS, fail, refused } from '../kernel/index.ts'
import {
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_LENGTH,
  MAX_REQUESTS_A_DAY,
  REQUEST_DAYS,
  REQUEST_STATES,
  requestStateAt,
  type RequestId,
} from './buyer-request.ts'
import { SHOP_OFFER_STATES } from './shop-offer.ts'
import { decideClosing, decideExtension, decidePublication, decideReview, requestFault } from './decide-request.ts'

const DRAFT = {
  criteria: { platform: 1, maxPriceFen: 20_000_000 },
  days: 30,
  content: '要 R 标，描述 4.8 以上',
} as const
const FACTS = { id: 'r1' as RequestId, buyerId: 'b', openCount: 0, countWithinDay: 0, at: 1_000 }
const REQUEST = valueOf(decidePublication(FACTS, DRAFT))
const NOT_FOUND = fail(refused('not-found', '没有找到这条求购', 'requestId'))
const CLOSED = fail(refused('request-closed', '这条求购已经结束', 'requestId'))

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
    [{ ...DRAFT, criteria: {} }, 'nothing-asked', '请至少选择平台、店铺类型、类目或价格中的一项', 'platform'],
    [
      { ...DRAFT, criteria: { province: '33', trademark: 'registered' } as const },
      'nothing-asked',
      '请至少选择平台、店铺类型、类目或价格中的一项',
      'platform',
    ],
    [{ ...DRAFT, criteria: { minPriceFen: 2, maxPriceFen: 1 } }, 'price-order', '最高价不能低于最低价', 'maxPriceFen'],
    [{ ...DRAFT, days: 8 }, 'days', '请选择求购的天数', 'days'],
    [{ ...DRAFT, days: Number.NaN }, 'days', '请选择求购的天数', 'days'],
    [{ ...DRAFT, content: '长'.repeat(MAX_REQUEST_LENGTH + 1) }, 'too-long', '补充说明请写在 200 个字以内', 'content'],
  ])('%j is refused for %s, in a sentence and with its field (REQ-1)', (draft, fault, message, field) => {
    expect(requestFault(draft)).toBe(fault)
    expect(decidePublication(FACTS, draft)).toEqual(
      fail(refused(fault === 'nothing-asked' ? 'parameter-missing' : 'bad-parameter', message, field)),
    )
  })

  it('may name one price alone, the same price twice, and 200 characters, however they are stored (REQ-1)', () => {
    for (const criteria of [{ minPriceFen: 5 }, { maxPriceFen: 5 }, { minPriceFen: 5, maxPriceFen: 5 }])
      expect(requestFault({ ...DRAFT, criteria })).toBeUndefined()
    expect(requestFault({ ...DRAFT, content: ` ${'😀'.repeat(MAX_REQUEST_LENGTH)}\n` })).toBeUndefined()
  })

  it('with contact data or a link waits for a reviewer, and no other one does (REQ-5)', () => {
    const stateOf = (content: string) => valueOf(decidePublication(FACTS, { ...DRAFT, content })).state
    expect(['打 138 0013 8000', '加微信 lin_2026', '看 www.abc.com', 'QQ：123456'].map(stateOf)).toEqual(
      Array.from({ length: 4 }, () => 'under-review'),
    )
    expect(['', '预算 200000 元以内', 'TM 标也行'].map(stateOf)).toEqual(['open', 'open', 'open'])
  })

  it('of one person is one of five at most, and one of eight within a day (REQ-2)', () => {
    const of = (counts: Partial<typeof FACTS>) => decidePublication({ ...FACTS, ...counts }, DRAFT)
    expect(of({ openCount: MAX_OPEN_REQUESTS - 1, countWithinDay: MAX_REQUESTS_A_DAY - 1 }).ok).toBe(true)
    expect(of({ openCount: MAX_OPEN_REQUESTS })).toEqual(
      fail(refused('too-many', '最多同时发布 5 条求购，请先关闭一条')),
    )
    expect(of({ countWithinDay: MAX_REQUESTS_A_DAY })).toEqual(
      fail(refused('too-many', '一天最多发布 8 条求购，请明天再来')),
    )
  })

  it('keeps no markup and no line breaks of what was written (REQ-1)', () => {
    const kept = (content: string) => valueOf(decidePublication(FACTS, { ...DRAFT, content })).content
    expect(kept('\u0001 <b>要\n\n \u0007旗舰\ud800店</b>\t')).toBe('b要 旗舰 店/b')
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
    expect(valueOf(decideClosing(own))).toEqual({ ...REQUEST, state: 'closed' })
    expect(valueOf(decideExtension(own, 60))).toEqual({ ...REQUEST, until: 2_000 + 60 * DAY_MS })
    const waiting = { ...own, request: { ...REQUEST, state: 'under-review' as const } }
    expect(valueOf(decideClosing(waiting)).state).toBe('closed')
    for (const decide of [decideClosing, (facts: typeof own) => decideExtension(facts, 7)]) {
      expect(decide({ ...own, userId: 'other' })).toEqual(NOT_FOUND)
      expect(decide({ ...own, at: REQUEST.until + 1 })).toEqual(CLOSED)
      expect(decide({ ...waiting, at: REQUEST.until + 1 })).toEqual(CLOSED)
      expect(decide({ ...own, request: { ...REQUEST, state: 'closed' } })).toEqual(CLOSED)
    }
    expect(decideClosing({ ...own, request: undefined })).toEqual(NOT_FOUND)
    expect(decideExtension(own, 8)).toEqual(fail(refused('bad-parameter', '请选择求购的天数', 'days')))
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
    expect(decideReview({ request: REQUEST, at: 2_000 }, null)).toEqual(CLOSED)
    expect(decideReview({ request, at: request.until + 1 }, null)).toEqual(CLOSED)
    expect(decideReview({ request: undefined, at: 2_000 }, null)).toEqual(NOT_FOUND)
  })

  it('and an offered shop have a name for each of their states in both languages (WRD-5)', () => {
    expect(faultsInNames({ REQUEST_STATES, SHOP_OFFER_STATES })).toEqual([])
  })
})
