import type { Industry, ListingStatus, PlatformId, ShopKind } from '@diandu/core/catalog'
import type { Reads } from '../database/index.ts'

/** How many shops there are of one status, platform, kind and industry. */
export interface MarketCell {
  readonly status: ListingStatus
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly shops: number
}

/** The whole market in a few thousand cells; every number that the pages tell is a sum of them. */
export function readMarketCells(db: Reads): Promise<readonly MarketCell[]> {
  return db.query<MarketCell>(
    'SELECT status, platform, kind, industry, count(*)::bigint AS shops FROM shops GROUP BY status, platform, kind, industry',
  )
}

const onSaleIn = new WeakMap<readonly MarketCell[], readonly MarketCell[]>()

/** Looked for once in cells that are asked about again and again. */
export function onSale(cells: readonly MarketCell[]): readonly MarketCell[] {
  const found = onSaleIn.get(cells) ?? cells.filter(({ status }) => status === 'on-sale')
  onSaleIn.set(cells, found)
  return found
}

export const sumOf = (cells: readonly MarketCell[]): number => cells.reduce((sum, { shops }) => sum + shops, 0)

/** How many shops each value of a facet has. */
export function countBy(
  cells: readonly MarketCell[],
  facet: 'platform' | 'kind' | 'industry',
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const cell of cells) counts[cell[facet]] = (counts[cell[facet]] ?? 0) + cell.shops
  return counts
}
