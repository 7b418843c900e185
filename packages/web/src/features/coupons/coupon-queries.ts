import { queryOptions } from '@tanstack/react-query'
import type { CouponState } from '@diandu/core/coupons'
import { call } from '../../app/queries/run-query.ts'
import { ownPagedQuery } from '../../app/queries/paged-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

export const couponsQuery = (ports: PortsSource, state: CouponState) =>
  ownPagedQuery(ports, ['coupons', state], ({ coupons }, cursor, signal) => coupons.list(state, cursor, signal))

export const couponOffersQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['coupon-offers'],
    queryFn: call(ports, ({ coupons }, signal) => coupons.offers(signal)),
    staleTime: 0,
  })
