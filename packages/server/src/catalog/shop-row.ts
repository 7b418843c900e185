import {
  lastFall,
  sellerWords,
  type ListingStatus,
  type ShopCard,
  type ShopGlance,
  type ShopId,
} from '@diandu/core/catalog'
import { FACET_COLUMNS, facetValues, type FacetRow } from './listing/facet-columns.ts'

/** As it is with a shop's figures; the words come from its title. */
export interface StoredGlance extends Omit<ShopGlance, 'words' | 'fall'> {
  /** The last changes of its price. */
  readonly changes: readonly { readonly at: number; readonly fromFen: number; readonly toFen: number }[]
}

export interface ShopRow extends FacetRow {
  readonly id: ShopId
  readonly title: string
  readonly priceFen: number
  readonly ratingHundredths: number
  readonly level: string
  readonly isInspected: boolean
  readonly status: ListingStatus
  readonly publishedAt: number
  readonly score: number
  readonly glance: StoredGlance
}

export const SHOP_COLUMNS = [
  'id',
  ...Object.keys(FACET_COLUMNS),
  'title',
  'price_fen',
  'rating_hundredths',
  'level',
  'is_inspected',
  'status',
  'published_at',
  'score',
].join(', ')

/** The glance of a shop whose id is known by this name. */
export const glanceColumn = (id: string): string =>
  `(SELECT glance || jsonb_build_object('changes', coalesce((
      SELECT jsonb_agg(jsonb_build_object('at', at, 'fromFen', from_fen, 'toFen', to_fen))
      FROM (SELECT at, from_fen, to_fen FROM price_changes WHERE price_changes.shop_id = ${id} ORDER BY at DESC LIMIT 20) AS last
    ), '[]')) FROM shop_details WHERE shop_details.shop_id = ${id}) AS glance`

export const CARD_COLUMNS = `${SHOP_COLUMNS}, ${glanceColumn('shops.id')}`

export function toShopCard(row: ShopRow): ShopCard {
  const { changes, ...glance } = row.glance
  return {
    id: row.id,
    ...facetValues(row),
    title: row.title,
    priceFen: row.priceFen,
    rating: row.ratingHundredths / 100,
    level: row.level,
    isInspected: row.isInspected,
    status: row.status,
    publishedAt: row.publishedAt,
    glance: { ...glance, words: sellerWords(row.title), fall: lastFall(changes, row.priceFen) },
  }
}

/** The statuses that every visitor may see, as core's `isPubliclyVisible` has it. */
export const VISIBLE = `status IN ('on-sale', 'deposit-taken', 'handing-over', 'sold')`
