import { HOLDER_KINDS, SHOP_KINDS, type HolderKind, type ShopKind } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { DAY_MS, type Name } from '../kernel/index.ts'
import {
  TRANSFER_ROUTES,
  type ShopFact,
  type ShopFacts,
  type TransferFacts,
  type TransferRoute,
  type TransferVerdict,
} from './transfer-facts.ts'
import type { TransferRule, TransferRuleSet } from './transfer-rule.ts'

/** A rule that was read longer ago may have changed since. */
export const MAX_RULE_AGE_DAYS = 180

/** Why a verdict is to be confirmed with the platform. */
export const TRANSFER_DOUBTS = {
  'no-rule': { zh: '没有查到明确的规则', en: 'No clear rule for this was found' },
  'facts-missing': {
    zh: '情况不全，还不能确定，补全后再看，或者请向平台确认',
    en: 'Some facts are missing, so there’s no answer yet. Add them, or ask the platform',
  },
  'second-hand': {
    zh: '来自二手资料，不是平台自己的页面',
    en: 'From second-hand reports, not the platform’s own page',
  },
  stale: { zh: `规则不是最近 ${MAX_RULE_AGE_DAYS} 天读取的`, en: `Not read within the last ${MAX_RULE_AGE_DAYS} days` },
} as const satisfies Record<string, Name>

export type TransferDoubt = keyof typeof TRANSFER_DOUBTS

/** A verdict with its grounds. Where several rules agree, it has the grounds of all. */
export interface TransferAnswer extends Pick<
  TransferRule,
  'conditions' | 'documents' | 'feeFen' | 'days' | 'freezes' | 'notes' | 'sources'
> {
  readonly verdict: TransferVerdict
  readonly route: TransferRoute | undefined
  /** Unknown facts on which the verdict depends. */
  readonly missing: readonly ShopFact[]
  /** With any of them the platform is to be asked. */
  readonly doubts: readonly TransferDoubt[]
  readonly rules: readonly string[]
  readonly version: string
}

const FACTS = ['platform', 'kind', 'holder', 'route'] as const satisfies readonly ShopFact[]

type Named = 'kind' | 'holder' | 'route'
type CompleteFacts = Required<{ readonly [Fact in ShopFact]: NonNullable<ShopFacts[Fact]> }>

/** The rule that wins, by the facts that it names besides its platform: the first of these lines that a rule fits. */
const RULE_RANKS: readonly (readonly Named[])[] = [
  ['kind', 'holder', 'route'],
  ['kind', 'route'],
  ['holder', 'route'],
  ['route'],
  ['kind', 'holder'],
  ['kind'],
  ['holder'],
  [],
]

/** Among rules of one line the stricter wins: the first of these. */
const STRICTNESS: readonly TransferVerdict[] = ['closed', 'unknown', 'conditional', 'open']

const namedBy = ({ kinds, holder, route }: TransferRule): readonly Named[] => [
  ...(kinds === null ? [] : (['kind'] as const)),
  ...(holder === null ? [] : (['holder'] as const)),
  ...(route === null ? [] : (['route'] as const)),
]

const rankOf = (rule: TransferRule): number => {
  const named = namedBy(rule).join()
  return RULE_RANKS.findIndex((facts) => facts.join() === named)
}

/** Whether a rule may be about the shop: an unknown fact excludes none. */
export const mayApply = (rule: TransferRule, { platform, kind, holder, route }: ShopFacts): boolean =>
  (platform === undefined || rule.platform === platform) &&
  (kind === undefined || rule.kinds === null || rule.kinds.includes(kind)) &&
  (holder === undefined || rule.holder === null || rule.holder === holder) &&
  (route === undefined || rule.route === null || rule.route === route)

function winnerOf(rules: readonly TransferRule[], facts: CompleteFacts): TransferRule | undefined {
  return rules
    .filter((rule) => mayApply(rule, facts))
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) || STRICTNESS.indexOf(one.verdict) - STRICTNESS.indexOf(other.verdict),
    )[0]
}

/**
 * Whether and how a shop can change hands. Unknown facts are tried with each value that they may have: a verdict is
 * given where all agree, and is unknown otherwise.
 */
