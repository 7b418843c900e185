import type { ListingSort } from '@diandu/core/catalog'
import type { ListingPlace } from './listing-cursor.ts'
import type { ShopRow } from '../shop-row.ts'
import type { SqlParameters } from './sql-parameters.ts'

/** How a sort is read from its index: equal keys follow the id, so that the order is total. */
export interface ListingOrder {
  readonly column: 'score' | 'published_at' | 'price_fen'
  readonly key: 'score' | 'publishedAt' | 'priceFen'
  readonly isDescending: boolean
}

const ORDERS: Readonly<Record<ListingSort, ListingOrder>> = {
  recommended: { column: 'score', key: 'score', isDescending: true },
  latest: { column: 'published_at', key: 'publishedAt', isDescending: true },
  'price-up': { column: 'price_fen', key: 'priceFen', isDescending: false },
  'price-down': { column: 'price_fen', key: 'priceFen', isDescending: true },
}

export const orderOf = (sort: ListingSort): ListingOrder => ORDERS[sort]

export const directionOf = ({ isDescending }: ListingOrder): 'DESC' | 'ASC' => (isDescending ? 'DESC' : 'ASC')

export function orderBy(order: ListingOrder): string {
  return `ORDER BY ${order.column} ${directionOf(order)}, id ${directionOf(order)}`
}

/** Only what comes after the place; nothing where the list begins. */
export function behind(
  { column, isDescending }: ListingOrder,
  place: ListingPlace | null,
  parameters: SqlParameters,
): readonly string[] {
  if (place === null) return []
  return [
    `(${column}, id) ${isDescending ? '<' : '>'} (${parameters.add(place.key)}::bigint, ${parameters.add(place.id)}::text)`,
  ]
}

export const placeOf = ({ key }: ListingOrder, row: ShopRow, tier: number): ListingPlace => ({
  tier,
  key: row[key],
  id: row.id,
})
