import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../queries/queries.ts'

/** Orders that wait for the user; fetched again upon each visit. */
export const myTurnsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['my-turns'],
    queryFn: call(ports, ({ orders }, signal) => orders.turns(signal)),
    staleTime: 0,
  })
