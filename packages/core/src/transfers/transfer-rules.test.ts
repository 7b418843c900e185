import { describe, expect, it } from 'vitest'
import { PLATFORMS, TRANSFER_WAYS, type TransferWay } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { decideTransfer } from './decide-transfer.ts'
import { listedTransfer, routesOf, TRANSFER_RULES, transferAnswers, type ShopFacts } from './index.ts'
import { READ_ON } from './rules/rule-parts.ts'
import { TRANSFER_ROUTES, type TransferVerdict } from './transfer-facts.ts'

const NOW = parseDay(READ_ON) + DAY_MS

describe('the first set of rules', () => {
  it.each<readonly [ShopFacts, TransferVerdict, string | undefined]>([
    [
      { platform: 1, kind: 'flagship', holder: 'company', route: 'platform-transfer' },
      'conditional',
      'tmall-flagship-subject',
    ],
    [
      { platform: 1, kind: 'exclusive', holder: 'company', route: 'platform-transfer' },
      'conditional',
      'tmall-exclusive-subject',
    ],
    [
      { platform: 1, kind: 'franchise', holder: 'company', route: 'platform-transfer' },
      'closed',
      'tmall-franchise-subject',
    ],
    [{ platform: 1, kind: 'enterprise', holder: 'company', route: 'platform-transfer' }, 'unknown', undefined],
    [{ platform: 1, kind: 'franchise', holder: 'person', route: 'platform-transfer' }, 'unknown', undefined],
    [{ platform: 1, holder: 'company', route: 'platform-transfer' }, 'unknown', undefined],
    [{ platform: 3, kind: 'flagship', holder: 'company', route: 'platform-transfer' }, 'conditional', 'jd-pop-subject'],
    [{ platform: 3, holder: 'company', route: 'platform-transfer' }, 'conditional', 'jd-pop-subject'],
    [{ platform: 3, holder: 'person', route: 'platform-transfer' }, 'unknown', undefined],
    [{ platform: 2, holder: 'person', route: 'relatives' }, 'conditional', 'taobao-person-relatives'],
    [{ platform: 2, holder: 'person', route: 'account-sale' }, 'closed', 'taobao-person-account-sale'],
    [{ platform: 2, holder: 'person', route: 'agreement-with-stranger' }, 'unknown', 'taobao-person-agreement'],
    [{ platform: 2, holder: 'company', route: 'relatives' }, 'unknown', undefined],
    [{ platform: 20, holder: 'sole-trader', route: 'change-of-subject' }, 'conditional', 'pdd-sole-trader-company'],
    [{ platform: 20, holder: 'company', route: 'change-of-subject' }, 'unknown', undefined],
    [{ platform: 32, holder: 'company', route: 'change-of-subject' }, 'conditional', 'douyin-company-subject'],
    [
      { platform: 32, holder: 'company', route: 'legal-representative' },
      'conditional',
      'douyin-company-legal-representative',
    ],
    [{ platform: 32, holder: 'sole-trader', route: 'change-of-subject' }, 'closed', 'douyin-sole-trader'],
    [{ platform: 32, route: 'change-of-subject' }, 'unknown', undefined],
    [{ platform: 39, route: 'platform-transfer-us' }, 'conditional', 'tiktok-us'],
    [{ platform: 39, route: 'platform-transfer-th' }, 'conditional', 'tiktok-th'],
    [{ platform: 10, route: 'account-assignment' }, 'closed', 'amazon-assignment'],
    [{ platform: 34, route: 'account-sale' }, 'closed', 'shopee-account'],
    [{ platform: 40, route: 'account-sale' }, 'closed', 'ebay-account'],
    [{ platform: 4 }, 'unknown', 'platform-4-unknown'],
  ])('decides %j as %s by %s (TRF-2, TRF-3)', (facts, verdict, by) => {
    const answer = decideTransfer(TRANSFER_RULES, { ...facts, now: NOW })
    expect([answer.verdict, answer.rules]).toEqual([verdict, by === undefined ? [] : [by]])
  })

  it('asks the platform wherever a rule was read at second hand, and not where it was read there (TRF-5)', () => {
    for (const one of TRANSFER_RULES.rules) {
      const { platform, kinds, holder, route } = one
      const { doubts, verdict } = decideTransfer(TRANSFER_RULES, {
        platform,
        kind: kinds?.[0] ?? 'enterprise',
        holder: holder ?? 'company',
        route: route ?? 'equity',
        now: NOW,
      })
      expect(verdict).toBe(one.verdict)
      expect(doubts).toEqual(platform === 39 ? [] : one.sources.length === 0 ? ['no-rule'] : ['second-hand'])
    }
  })

  it('tells the fee, the working days and the freezes of a relative’s transfer at Taobao (TRF-7)', () => {
    const [answer] = transferAnswers(TRANSFER_RULES, { platform: 2, holder: 'person', route: 'relatives', now: NOW })
    expect(answer).toMatchObject({
      feeFen: 20_000,
      days: { from: 3, to: 7 },
      version: '2026-11-26',
      sources: [{ publisher: 'secondary', address: 'insight.xiaoduoai.com', readOn: '2026-11-26' }],
    })
    expect(answer?.freezes.map(({ en }) => en)).toEqual(['The deposit is free after 30 days'])
  })

  it('has a rule of every platform, and says everything in both languages (TRF-7)', () => {
    const { rules } = TRANSFER_RULES
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    expect(PLATFORMS.filter(({ id }) => rules.every(({ platform }) => platform !== id))).toEqual([])
    for (const { conditions, documents, freezes, notes, sources, verdict } of rules) {
      for (const { zh, en } of [...conditions, ...documents, ...freezes, ...notes]) {
        expect(zh).toMatch(/\p{Script=Han}/u)
        expect(en).not.toMatch(/\p{Script=Han}/u)
      }
      for (const { readOn, datedOn } of sources)
        expect([readOn, datedOn ?? readOn].map((day) => Number.isNaN(parseDay(day)))).toEqual([false, false])
      expect(verdict === 'unknown' || sources.length > 0).toBe(true)
    }
  })
})

