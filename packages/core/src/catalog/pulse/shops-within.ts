import { publicPlatforms, type PlatformId } from '../platform.ts'
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
  readonly fromFen: number
}

/** What can be had for a price: how many shops in all, and the fullest groups with some of theirs. */
export interface ShopsWithin {
  readonly shopCount: number
  readonly groups: readonly (ShopGroup & { readonly examples: readonly ShopCard[] })[]
}

const IN_LISTS = new Set<number>(publicPlatforms().map(({ id }) => id))

/** The groups that are shown, the fullest first; none that is empty or of a platform without a list of its own. */
export const shownGroups = (groups: readonly ShopGroup[]): readonly ShopGroup[] =>
  groups
    .filter(({ platform, shopCount }) => shopCount > 0 && IN_LISTS.has(platform))
    .toSorted(
      (one, other) =>
        other.shopCount - one.shopCount || one.platform - other.platform || (one.kind < other.kind ? -1 : 1),
    )
    .slice(0, MAX_SHOP_GROUPS)
