import { queryOptions } from '@tanstack/react-query'
import type { ShownIdentity } from '@diandu/core/account'
import { useLoad, usePorts, type PortsSource, call } from '../../queries/queries.ts'

const identityQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['identity'],
    queryFn: call(ports, ({ verifications }, signal) => verifications.identity(signal)),
    staleTime: 0,
  })

/** Who the user has shown to be, once for all pages; undefined where they have not, or while that is asked. */
export const useIdentity = (): ShownIdentity | undefined =>
  useLoad(identityQuery(usePorts()), 'own-part').data ?? undefined
