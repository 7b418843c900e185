import { isForSale, type ListingStatus, type ShopId } from '../catalog/index.ts'
import type { AlertNews } from './alert.ts'

/** A change of a shop on the market. */
export interface ShopChange {
  readonly shopId: ShopId
  /** Null: there was no such shop. */
  readonly from: ListingStatus | null
  readonly to: ListingStatus
  /** The last price that the market saw, where that was another one. */
  readonly formerFen: number | null
  readonly priceFen: number
  readonly at: number
}

/** One thing that happened to a shop, of which alerts may tell. */
export interface ShopEvent {
  readonly shopId: ShopId
  readonly news: AlertNews
  /** Of a fall, the price before; null of anything else. */
  readonly fromFen: number | null
  /** Of a fall, the price after it. */
  readonly toFen: number | null
  readonly at: number
}

/** It came, or came back, on sale; its price fell; it was sold. Nothing else is news. */
export function shopEvents({ shopId, from, to, formerFen, priceFen, at }: ShopChange): readonly ShopEvent[] {
  const event = (news: AlertNews, fromFen: number | null, toFen: number | null) => ({
    shopId,
    news,
    fromFen,
    toFen,
    at,
  })
  if (to === 'sold' && from !== 'sold') return [event('sold', null, null)]
  if (!isForSale(to)) return []
  return [
    ...(from !== null && isForSale(from) ? [] : [event('new', null, null)]),
    ...(formerFen !== null && priceFen < formerFen ? [event('cheaper', formerFen, priceFen)] : []),
  ]
}
