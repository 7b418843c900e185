import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

/** The person's own page of themselves: name, picture, how their papers stand. */
export const profileQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['profile'], queryFn: ask(ports, ({ profiles }, signal) => profiles.profile(signal)), staleTime: 0 })
