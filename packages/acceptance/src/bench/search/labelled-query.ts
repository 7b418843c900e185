/** Conditions for a shop: each of the named fields has to match; of several values one. */
export interface WantedShop {
  readonly id?: string
  readonly platform?: number | readonly number[]
  readonly kind?: string | readonly string[]
  readonly industry?: string | readonly string[]
  readonly province?: string | readonly string[]
  readonly trademark?: string
  readonly taxpayer?: string
  readonly transferWay?: string
  /** In yuan, inclusive at both ends. */
  readonly price?: readonly [number, number]
  /** In yuan a month. */
  readonly turnover?: readonly [number, number]
  readonly minYears?: number
  readonly minRating?: number
  readonly maxPoints?: number
  readonly isInspected?: true
  readonly says?: string
}

export const QUERY_SORTS = [
  'plain',
  'synonym',
  'pinyin',
  'initials',
  'typing error',
  'English',
  'price',
  'figures',
  'place',
  'number',
  'nothing fits',
] as const
export type QuerySort = (typeof QUERY_SORTS)[number]

/**
 * A search with the shops that its searcher would be glad of, from the best grade (3) down; a shop has the grade of the
 * first description that it meets. Written by hand from what the words mean to a buyer, never from what a search finds.
 */
export interface LabelledQuery {
  readonly sort: QuerySort
  readonly text: string
  readonly grades: readonly (WantedShop | null)[]
}

type Row = readonly [text: string, best: WantedShop | null, good?: WantedShop | null, fair?: WantedShop | null]

export const labelled = (sort: QuerySort, rows: readonly Row[]): readonly LabelledQuery[] =>
  rows.map(([text, ...grades]) => ({ sort, text, grades: grades.map((grade) => grade ?? null) }))
