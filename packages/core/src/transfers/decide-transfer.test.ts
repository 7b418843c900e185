import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLDER_KINDS, PLATFORMS, SHOP_KINDS, type HolderKind, type ShopKind } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { decideTransfer, MAX_RULE_AGE_DAYS } from './decide-transfer.ts'
import { ownPage, READ_ON, rule, secondHand } from './rules/rule-parts.ts'
import { TRANSFER_RULES } from './rules/transfer-rules.ts'
import { TRANSFER_ROUTES, TRANSFER_VERDICTS, type TransferFacts, type TransferRoute } from './transfer-facts.ts'
import type { TransferRule, TransferRuleSet } from './transfer-rule.ts'

const NOW = parseDay(READ_ON) + 10 * DAY_MS
const OWN = ownPage('rules.example', { zh: '规则', en: 'rules' })
const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>) => Object.keys(names) as Key[]
const setOf = (...rules: readonly TransferRule[]): TransferRuleSet => ({ version: 'test', rules })

const kinds = fc.constantFrom<ShopKind>(...keysOf(SHOP_KINDS))
const holders = fc.constantFrom<HolderKind>(...keysOf(HOLDER_KINDS))
const routes = fc.constantFrom<TransferRoute>(...keysOf(TRANSFER_ROUTES))
const someRule = fc
  .record({
    kinds: fc.option(fc.uniqueArray(kinds, { minLength: 1, maxLength: 3 })),
    holder: fc.option(holders),
    route: fc.option(routes),
    verdict: fc.constantFrom(...keysOf(TRANSFER_VERDICTS)),
    sources: fc.array(
      fc.record({
        publisher: fc.constantFrom('platform', 'secondary'),
        address: fc.constant('rules.example'),
        readOn: fc.constantFrom(READ_ON, '2026-01-01', '2027-06-01', 'no day'),
        datedOn: fc.constant(null),
      }),
      { maxLength: 2 },
    ),
  })
  .map((stated) => rule({ id: JSON.stringify(stated), platform: 1, ...stated }))
const someSet = fc.array(someRule, { maxLength: 8 }).map((rules) => setOf(...rules))
const complete = fc.record({
  platform: fc.constant(1 as const),
  kind: kinds,
  holder: holders,
  route: routes,
  now: fc.constant(NOW),
})
const FACTS = ['platform', 'kind', 'holder', 'route', 'now'] as const
const facts = fc
  .tuple(complete, fc.subarray([...FACTS]))
  .map(([all, known]): TransferFacts => Object.fromEntries(known.map((fact) => [fact, all[fact]])))

