import { queryOptions } from '@tanstack/react-query'
import { call } from '../../queries/run-query.ts'
import type { PortsSource } from '../../queries/ports-context.ts'

/** The coupons that the platform gives out now. */
export const couponOffersQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['coupon-offers'],
    queryFn: call(ports, ({ coupons }, signal) => coupons.offers(signal)),
    staleTime: 0,
  })
