import { INDUSTRIES, SHOP_KINDS, isIndustry, isShopKind, type Name, type PlatformSummary } from '@diandu/core/catalog'

export interface CategoryRow {
  readonly key: string
  readonly name: Name
  readonly count: number
  /** The list whose length the count is. */
  readonly path: string
}

/** The industries of a platform with shops on sale, the fullest first. */
export const industryRows = ({ platform, industries }: PlatformSummary): readonly CategoryRow[] =>
  rows(industries, (key) => (isIndustry(key) ? INDUSTRIES[key] : undefined), `/lists?platform=${platform}&industry=`)

export const kindRows = ({ platform, kinds }: PlatformSummary): readonly CategoryRow[] =>
  rows(kinds, (key) => (isShopKind(key) ? SHOP_KINDS[key] : undefined), `/lists?platform=${platform}&kind=`)

const rows = (
  counts: Readonly<Record<string, number>>,
  nameOf: (key: string) => Name | undefined,
  path: string,
): readonly CategoryRow[] =>
  Object.entries(counts)
    .flatMap(([key, count]) => {
      const name = nameOf(key)
      return name === undefined || count === 0 ? [] : [{ key, name, count, path: `${path}${key}` }]
    })
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