describe('the routes of a shop', () => {
  it('are those that its platform’s rules name and its facts allow', () => {
    expect(routesOf(TRANSFER_RULES, {})).toEqual([])
    expect(routesOf(TRANSFER_RULES, { platform: 39 })).toEqual(['platform-transfer-us', 'platform-transfer-th'])
    expect(routesOf(TRANSFER_RULES, { platform: 2, holder: 'company' })).toEqual([])
    expect(routesOf(TRANSFER_RULES, { platform: 32, holder: 'sole-trader' })).toEqual(['change-of-subject'])
  })

  it('have an answer each, and a single one where none is known', () => {
    const answers = (facts: ShopFacts) =>
      transferAnswers(TRANSFER_RULES, { ...facts, now: NOW }).map(({ route, verdict }) => [route, verdict])
    expect(answers({ platform: 32, holder: 'company' })).toEqual([
      ['change-of-subject', 'conditional'],
      ['legal-representative', 'conditional'],
    ])
    expect(answers({ platform: 32, route: 'equity' })).toEqual([['equity', 'unknown']])
    expect(answers({ platform: 4 })).toEqual([[undefined, 'unknown']])
  })
})

describe('the way of a listing', () => {
  const listed = (platform: 1 | 2 | 10 | 32 | 34 | 39 | 40, way: TransferWay, facts: ShopFacts = {}) =>
    listedTransfer(TRANSFER_RULES, { ...facts, platform, way, now: NOW }).map(({ route, verdict }) => [route, verdict])

  it('is answered by the routes for which it stands at its platform (TRF-8)', () => {
    expect(listed(1, 'platform-transfer', { kind: 'franchise', holder: 'company' })).toEqual([
      ['platform-transfer', 'closed'],
    ])
    expect(listed(39, 'platform-transfer')).toEqual([
      ['platform-transfer-us', 'conditional'],
      ['platform-transfer-th', 'conditional'],
    ])
    expect(listed(32, 'company-transfer', { holder: 'company' })).toEqual([['legal-representative', 'conditional']])
    expect(listed(2, 'real-name-change', { holder: 'person' })).toEqual([['account-sale', 'closed']])
    expect(listed(2, 'platform-transfer', { holder: 'person' })).toEqual([['agreement-with-stranger', 'unknown']])
    expect(listed(10, 'real-name-change')).toEqual([['account-assignment', 'closed']])
  })

  it('is unknown where no rule names such a route (TRF-8)', () => {
    expect(listed(1, 'equity-transfer', { kind: 'flagship', holder: 'company' })).toEqual([['equity', 'unknown']])
    expect(listed(40, 'platform-transfer')).toEqual([['platform-transfer', 'unknown']])
    for (const way of Object.keys(TRANSFER_WAYS) as TransferWay[])
      for (const { id } of PLATFORMS)
        for (const { route } of listedTransfer(TRANSFER_RULES, { platform: id, way, now: NOW }))
          expect(Object.keys(TRANSFER_ROUTES)).toContain(route)
  })
})
