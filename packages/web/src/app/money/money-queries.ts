import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../queries/queries.ts'

/**
 * The person's money and whether a payment password guards it: asked for by the wallet, the account and the checkout.
 */
export const capitalQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['capital'],
    queryFn: call(ports, ({ wallet }, signal) => wallet.capital(signal)),
    staleTime: 0,
  })

/** The person's gold coins and how they come to more: asked for by the account and the pages of the coins. */
export const coinsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['coins'],
    queryFn: call(ports, ({ coins }, signal) => coins.overview(signal)),
    staleTime: 0,
  })

/** The coupons that the platform gives out now. */
export const couponOffersQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['coupon-offers'],
    queryFn: call(ports, ({ coupons }, signal) => coupons.offers(signal)),
    staleTime: 0,
  })