export function decideTransfer(set: TransferRuleSet, facts: TransferFacts): TransferAnswer {
  const rules = set.rules.filter((rule) => mayApply(rule, facts))
  const tried = factsNamed(rules, facts)
  const winners = distinct(completionsOf(facts, tried).map((complete) => winnerOf(rules, complete)))
  const agreed = agreedVerdict(winners)
  const deciding = agreed === undefined ? [] : winners.filter((winner) => winner !== undefined)
  const missing =
    agreed === undefined ? tried : agreed === 'open' ? FACTS.filter((fact) => facts[fact] === undefined) : []
  const weak = doubtsOf(deciding, facts.now)
  const isFound = deciding.some(({ sources }) => sources.length > 0) && (agreed !== 'unknown' || weak.length > 0)
  const doubts: readonly TransferDoubt[] = [
    ...(missing.length > 0 ? (['facts-missing'] as const) : isFound ? [] : (['no-rule'] as const)),
    ...weak,
  ]
  const verdict = agreed === 'open' && doubts.length > 0 ? 'conditional' : (agreed ?? 'unknown')
  return {
    verdict,
    route: facts.route,
    missing,
    doubts,
    ...statedBy(deciding),
    rules: deciding.map(({ id }) => id),
    version: set.version,
  }
}

/** The unknown facts that a rule names which may apply. */
function factsNamed(rules: readonly TransferRule[], facts: ShopFacts): readonly ShopFact[] {
  const named = (['kind', 'holder', 'route'] as const).filter(
    (fact) => facts[fact] === undefined && rules.some((rule) => namedBy(rule).includes(fact)),
  )
  return facts.platform === undefined ? ['platform', ...named] : named
}

/** The shops that the known facts leave possible; none where not even the platform is known. */
function completionsOf(facts: ShopFacts, tried: readonly ShopFact[]): readonly CompleteFacts[] {
  const { platform } = facts
  if (platform === undefined) return []
  const choices = <Fact extends Named>(fact: Fact, values: readonly NonNullable<ShopFacts[Fact]>[]) => {
    const known = facts[fact]
    // A fact that no rule names changes nothing: one value stands for all.
    return known === undefined ? (tried.includes(fact) ? values : values.slice(0, 1)) : [known]
  }
  const routes = choices('route', Object.keys(TRANSFER_ROUTES) as TransferRoute[])
  const holders = choices('holder', Object.keys(HOLDER_KINDS) as HolderKind[])
  return choices('kind', Object.keys(SHOP_KINDS) as ShopKind[]).flatMap((kind) =>
    holders.flatMap((holder) => routes.map((route) => ({ platform, kind, holder, route }) as CompleteFacts)),
  )
}

/** Several rules agree in a refusal and in nothing known; what else they say differs, and needs the missing facts. */
function agreedVerdict(winners: readonly (TransferRule | undefined)[]): TransferVerdict | undefined {
  const verdicts = distinct(winners.map((winner) => winner?.verdict))
  const [verdict] = verdicts
  if (verdicts.length !== 1 || verdict === undefined) return undefined
  return winners.length === 1 || verdict === 'closed' ? verdict : undefined
}

function doubtsOf(rules: readonly TransferRule[], now: number | undefined): readonly TransferDoubt[] {
  const read = rules.filter(({ sources }) => sources.length > 0)
  return [
    ...(read.some(({ sources }) => sources.every(({ publisher }) => publisher === 'secondary'))
      ? (['second-hand'] as const)
      : []),
    ...(read.some((rule) => !isReadLately(rule, now)) ? (['stale'] as const) : []),
  ]
}

/** By its latest reading. One of a later day than today, or of no day, counts for nothing. */
function isReadLately({ sources }: TransferRule, now = Number.NaN): boolean {
  return sources.some(({ readOn }) => {
    const age = Math.floor((now - parseDay(readOn)) / DAY_MS)
    return age >= 0 && age <= MAX_RULE_AGE_DAYS
  })
}

/** A fee and a time only where all of them name the same. */
function statedBy(rules: readonly TransferRule[]) {
  const all = <T>(of: (rule: TransferRule) => readonly T[]): readonly T[] =>
    distinctBy(rules.flatMap(of), (one) => JSON.stringify(one))
  const same = <T>(of: (rule: TransferRule) => T | null): T | null => {
    const values = all((rule) => [of(rule)])
    return values.length === 1 ? (values[0] ?? null) : null
  }
  return {
    conditions: all(({ conditions }) => conditions),
    documents: all(({ documents }) => documents),
    feeFen: same(({ feeFen }) => feeFen),
    days: same(({ days }) => days),
    freezes: all(({ freezes }) => freezes),
    notes: all(({ notes }) => notes),
    sources: all(({ sources }) => sources),
  }
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

const distinctBy = <T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
]
