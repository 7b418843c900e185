import { queryOptions } from '@tanstack/react-query'
import { call } from '../queries/run-query.ts'
import type { PortsSource } from '../queries/ports-context.ts'

/** What the operator says of itself: the same for everybody, and as long as the server runs. */
export const companyQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['company'],
    queryFn: call(ports, ({ company }, signal) => company.info(signal)),
    staleTime: Infinity,
  })
