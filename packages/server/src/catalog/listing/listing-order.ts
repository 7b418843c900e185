import type { ListingSort } from '@diandu/core/catalog'
import type { ListingPlace } from './listing-cursor.ts'
import type { ShopRow } from '../shop-row.ts'
import type { SqlParameters } from './sql-parameters.ts'

/** How a sort is read from its index: equal keys follow the id, so that the order is total. */
export interface ListingOrder {
  readonly column: 'score' | 'published_at' | 'price_fen'
  readonly isDescending: boolean
}

const ORDERS: Readonly<Record<ListingSort, ListingOrder>> = {
  recommended: { column: 'score', isDescending: true },
  latest: { column: 'published_at', isDescending: true },
  'price-up': { column: 'price_fen', isDescending: false },
  'price-down': { column: 'price_fen', isDescending: true },
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

export const placeOf = ({ column }: ListingOrder, row: ShopRow, tier: number): ListingPlace => ({
  tier,
  key: row[column],
  id: row.id,
})
