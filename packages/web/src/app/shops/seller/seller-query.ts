import { queryOptions } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import type { SellerShops } from '@diandu/core/sellers'
import { pagedQuery } from '../../queries/use-paged.ts'
import { call, type PortsSource } from '../../queries/queries.ts'

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
