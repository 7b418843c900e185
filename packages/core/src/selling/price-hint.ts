import type { Industry, PlatformId, ShopId, ShopKind } from '../catalog/index.ts'

/** A shop whose price is a reference for another one's. */
export interface Comparable {
  readonly id: ShopId
  readonly title: string
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  /** Its average rating, 0 to 5. */
  readonly rating: number
  /** Its asking price. */
  readonly priceFen: number
  /** The price of the sale; null while it is on sale, and where the sale is not known here. */
  readonly soldFen: number | null
  readonly status: 'on-sale' | 'sold'
}

export interface HintSubject {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  /** Its average rating, where it is filled in: 480 for 4.8. */
  readonly ratingHundredths?: number
}

/** How alike the compared shops are: the same platform always, the same kind and industry where there are enough. */
export type HintBasis = 'industry' | 'kind' | 'platform'

export interface PriceHint {
  readonly basis: HintBasis
  readonly soldCount: number
  readonly onSaleCount: number
  /** First and third quartile: a quarter asks less, a quarter more. */
  readonly lowFen: number
  readonly middleFen: number
  readonly highFen: number
  /** The nearest in rating and price among those of the same platform, kind and industry. */
  readonly examples: readonly Comparable[]
}

/** Fewer give no reliable hint. */
export const MIN_COMPARABLES = 5
const MAX_EXAMPLES = 5
/** Half a star is as far as a price that is twice or half the middle. */
const RATING_SPREAD = 0.5
/** A sale weighs as much as two asking prices. */
const WEIGHTS = { sold: 2, 'on-sale': 1 } as const

/** Prices asked here for the most similar shops; null where there are too few. */
export function priceHint(subject: HintSubject, comparables: readonly Comparable[]): PriceHint | null {
  const ofPlatform = comparables.filter(
    (shop) => shop.platform === subject.platform && Number.isFinite(priceOf(shop)) && priceOf(shop) > 0,
  )
  const ofKind = ofPlatform.filter(({ kind }) => kind === subject.kind)
  const alike = ofKind.filter(({ industry }) => industry === subject.industry)
  const circles: readonly (readonly [HintBasis, readonly Comparable[]])[] = [
    ['industry', alike],
    ['kind', ofKind],
    ['platform', ofPlatform],
  ]
  const found = circles.find(([, shops]) => shops.length >= MIN_COMPARABLES)
  if (found === undefined) return null
  const [basis, shops] = found
  const prices = shops
    .flatMap((shop) => Array.from({ length: WEIGHTS[shop.status] }, () => priceOf(shop)))
    .toSorted((one, other) => one - other)
  const at = (share: number): number => prices[Math.round((prices.length - 1) * share)] ?? 0
  const middleFen = at(0.5)
  const distance = (shop: Comparable) =>
    ratingGap(subject, shop) / RATING_SPREAD + Math.abs(Math.log2(priceOf(shop) / middleFen))
  return {
    basis,
    soldCount: shops.filter(({ status }) => status === 'sold').length,
    onSaleCount: shops.filter(({ status }) => status === 'on-sale').length,
    lowFen: at(0.25),
    middleFen,
    highFen: at(0.75),
    examples: alike
      .toSorted((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1))
      .slice(0, MAX_EXAMPLES),
  }
}

/** The price of the sale where it is known, else the asking price. */
const priceOf = ({ soldFen, priceFen }: Comparable): number => soldFen ?? priceFen

/** Difference of two ratings; 0 where one is not filled in. */
const ratingGap = ({ ratingHundredths }: HintSubject, { rating }: Comparable): number =>
  ratingHundredths === undefined ? 0 : Math.abs(rating - ratingHundredths / 100)
