import type { Industry } from '../industry.ts'
import { publicPlatforms, type PlatformId } from '../platform.ts'
import type { ShopKind } from '../shop-kind.ts'

/** A platform of the public lists with shops on sale, and what is sold there: the two levels of the browser. */
export interface Category {
  readonly platform: PlatformId
  readonly onSaleCount: number
  readonly industries: readonly CountedKey<Industry>[]
  /** The kinds of shop that are on sale, such as flagship or authorized stores. */
  readonly kinds: readonly CountedKey<ShopKind>[]
}

export interface CountedKey<Key extends string> {
  readonly key: Key
  readonly onSaleCount: number
}

/** How many shops on sale there are of one platform, kind and industry. */
export interface ShopsOnSale {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly shops: number
}

/** The fullest first on both levels; none that is empty. */
export function categoriesOf(counted: readonly ShopsOnSale[]): readonly Category[] {
  return publicPlatforms()
    .map(({ id }) => {
      const here = counted.filter(({ platform, shops }) => platform === id && shops > 0)
      return {
        platform: id,
        onSaleCount: here.reduce((sum, { shops }) => sum + shops, 0),
        industries: fullestFirst(here.map(({ industry, shops }) => [industry, shops])),
        kinds: fullestFirst(here.map(({ kind, shops }) => [kind, shops])),
      }
    })
    .filter(({ onSaleCount }) => onSaleCount > 0)
    .sort((one, other) => other.onSaleCount - one.onSaleCount || one.platform - other.platform)
}

/** Counts of one key added up; of two equal ones the first of the alphabet comes first. */
export function fullestFirst<Key extends string>(
  counts: Iterable<readonly [key: Key, shops: number]>,
): readonly CountedKey<Key>[] {
  const sums = new Map<Key, number>()
  for (const [key, shops] of counts) sums.set(key, (sums.get(key) ?? 0) + shops)
  return [...sums]
    .map(([key, onSaleCount]) => ({ key, onSaleCount }))
    .sort((one, other) => other.onSaleCount - one.onSaleCount || (one.key < other.key ? -1 : 1))
}
