import { queryOptions } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import type { PortsSource } from '../ports-context.ts'

/** What goes no further without the person: each visit asks anew. */
export const myTurnsQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['my-turns'], queryFn: ask(ports, ({ orders }, signal) => orders.turns(signal)), staleTime: 0 })
