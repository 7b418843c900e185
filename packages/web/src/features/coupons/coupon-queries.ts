import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CouponState } from '@diandu/core/coupons'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

export const couponsQuery = (ports: PortsSource, state: CouponState) =>
  infiniteQueryOptions({
    queryKey: ['coupons', state],
    queryFn: ({ pageParam, signal }) => ask(ports, ({ coupons }, stop) => coupons.list(state, pageParam, stop))({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })

export const couponOffersQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['coupon-offers'], queryFn: ask(ports, ({ coupons }, signal) => coupons.offers(signal)), staleTime: 0 })
