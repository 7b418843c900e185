import { DAY_MS } from '../../kernel/index.ts'
import type { PriceFallGlance, ShopCard } from '../listing.ts'

/** How long a lower price is news. */
export const PRICE_FALL_NEWS_MS = 30 * DAY_MS

interface PriceStep extends PriceFallGlance {
  readonly toFen: number
}

/**
 * The fall that a card may name: from the lowest price of the thirty days before the last change, so that no price is
 * raised first to be lowered then. Null where the shop does not ask less than that.
 */
export function lastFall(changes: readonly PriceStep[], priceFen: number): PriceFallGlance | null {
  const newest = changes.toSorted((one, other) => other.at - one.at)[0]
  if (newest === undefined || newest.toFen !== priceFen) return null
  const before = changes
    .filter(({ at }) => at > newest.at - PRICE_FALL_NEWS_MS)
    .flatMap(({ fromFen, toFen, at }) => (at < newest.at ? [fromFen, toFen] : [fromFen]))
  const fromFen = Math.min(...before)
  return fromFen > priceFen ? { fromFen, at: newest.at } : null
}

/** By how much a shop became cheaper, as long as that is news; 0 where it did not. */
export function fallenFen({ glance: { fall }, priceFen }: Pick<ShopCard, 'glance' | 'priceFen'>, now: number): number {
  return fall !== null && now - fall.at <= PRICE_FALL_NEWS_MS ? fall.fromFen - priceFen : 0
}
