import { queryOptions } from '@tanstack/react-query'
import { call } from '../../queries/run-query.ts'
import type { PortsSource } from '../../queries/ports-context.ts'

/** The same for every visitor, and constant while the server runs. */
export const companyQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['company'],
    queryFn: call(ports, ({ company }, signal) => company.info(signal)),
    staleTime: Infinity,
  })
