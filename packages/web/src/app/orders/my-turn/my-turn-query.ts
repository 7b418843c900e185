import { queryOptions } from '@tanstack/react-query'
import { call } from '../../queries/run-query.ts'
import type { PortsSource } from '../../queries/ports-context.ts'

/** What goes no further without the person: each visit asks again. */
export const myTurnsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['my-turns'],
    queryFn: call(ports, ({ orders }, signal) => orders.turns(signal)),
    staleTime: 0,
  })
