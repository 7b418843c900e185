import { PRICE_FALL_NEWS_MS } from '../card/price-fall.ts'
import type { ShopCard, ShopId } from '../listing.ts'

export const MAX_PRICE_FALLS = 10

/** A shop on sale, and what it asked before its last change of price. */
export interface PriceFall {
  readonly shop: ShopCard
  readonly fromFen: number
  readonly at: number
}

/** A price that a shop was shown at until `at`, and the one that it was shown at from then on. */
export interface RecordedPrice {
  readonly shopId: ShopId
  readonly fromFen: number
  readonly toFen: number
  readonly at: number
}

/**
 * The falls that are still true: of each shop its last change alone, where that lowered the price to what the shop asks
 * now, within the time for which it is news; the last one first.
 */
export function currentPriceFalls(
  changes: readonly RecordedPrice[],
  onSale: ReadonlyMap<string, ShopCard>,
  nowMs: number,
): readonly PriceFall[] {
  const last = new Map<string, RecordedPrice>()
  for (const change of changes)
    if (!((last.get(change.shopId)?.at ?? -Infinity) > change.at)) last.set(change.shopId, change)
  return [...last.values()]
    .flatMap(({ shopId, fromFen, toFen, at }) => {
      const shop = onSale.get(shopId)
      const isTrue = toFen < fromFen && shop?.priceFen === toFen && at > nowMs - PRICE_FALL_NEWS_MS
      return isTrue ? [{ shop, fromFen, at }] : []
    })
    .sort((one, other) => other.at - one.at || (one.shop.id < other.shop.id ? -1 : 1))
    .slice(0, MAX_PRICE_FALLS)
}
