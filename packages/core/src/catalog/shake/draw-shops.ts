import { isForSale } from '../listing-status.ts'
import type { ShopCard, ShopId } from '../listing.ts'

/** How many shops a shake draws. */
export const DRAW_LENGTH = 3
/** How many viewed shops decide what fits. */
export const MAX_DRAW_VIEWED = 20
/** How many drawn shops are remembered not to come again. */
export const MAX_DRAWN = 150

/** Why a shop was drawn: what it has in common with viewed shops, or what speaks for it by itself. */
export const DRAW_REASONS = ['industry-and-platform', 'industry', 'platform', 'price', 'inspected', 'rating'] as const
export type DrawReason = (typeof DRAW_REASONS)[number]

export interface DrawnShop {
  readonly shop: ShopCard
  readonly reason: DrawReason
  /** Of how many viewed shops it has that; 0 where it speaks for itself. */
  readonly viewedCount: number
}

export interface ShopDraw {
  readonly viewed: readonly ShopCard[]
  readonly candidates: readonly ShopCard[]
  /** Drawn before. */
  readonly without: readonly ShopId[]
  readonly seed: number
}

/**
 * Three shops for sale that fit what was viewed, by chance, the more alike the likelier: of the same seed always the
 * same, in whatever order the candidates come. A viewed shop is not drawn, nor one that was drawn before.
 */
export function drawShops({ viewed, candidates, without, seed }: ShopDraw): readonly DrawnShop[] {
  const gone = new Set<string>([...viewed.map(({ id }) => id), ...without])
  const byId = new Map(candidates.map((shop) => [shop.id, shop]))
  const lots = [...byId.values()]
    .filter((shop) => isForSale(shop.status) && !gone.has(shop.id))
    .map((shop) => ({ ...likenessOf(shop, viewed), lot: Math.log(chanceOf(seed, shop.id)) / weightOf(shop, viewed) }))
  return lots
    .toSorted(
      (one, other) =>
        Number(one.viewedCount === 0) - Number(other.viewedCount === 0) ||
        other.lot - one.lot ||
        (one.shop.id < other.shop.id ? -1 : 1),
    )
    .slice(0, DRAW_LENGTH)
    .map(({ shop, reason, viewedCount }) => ({ shop, reason, viewedCount }))
}

/** Prices this near to a viewed one count as alike. */
const NEAR_PERCENT = 25

const isNear = (shop: ShopCard, viewed: ShopCard): boolean =>
  Math.abs(shop.priceFen - viewed.priceFen) <= (viewed.priceFen / 100) * NEAR_PERCENT

function likenessOf(shop: ShopCard, viewed: readonly ShopCard[]): DrawnShop {
  const count = (isAlike: (one: ShopCard) => boolean) => viewed.filter(isAlike).length
  const likenesses: readonly (readonly [DrawReason, number])[] = [
    ['industry-and-platform', count((one) => one.industry === shop.industry && one.platform === shop.platform)],
    ['industry', count((one) => one.industry === shop.industry)],
    ['platform', count((one) => one.platform === shop.platform)],
    ['price', count((one) => isNear(shop, one))],
  ]
  const [reason, viewedCount] = likenesses.find(([, times]) => times > 0) ?? [
    shop.isInspected ? ('inspected' as const) : ('rating' as const),
    0,
  ]
  return { shop, reason, viewedCount }
}

function weightOf(shop: ShopCard, viewed: readonly ShopCard[]): number {
  const points = viewed.map(
    (one) =>
      (one.industry === shop.industry ? 4 : 0) +
      (one.platform === shop.platform ? 2 : 0) +
      (one.kind === shop.kind ? 1 : 0) +
      (isNear(shop, one) ? 2 : 0),
  )
  return 1 + points.reduce((sum, one) => sum + one, 0) + (shop.isInspected ? 1 : 0)
}

/** A number above 0 and below 1 for each seed and shop: FNV-1a, then mixed until its bits are even. */
function chanceOf(seed: number, id: string): number {
  let hash = 0x811c9dc5
  for (const character of `${seed} ${id}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32
}
