import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { ResponseTime, SellerProfile, SellerShops } from '@diandu/core/sellers'
import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../../../messages/messages.ts'
import { sellerMessages } from '../../../messages/sellers/seller.messages.ts'
import { call, type PortsSource } from '../../queries/queries.ts'
import { pagedQuery } from '../../queries/use-paged.ts'

/** Response time in whole hours, from two days on in days. */
export function responseText(response: ResponseTime | null, locale: Locale): string {
  const messages = sellerMessages[locale].response
  if (response === null) return messages.unknown
  if (response.medianMs < HOUR_MS) return messages.withinHour
  if (response.medianMs < 2 * DAY_MS) return messages.hours(String(Math.ceil(response.medianMs / HOUR_MS)))
  return messages.days(String(Math.ceil(response.medianMs / DAY_MS)))
}

export interface SellerFact {
  readonly key: string
  readonly label: string
  readonly value: string
}

export function sellerFacts({ onSale, deals, response }: SellerProfile, locale: Locale): readonly SellerFact[] {
  const { labels } = sellerMessages[locale]
  return [
    { key: 'onSale', label: labels.onSale, value: String(onSale) },
    { key: 'deals', label: labels.deals, value: String(deals) },
    { key: 'response', label: labels.response, value: responseText(response, locale) },
  ]
}

export const sellerQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['seller', id],
    queryFn: call(ports, ({ sellers }, signal) => sellers.profileOf(id, signal)),
  })

export const sellerShopsQuery = (ports: PortsSource, id: ShopId, which: SellerShops) =>
  pagedQuery(ports, ['seller-shops', id, which], ({ sellers }, cursor, signal) =>
    sellers.shopsOf(id, which, cursor, signal),
  )

export const sellerReviewsQuery = (ports: PortsSource, id: ShopId) =>
  pagedQuery(ports, ['seller-reviews', id], ({ reviews }, cursor, signal) => reviews.ofSeller(id, cursor, signal))
