import type { PlatformId, ShopKind, TrademarkState } from '@diandu/core/catalog'
import type { EntryRule } from '@diandu/core/services'
import { ENTRY_RULES } from '../../services/index.ts'
import type { Dice } from '../dice.ts'

/** From the operator's data; undefined where it has no rule. */
export function entryRuleOf(platform: PlatformId, kind: ShopKind): EntryRule | undefined {
  const rules = ENTRY_RULES.rules.filter((rule) => rule.platform === platform)
  const isPersonal = (rule: EntryRule) => rule.entities.includes('person')
  if (kind === 'personal') return rules.find(isPersonal)
  const costs = KINDS[kind]
  return rules.find((rule) => rule.kind.zh.includes(costs)) ?? rules.find((rule) => !isPersonal(rule))
}

const KINDS = { flagship: '旗舰店', exclusive: '专卖店', franchise: '专营', enterprise: '企业' } as const

export interface EntryCosts {
  readonly depositFen: number
  readonly annualFeeFen: number
}

/** Its yearly fee for software services is one of two, by the trade. */
const TMALL = 1
const TMALL_YEARLY_FEN = [3_000_000, 6_000_000] as const

const HUNDRED_YUAN = 10_000

/** A mark that is only filed costs the higher deposit; otherwise the trade decides. */
export function entryCosts(
  dice: Dice,
  {
    platform,
    kind,
    trademark,
  }: { readonly platform: PlatformId; readonly kind: ShopKind; readonly trademark: TrademarkState },
): EntryCosts {
  const rule = entryRuleOf(platform, kind)
  const share = trademark === 'pending' ? 1 : dice.pick([0, 0, 0.4, 1])
  const trade = dice.pick([0, 1, 1])
  if (rule === undefined) return { depositFen: dice.pick([0, 100_000, 200_000, 500_000]), annualFeeFen: 0 }
  const { depositFen, yearlyFen } = rule
  return {
    depositFen: Math.round((depositFen.min + (depositFen.max - depositFen.min) * share) / HUNDRED_YUAN) * HUNDRED_YUAN,
    annualFeeFen: platform === TMALL ? TMALL_YEARLY_FEN[trade === 0 ? 0 : 1] : yearlyFen.max,
  }
}

const STANDINGS = ['none', 'pending', 'registered'] as const

/** A shop that needs a mark has one. */
export function trademarkWithin(platform: PlatformId, kind: ShopKind, drawn: TrademarkState): TrademarkState {
  const needed = entryRuleOf(platform, kind)?.trademark ?? 'none'
  return STANDINGS.indexOf(drawn) < STANDINGS.indexOf(needed) ? needed : drawn
}
