import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../queries/queries.ts'

/** The coupons that the platform gives out now. */
export const couponOffersQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['coupon-offers'],
    queryFn: call(ports, ({ coupons }, signal) => coupons.offers(signal)),
    staleTime: 0,
  })
