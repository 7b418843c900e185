import { queryOptions } from '@tanstack/react-query'
import { MINUTE_MS } from '@diandu/core/kernel'
import { call } from '../../queries/run-query.ts'
import type { PortsSource } from '../../queries/ports-context.ts'

/** The seller's private facts of their listed shops; fetched once, for all cards and pages. */
export const ownShopsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['own-listings', 'figures'],
    queryFn: call(ports, ({ selling }, signal) => selling.figures(signal)),
    staleTime: MINUTE_MS,
    retry: false,
  })
