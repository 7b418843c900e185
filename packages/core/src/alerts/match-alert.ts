import { isForSale, type ListingStatus } from '../catalog/index.ts'
import type { Alert, AlertNews } from './alert.ts'
import { filterOfQuery, fitsAlert, type WatchedShop } from './alert-filter.ts'
import type { ShopEvent } from './shop-event.ts'

/** A shop's state at the time when its event is matched. */
export interface MatchedShop extends WatchedShop {
  readonly sellerId: string
  readonly status: ListingStatus
}

/**
 * The news that an event is to an alert; null where it is none. A price cut that brings a shop within the filter counts
 * as a new shop for an alert on new shops. Never news: the person's own shop, events before the alert, and events that
 * no longer hold.
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
