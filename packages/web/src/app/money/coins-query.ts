import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../queries/queries.ts'

/** The person's gold coins and how they come to more: asked for by the account and the pages of the coins. */
export const coinsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['coins'],
    queryFn: call(ports, ({ coins }, signal) => coins.overview(signal)),
    staleTime: 0,
  })
