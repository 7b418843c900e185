import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../queries/queries.ts'

/** The same for every visitor, and constant while the server runs. */
export const companyQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['company'],
    queryFn: call(ports, ({ company }, signal) => company.info(signal)),
    staleTime: Infinity,
  })
