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
