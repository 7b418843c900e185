import { queryOptions } from '@tanstack/react-query'
import { call } from '../queries/run-query.ts'
import type { PortsSource } from '../queries/ports-context.ts'

/**
 * The person's money and whether a payment password guards it: asked for by the wallet, the account and the checkout.
 */
export const capitalQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['capital'],
    queryFn: call(ports, ({ wallet }, signal) => wallet.capital(signal)),
    staleTime: 0,
  })
