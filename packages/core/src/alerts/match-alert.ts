import { isForSale, type ListingStatus } from '../catalog/index.ts'
import type { Alert, AlertNews } from './alert.ts'
import { filterOfQuery, fitsAlert, type WatchedShop } from './alert-filter.ts'
import type { ShopEvent } from './shop-event.ts'

/** A shop as it stands when what happened to it is matched. */
export interface MatchedShop extends WatchedShop {
  readonly sellerId: string
  readonly status: ListingStatus
}

/**
 * What an event is to an alert; null where it is nothing. A fall that brings a shop within the filter is a new shop to
 * who watches for new ones. One's own shop is never news, nor what happened before the alert, nor what is over.
 */
export function matchAlert(alert: Alert, event: ShopEvent, shop: MatchedShop, now: number): AlertNews | null {
  if (alert.isPaused || alert.removedAt !== null || alert.userId === shop.sellerId) return null
  if (event.at < alert.since || !isStillTrue(event.news, shop.status)) return null
  const filter = filterOfQuery(alert.query)
  if (!fitsAlert(shop, filter, now)) return null
  const isWatched = (news: AlertNews) => alert.watched.includes(news)
  if (event.news === 'cheaper' && event.fromFen !== null && isWatched('new')) {
    const fittedBefore = fitsAlert({ ...shop, priceFen: event.fromFen }, filter, now)
    if (!fittedBefore) return 'new'
  }
  return isWatched(event.news) ? event.news : null
}

/** A shop that came on sale and left it again is not reported any more. */
export const isStillTrue = (news: AlertNews, status: ListingStatus): boolean =>
  news === 'sold' ? status === 'sold' : isForSale(status)
