import { DAY_MS } from '../../kernel/index.ts'
import type { ShopCard } from '../listing.ts'

/** Why a shop is recommended. */
export const REASON_KINDS = [
  'like-viewed',
  'same-industry',
  'same-platform',
  'inspected',
  'top-rating',
  'registered-trademark',
  'general-taxpayer',
  'new',
  'well-kept',
] as const
export type ReasonKind = (typeof REASON_KINDS)[number]

export interface ShopReason {
  readonly kind: ReasonKind
  /** The title of the shop that the person looked at; null where the reason is the shop's own. */
  readonly viewedTitle: string | null
}

export interface RecommendedShop {
  readonly shop: ShopCard
  /** One or two, the more personal one first. */
  readonly reasons: readonly ShopReason[]
}

const MAX_REASONS = 2
const TOP_RATING = 4.9
const NEW_FOR_MS = 7 * DAY_MS

/** Why this shop: by what the person looked at, the last look first, and by what is true of the shop. Never nothing. */
export function shopReasons(shop: ShopCard, viewed: readonly ShopCard[], nowMs: number): readonly ShopReason[] {
  const found = [...personalReasons(shop, viewed).slice(0, 1), ...ownReasons(shop, nowMs)]
  return found.slice(0, MAX_REASONS)
}

function personalReasons(shop: ShopCard, viewed: readonly ShopCard[]): readonly ShopReason[] {
  const others = viewed.filter(({ id }) => id !== shop.id)
  const first = (kind: ReasonKind, isAlike: (other: ShopCard) => boolean): readonly ShopReason[] => {
    const alike = others.find(isAlike)
    return alike === undefined ? [] : [{ kind, viewedTitle: alike.title }]
  }
  const hasIndustry = ({ industry }: ShopCard) => industry === shop.industry
  const hasPlatform = ({ platform }: ShopCard) => platform === shop.platform
  return [
    ...first('like-viewed', (other) => hasIndustry(other) && hasPlatform(other)),
    ...first('same-industry', hasIndustry),
    ...first('same-platform', hasPlatform),
  ]
}

function ownReasons(shop: ShopCard, nowMs: number): readonly ShopReason[] {
  const own: readonly (readonly [ReasonKind, boolean])[] = [
    ['inspected', shop.isInspected],
    ['top-rating', shop.rating >= TOP_RATING],
    ['registered-trademark', shop.trademark === 'registered'],
    ['general-taxpayer', shop.taxpayer === 'general'],
    ['new', nowMs - shop.publishedAt < NEW_FOR_MS],
  ]
  const found = own.filter(([, isTrue]) => isTrue).map(([kind]) => ({ kind, viewedTitle: null }))
  return found.length === 0 ? [{ kind: 'well-kept', viewedTitle: null }] : found
}
