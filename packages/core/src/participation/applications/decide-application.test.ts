import { expect, it } from 'vitest'
import { campaignWindow } from '../../campaigns/index.ts'
import type { ShopId } from '../../catalog/index.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  APPLICATION_STATES,
  decideApplication,
  decideApplicationReview,
  type ApplicationFacts,
  type ApplicationId,
} from '../index.ts'

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

it('an application that is taken waits for a reviewer, with the run it is for, its shop and its words (CAM-27)', () => {
  const shop = { id: 's-1' as ShopId, title: '店', sellerId: 'zhou', status: 'on-sale' as const }
  expect(decideApplication({ ...FACTS, shop, pitch: ' 免过户费用 ' }, opensAt)).toMatchObject({
    ok: true,
    value: {
      run: { opensAt, closesAt },
      application: {
        id: 'a-1',
        shopId: 's-1',
        shopTitle: '店',
        pitch: '免过户费用',
        state: 'waiting',
        why: null,
        appliedAt: opensAt,
        decidedAt: null,
      },
    },
  })
})

/** Each is refused for its own fault, although everything checked after it is wrong as well. */
it.each<[string, Partial<ApplicationFacts>, number, string, string]>([
  ['too few words', { pitch: '免费', isOffered: false }, 0, 'bad-parameter', 'pitch'],
  ['a page that takes none', { isOffered: false }, 0, 'not-found', 'path'],
  ['a campaign that is not open', {}, 0, 'campaign-closed', 'path'],
  ['a second one', {}, opensAt, 'applied-already', 'path'],
  ['an unknown shop', { hasApplied: false }, opensAt, 'not-found', 'shopId'],
])('%s is refused by its own field (CAM-27)', (_, change, at, reason, field) => {
  const decided = decideApplication({ ...FACTS, hasApplied: true, shop: undefined, ...change }, at)
  expect(decided).toMatchObject(refusedAs(reason, field))
})

it('a shop that is not on sale is refused by its field, and words that are too long by how long they may be (CAM-27)', () => {
  const shop = { id: 's-1' as ShopId, title: '店', sellerId: 'zhou', status: 'withdrawn' as const }
  expect(decideApplication({ ...FACTS, shop }, opensAt)).toMatchObject(refusedAs('shop-not-on-sale', 'shopId'))
  expect(decideApplication({ ...FACTS, pitch: '' }, opensAt)).toMatchObject({
    failure: { message: '活动期间给买家什么，请写 5 到 100 个字' },
  })
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
  expect(decideApplicationReview(undefined, null, 1)).toMatchObject(refusedAs('not-found', 'id'))
  expect(decideApplicationReview(application, null, 1)).toEqual({
    ok: true,
    value: { ...application, state: 'accepted', decidedAt: 1 },
  })
  for (const [why, message] of [
    [' 太短 ', '太短'],
    ['长'.repeat(200), '长'.repeat(200)],
  ] as const)
    expect(decideApplicationReview(application, why, 1)).toEqual({
      ok: true,
      value: { ...application, state: 'refused', why: message, decidedAt: 1 },
    })
  for (const why of [' ', '长'.repeat(201)]) {
    const refusal = decideApplicationReview(application, why, 1)
    expect(refusal).toMatchObject(refusedAs('bad-parameter', 'why'))
    expect(refusal).toMatchObject({ failure: { message: '请写明原因，最多 200 个字' } })
  }
  for (const state of APPLICATION_STATES.filter((one) => one !== 'waiting'))
    expect(decideApplicationReview({ ...application, state }, null, 1)).toMatchObject(refusedAs('request-ended', 'id'))
})

it('an application waits, or was accepted or refused, and nothing else (CAM-28)', () => {
  expect(APPLICATION_STATES).toEqual(['waiting', 'accepted', 'refused'])
})
