import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import type { ShopId } from '../catalog/index.ts'
import { ok } from '../kernel/index.ts'
import { decideReport, type ReportFacts } from './decide-report.ts'
import { decideVerdict } from './decide-verdict.ts'
import type { ReportDraft, ReportId, ShopReport } from './report.ts'

const DRAFT: ReportDraft = {
  shopId: 'shop-1' as ShopId,
  reason: 'figures-untrue',
  words: '月营业额和后台截图对不上',
  pictures: [],
}
const FACTS: ReportFacts = { isVisible: true, isOwn: false, isOpen: false, madeToday: 0, areOwnPictures: true }
const reasonOf = (facts: Partial<ReportFacts>, draft: Partial<ReportDraft> = {}) => {
  const decided = decideReport({ ...FACTS, ...facts }, { ...DRAFT, ...draft })
  return decided.ok ? null : [decided.failure.kind === 'refused' && decided.failure.reason, fieldOf(decided.failure)]
}
const fieldOf = (failure: object) => ('field' in failure ? failure.field : undefined)

describe('decideReport', () => {
  it('keeps reason, words and pictures, each picture once (SHP-5)', () => {
    expect(decideReport(FACTS, { ...DRAFT, words: ` ${DRAFT.words}\n`, pictures: ['a', 'a', 'b'] })).toEqual(
      ok({ ...DRAFT, pictures: ['a', 'b'] }),
    )
  })

  it.each<[Partial<ReportDraft>, string]>([
    [{ reason: 'no-reason' as never }, 'reason'],
    [{ words: '不对' }, 'words'],
    [{ words: '好'.repeat(501) }, 'words'],
    [{ words: '数字\u0000明显不对' }, 'words'],
    [{ pictures: ['a', 'b', 'c', 'd', 'e'] }, 'pictures'],
  ])('names what is wrong with %j (SHP-5)', (draft, field) => {
    expect(reasonOf({}, draft)).toEqual(['bad-parameter', field])
  })

  it('takes one open report of a shop from a person, and five a day (SHP-6)', () => {
    expect(reasonOf({ isOpen: true })).toEqual(['too-many', undefined])
    expect(reasonOf({ madeToday: 4 })).toBeNull()
    expect(reasonOf({ madeToday: 5 })).toEqual(['too-many', undefined])
  })

  it('takes none about one’s own shop, a hidden one, or with pictures of others (SHP-6)', () => {
    expect(reasonOf({ isOwn: true })).toEqual(['own-shop', undefined])
    expect(reasonOf({ isVisible: false })).toEqual(['not-found', 'shopId'])
    expect(reasonOf({ areOwnPictures: false })).toEqual(['not-found', 'pictures'])
  })

  it('keeps whatever it takes as it would keep it again (SHP-5)', () => {
    fc.assert(
      fc.property(anyText(), (words) => {
        const decided = decideReport(FACTS, { ...DRAFT, words })
        if (decided.ok) expect(decideReport(FACTS, decided.value)).toEqual(decided)
      }),
    )
  })
})

describe('decideVerdict', () => {
  const REPORT: ShopReport = {
    id: 'report-1' as ReportId,
    shopId: DRAFT.shopId,
    reason: DRAFT.reason,
    words: DRAFT.words,
    reportedAt: 1,
    status: 'open',
    answer: null,
  }
  const BY = { userId: 'buyer', shopTitle: '云禾女装旗舰店' }
  const VERDICT = { status: 'upheld', answer: ' 已下架 ', at: 2 } as const

  it('decides a report once and tells its reporter (SHP-7)', () => {
    const decided = decideVerdict(REPORT, VERDICT, BY)
    if (!decided.ok) throw new Error('An open report can be decided')
    expect(decided.value.report).toMatchObject({ status: 'upheld', answer: '已下架' })
    expect(decided.value.message).toEqual({
      userId: 'buyer',
      event: 'platform.report',
      key: 'report:report-1',
      subject: 'shop-1',
      figures: { shop: '云禾女装旗舰店', status: 'upheld', text: '已下架' },
      at: 2,
    })
    expect(decideVerdict(decided.value.report, VERDICT, BY).ok).toBe(false)
  })

  it('asks for words that the reporter can read (SHP-7)', () => {
    for (const answer of [' ', '好'.repeat(301)])
      expect(decideVerdict(REPORT, { ...VERDICT, answer }, BY).ok).toBe(false)
  })
})
