import { publicPlatforms, type PlatformId } from '../platform.ts'
import type { ListingFilter } from '../filter/listing-filter.ts'
import type { ShopCard } from '../listing.ts'
import type { ShopKind } from '../shop-kind.ts'

/** Groups that are shown with examples; the rest is in the count of all. */
export const MAX_SHOP_GROUPS = 12
export const GROUP_EXAMPLES = 2

/** How many shops on sale of one platform and kind ask no more than a price, and the least that one asks. */
export interface ShopGroup {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly shopCount: number
  /** Those of them that ask at least half of the price: a sum is rarely spent on less. */
  readonly nearCount: number
  readonly fromFen: number
}

/** The shops within a price: how many in all, and the fullest groups with some of theirs. */
export interface ShopsWithin {
  readonly shopCount: number
  readonly groups: readonly (ShopGroup & { readonly examples: readonly ShopCard[] })[]
}

const IN_LISTS = new Set<number>(publicPlatforms().map(({ id }) => id))

/** From where on a shop is near a price. */
export const nearFen = (maxPriceFen: number): number => Math.ceil(maxPriceFen / 2)

/**
 * The groups that are shown, those first of which most is near the price, then the fullest; none that is empty or of a
 * platform without a list of its own.
 */
export const shownGroups = (groups: readonly ShopGroup[]): readonly ShopGroup[] =>
  groups
    .filter(({ platform, shopCount }) => shopCount > 0 && IN_LISTS.has(platform))
    .toSorted(
      (one, other) =>
        other.nearCount - one.nearCount ||
        other.shopCount - one.shopCount ||
        one.platform - other.platform ||
        (one.kind < other.kind ? -1 : 1),
    )
    .slice(0, MAX_SHOP_GROUPS)

/** Which of a group's shops are its examples: the best of those near the price, else the dearest. */
export const exampleFilter = (
  { platform, kind, nearCount }: Pick<ShopGroup, 'platform' | 'kind' | 'nearCount'>,
  maxPriceFen: number,
): ListingFilter => ({
  platforms: [platform],
  kinds: [kind],
  maxPriceFen,
  ...(nearCount > 0
    ? { minPriceFen: nearFen(maxPriceFen), sort: 'recommended' as const }
    : { sort: 'price-down' as const }),
})
