import { queryOptions } from '@tanstack/react-query'
import { call } from '../../app/queries/run-query.ts'
import { ownPagedQuery } from '../../app/queries/paged-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

export const prizesQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['prizes'], ({ prizes }, cursor, signal) => prizes.list(cursor, signal))

/** The same question as on the page of the addresses. */
export const addressesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.list(signal)),
    staleTime: 0,
  })
