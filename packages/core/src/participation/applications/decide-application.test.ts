import { expect, it } from 'vitest'
import { campaignWindow } from '../../campaigns/index.ts'
import type { ShopId } from '../../catalog/index.ts'
import { decideApplication, decideApplicationReview, type ApplicationFacts, type ApplicationId } from '../index.ts'

const { opensAt, closesAt } = campaignWindow('2026-11-12', '2026-12-12')
const FACTS: ApplicationFacts = {
  id: 'a-1' as ApplicationId,
  path: '/activity/double-twelve',
  isOffered: true,
  userId: 'zhou',
  shop: { id: 's-1' as ShopId, title: '店', sellerId: 'zhou', status: 'on-sale' },
  pitch: '免过户费用',
  hasApplied: false,
}
const reasonAt = (change: Partial<ApplicationFacts>, at = opensAt): string => {
  const decided = decideApplication({ ...FACTS, ...change }, at)
  return decided.ok ? 'ok' : decided.failure.kind === 'refused' ? String(decided.failure.reason) : decided.failure.kind
}

it('an application is taken from the first to the last millisecond of the run (CAM-27)', () => {
  const at = [opensAt - 1, opensAt, closesAt, closesAt + 1]
  expect(at.map((instant) => reasonAt({}, instant))).toEqual(['campaign-closed', 'ok', 'ok', 'campaign-closed'])
})

it('an application names a shop of the seller that is on sale, and what it offers (CAM-27)', () => {
  const shop = { id: 's-1' as ShopId, title: '店', sellerId: 'zhou', status: 'on-sale' as const }
  expect(reasonAt({ shop: undefined })).toBe('not-found')
  expect(reasonAt({ shop: { ...shop, sellerId: 'lin' } })).toBe('not-found')
  expect(reasonAt({ shop: { ...shop, status: 'withdrawn' } })).toBe('shop-not-on-sale')
  expect(reasonAt({ isOffered: false })).toBe('not-found')
  expect(reasonAt({ hasApplied: true })).toBe('applied-already')
  expect(['免过户费', `  ${'免'.repeat(100)} `, '免'.repeat(101)].map((pitch) => reasonAt({ pitch }))).toEqual([
    'bad-parameter',
    'ok',
    'bad-parameter',
  ])
})

it('an application is decided once, and a refusal says why in at most 200 characters (CAM-28)', () => {
  const taken = decideApplication(FACTS, opensAt)
  if (!taken.ok) throw new Error('It should have been taken.')
  const { application } = taken.value
  expect(decideApplicationReview(undefined, null, 1)).toMatchObject({ failure: { reason: 'not-found' } })
  expect(decideApplicationReview(application, null, 1)).toMatchObject({ value: { state: 'accepted', decidedAt: 1 } })
  expect(decideApplicationReview(application, ' 太短 ', 1)).toMatchObject({ value: { state: 'refused', why: '太短' } })
  for (const why of [' ', '长'.repeat(201)])
    expect(decideApplicationReview(application, why, 1)).toMatchObject({ failure: { field: 'why' } })
  expect(decideApplicationReview({ ...application, state: 'accepted' }, null, 1)).toMatchObject({
    failure: { reason: 'request-ended' },
  })
})
