import { queryOptions } from '@tanstack/react-query'
import type { CouponState } from '@diandu/core/coupons'
import { ask } from '../../app/ask.ts'
import { ownPagedQuery } from '../../app/paged-query.ts'
import type { PortsSource } from '../../app/ports-context.ts'

export const couponsQuery = (ports: PortsSource, state: CouponState) =>
  ownPagedQuery(ports, ['coupons', state], ({ coupons }, cursor, signal) => coupons.list(state, cursor, signal))

export const couponOffersQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['coupon-offers'], queryFn: ask(ports, ({ coupons }, signal) => coupons.offers(signal)), staleTime: 0 })
