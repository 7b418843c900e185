import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../app/queries/queries.ts'

/** The person's own page of themselves: name, picture, how their documents stand. */
export const profileQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: call(ports, ({ profiles }, signal) => profiles.profile(signal)),
    staleTime: 0,
  })
