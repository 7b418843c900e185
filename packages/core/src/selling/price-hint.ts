import type { Industry, PlatformId, ShopId, ShopKind } from '../catalog/index.ts'

/** A shop whose price says something about another one's. */
export interface Comparable {
  readonly id: ShopId
  readonly title: string
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly priceFen: number
  readonly status: 'on-sale' | 'sold'
}

export interface HintSubject {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
}

/** How alike the compared shops are: the same platform always, the same kind and industry where there are enough. */
export type HintBasis = 'industry' | 'kind' | 'platform'

export interface PriceHint {
  readonly basis: HintBasis
  readonly soldCount: number
  readonly onSaleCount: number
  /** A quarter of them asks less, a quarter more. */
  readonly lowFen: number
  readonly middleFen: number
  readonly highFen: number
  /** Nearest to the middle. */
  readonly examples: readonly Comparable[]
}

/** Fewer would say nothing. */
export const MIN_COMPARABLES = 5
const MAX_EXAMPLES = 3
/** What a shop was sold at says more than what is asked for one. */
const WEIGHTS = { sold: 2, 'on-sale': 1 } as const

/** What shops like this one ask here, from those that are most alike; null where there are too few. */
export function priceHint(subject: HintSubject, comparables: readonly Comparable[]): PriceHint | null {
  const ofPlatform = comparables.filter(
    ({ platform, priceFen }) => platform === subject.platform && Number.isFinite(priceFen),
  )
  const ofKind = ofPlatform.filter(({ kind }) => kind === subject.kind)
  const circles: readonly (readonly [HintBasis, readonly Comparable[]])[] = [
    ['industry', ofKind.filter(({ industry }) => industry === subject.industry)],
    ['kind', ofKind],
    ['platform', ofPlatform],
  ]
  const found = circles.find(([, shops]) => shops.length >= MIN_COMPARABLES)
  if (found === undefined) return null
  const [basis, shops] = found
  const prices = shops
    .flatMap(({ priceFen, status }) => (WEIGHTS[status] === 2 ? [priceFen, priceFen] : [priceFen]))
    .toSorted((one, other) => one - other)
  const at = (share: number): number => prices[Math.round((prices.length - 1) * share)] ?? 0
  const middleFen = at(0.5)
  const distance = ({ priceFen }: Comparable) => Math.abs(priceFen - middleFen)
  return {
    basis,
    soldCount: shops.filter(({ status }) => status === 'sold').length,
    onSaleCount: shops.filter(({ status }) => status === 'on-sale').length,
    lowFen: at(0.25),
    middleFen,
    highFen: at(0.75),
    examples: shops
      .toSorted((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1))
      .slice(0, MAX_EXAMPLES),
  }
}
