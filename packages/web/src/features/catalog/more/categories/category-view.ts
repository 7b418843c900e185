import { INDUSTRIES, SHOP_KINDS, type Category, type Name } from '@diandu/core/catalog'

export interface CategoryRow {
  readonly key: string
  readonly name: Name
  readonly count: number
  /** The list whose length the count is. */
  readonly path: string
}

export const industryRows = ({ platform, industries }: Category): readonly CategoryRow[] =>
  industries.map(({ key, onSaleCount }) => ({
    key,
    name: INDUSTRIES[key],
    count: onSaleCount,
    path: `/lists?platform=${platform}&industry=${key}`,
  }))

export const kindRows = ({ platform, kinds }: Category): readonly CategoryRow[] =>
  kinds.map(({ key, onSaleCount }) => ({
    key,
    name: SHOP_KINDS[key],
    count: onSaleCount,
    path: `/lists?platform=${platform}&kind=${key}`,
  }))
