import { DAY_MS } from '../../kernel/index.ts'
import type { Sale } from '../sale.ts'
import type { ShopToValue } from '../shop-to-value.ts'

/** How near to a shop the sales are that it is measured by, the nearest first. */
export const RINGS = ['industry', 'kind', 'platform', 'kind-anywhere', 'market'] as const
export type Ring = (typeof RINGS)[number]

export interface SoldLike {
  readonly ring: Ring
  /** The newest first. */
  readonly sales: readonly Sale[]
}

/** Older sales say little about prices now. */
export const SALES_COUNT_FOR_MS = 730 * DAY_MS
/** As many as this many say what a shop of a ring costs; with fewer, the next ring is looked at. */
const ENOUGH: Readonly<Record<Ring, number>> = { industry: 8, kind: 5, platform: 5, 'kind-anywhere': 5, market: 1 }
/** The newest of a ring. */
export const MAX_SALES_OF_RING = 400

const IS_WITHIN: Readonly<Record<Ring, (shop: ShopToValue, sold: ShopToValue) => boolean>> = {
  industry: (shop, sold) =>
    shop.platform === sold.platform && shop.kind === sold.kind && shop.industry === sold.industry,
  kind: (shop, sold) => shop.platform === sold.platform && shop.kind === sold.kind,
  platform: (shop, sold) => shop.platform === sold.platform,
  'kind-anywhere': (shop, sold) => shop.kind === sold.kind,
  market: () => true,
}

/**
 * The sales that a shop is measured by. Which they are depends on its platform, kind and industry alone: a better
 * rating must not bring it among others.
 */
export function soldLike(shop: ShopToValue, sales: readonly Sale[], nowMs: number): SoldLike {
  const known = newestFirst(sales, nowMs)
  const rings = RINGS.map((ring) => ({ ring, sales: within(ring, shop, known) }))
  return rings.find(({ ring, sales: found }) => found.length >= ENOUGH[ring]) ?? { ring: 'market', sales: [] }
}

/** The sales from which it is learnt how much each factor counts. */
export function soldNearby(shop: ShopToValue, sales: readonly Sale[], nowMs: number): readonly Sale[] {
  const known = newestFirst(sales, nowMs)
  const nearby = within('platform', shop, known)
  return nearby.length >= LEARNT_FROM ? nearby : within('market', shop, known)
}

const LEARNT_FROM = 30

const within = (ring: Ring, shop: ShopToValue, sales: readonly Sale[]): readonly Sale[] =>
  sales.filter((sale) => IS_WITHIN[ring](shop, sale.shop)).slice(0, MAX_SALES_OF_RING)

const newestFirst = (sales: readonly Sale[], nowMs: number): readonly Sale[] =>
  sales
    .filter(({ soldAt, priceFen }) => soldAt <= nowMs && nowMs - soldAt <= SALES_COUNT_FOR_MS && priceFen > 0)
    .toSorted((one, other) => other.soldAt - one.soldAt || (one.shopId < other.shopId ? -1 : 1))