describe('decideTransfer', () => {
  it('never gives open where a fact or the day is unknown (TRF-1)', () => {
    fc.assert(
      fc.property(someSet, complete, fc.constantFrom(...FACTS), (set, all, fact) => {
        expect(decideTransfer(set, { ...all, [fact]: undefined }).verdict).not.toBe('open')
      }),
    )
  })

  it('gives open for complete facts and a rule read lately on the platform’s own page', () => {
    const set = setOf(rule({ id: 'a', platform: 1, route: 'equity', verdict: 'open', sources: [OWN] }))
    const all = { platform: 1, kind: 'flagship', holder: 'company', route: 'equity', now: NOW } as const
    expect(decideTransfer(set, all)).toMatchObject({ verdict: 'open', doubts: [], missing: [], rules: ['a'] })
    expect(decideTransfer(set, { ...all, kind: undefined })).toMatchObject({
      verdict: 'conditional',
      doubts: ['facts-missing'],
      missing: ['kind'],
    })
  })

  it('is unknown where no rule applies, and says that none was found (TRF-2)', () => {
    for (const { id } of PLATFORMS)
      expect(decideTransfer(setOf(), { platform: id, now: NOW })).toMatchObject({
        verdict: 'unknown',
        doubts: ['no-rule'],
        sources: [],
      })
    const equity = { platform: 1, kind: 'flagship', holder: 'company', route: 'equity', now: NOW } as const
    expect(decideTransfer(TRANSFER_RULES, equity)).toMatchObject({ verdict: 'unknown', doubts: ['no-rule'] })
  })

  it('is unknown without a platform, even where every rule refuses (TRF-2)', () => {
    const set = setOf(rule({ id: 'a', platform: 1, route: null, verdict: 'closed', sources: [OWN] }))
    expect(decideTransfer(set, { now: NOW })).toMatchObject({ verdict: 'unknown', missing: ['platform'] })
  })

  it('keeps a refusal when a fact is added, and never opens one by leaving a fact away (TRF-3)', () => {
    fc.assert(
      fc.property(someSet, facts, complete, fc.constantFrom(...FACTS), (set, some, all, fact) => {
        const known = decideTransfer(set, some)
        if (known.verdict === 'closed' && some[fact] === undefined)
          expect(decideTransfer(set, { ...some, [fact]: all[fact] }).verdict).toBe('closed')
        if (known.verdict === 'closed')
          expect(decideTransfer(set, { ...some, [fact]: undefined }).verdict).not.toBe('open')
      }),
      { numRuns: 400 },
    )
  })

  it('refuses with a fact unknown where every value of it is refused (TRF-3)', () => {
    const closed = (kind: ShopKind) =>
      rule({ id: kind, platform: 1, kinds: [kind], route: 'equity', verdict: 'closed', sources: [OWN] })
    const some = { platform: 1, route: 'equity', holder: 'company', now: NOW } as const
    const all = keysOf(SHOP_KINDS).map(closed)
    expect(decideTransfer(setOf(...all), some)).toMatchObject({
      verdict: 'closed',
      missing: [],
      rules: keysOf(SHOP_KINDS),
    })
    expect(decideTransfer(setOf(...all.slice(1)), some)).toMatchObject({ verdict: 'unknown', missing: ['kind'] })
  })

  it.each([
    ['open', 0, 'open', []],
    ['open', MAX_RULE_AGE_DAYS, 'open', []],
    ['open', MAX_RULE_AGE_DAYS + 1, 'conditional', ['stale']],
    ['conditional', MAX_RULE_AGE_DAYS + 1, 'conditional', ['stale']],
    ['closed', MAX_RULE_AGE_DAYS + 1, 'closed', ['stale']],
    ['open', -1, 'conditional', ['stale']],
  ] as const)('turns %s, read %i days ago, into %s with doubts %j (TRF-4, TRF-5)', (stated, age, verdict, doubts) => {
    const set = setOf(rule({ id: 'a', platform: 1, route: null, verdict: stated, sources: [OWN] }))
    const now = parseDay(READ_ON) + age * DAY_MS
    const all = { platform: 1, kind: 'flagship', holder: 'company', route: 'equity', now } as const
    expect(decideTransfer(set, all)).toMatchObject({ verdict, doubts })
    expect(decideTransfer(set, { ...all, now: now + DAY_MS - 1 })).toMatchObject({ verdict, doubts })
  })

  it('counts the latest reading of several (TRF-4)', () => {
    const earlier = { ...OWN, readOn: '2025-01-01' }
    const set = setOf(rule({ id: 'a', platform: 1, route: null, verdict: 'open', sources: [earlier, OWN] }))
    const all = { platform: 1, kind: 'flagship', holder: 'company', route: 'equity', now: NOW } as const
    expect(decideTransfer(set, all).verdict).toBe('open')
  })

  it('gives conditional at most for a rule at second hand, and leaves a refusal as it is (TRF-4, TRF-5)', () => {
    for (const [stated, verdict] of [
      ['open', 'conditional'],
      ['conditional', 'conditional'],
      ['closed', 'closed'],
      ['unknown', 'unknown'],
    ] as const) {
      const report = secondHand('blog.example')
      const set = setOf(rule({ id: 'a', platform: 1, route: null, verdict: stated, sources: [report] }))
      const all = { platform: 1, kind: 'flagship', holder: 'company', route: 'equity', now: NOW } as const
      expect(decideTransfer(set, all)).toMatchObject({ verdict, doubts: ['second-hand'] })
    }
  })

  it('doubts an unknown rule of the platform’s own page too (TRF-5)', () => {
    const set = setOf(rule({ id: 'a', platform: 1, route: null, verdict: 'unknown', sources: [OWN] }))
    expect(decideTransfer(set, { platform: 1, now: NOW })).toMatchObject({ verdict: 'unknown', doubts: ['no-rule'] })
  })

  it('names a doubt for every verdict that is unknown, old or at second hand (TRF-5)', () => {
    fc.assert(
      fc.property(someSet, facts, (set, some) => {
        const { verdict, doubts, sources } = decideTransfer(set, some)
        if (verdict === 'unknown' || sources.length === 0) expect(doubts).not.toEqual([])
        if (verdict === 'open') expect(doubts).toEqual([])
      }),
    )
  })

  it('lets the rule win that names more, the route before the kind before the holder (TRF-6)', () => {
    const named = { kinds: ['flagship'], holder: 'company', route: 'equity' } as const
    const ranked = [
      named,
      { kinds: named.kinds, route: named.route },
      { holder: named.holder, route: named.route },
      { route: named.route },
      { kinds: named.kinds, holder: named.holder, route: null },
      { kinds: named.kinds, route: null },
      { holder: named.holder, route: null },
      { route: null },
    ].map((of, index) => rule({ id: String(index), platform: 1, verdict: 'conditional', ...of }))
    const all = { platform: 1, kind: 'flagship', holder: 'company', route: 'equity', now: NOW } as const
    for (const [index] of ranked.entries())
      expect(decideTransfer(setOf(...ranked.slice(index).toReversed()), all).rules).toEqual([String(index)])
  })

  it('lets the stricter of two rules win that name the same facts, in any order (TRF-6)', () => {
    const strictest = ['closed', 'unknown', 'conditional', 'open'] as const
    for (const [index, strict] of strictest.entries())
      for (const mild of strictest.slice(index + 1)) {
        const rules = [strict, mild].map((verdict) => rule({ id: verdict, platform: 1, route: 'equity', verdict }))
        const all = { platform: 1, kind: 'flagship', holder: 'company', route: 'equity', now: NOW } as const
        expect(decideTransfer(setOf(...rules), all).rules).toEqual([strict])
        expect(decideTransfer(setOf(...rules.toReversed()), all).rules).toEqual([strict])
      }
  })
})
