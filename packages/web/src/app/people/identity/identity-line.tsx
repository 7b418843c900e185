import type { ShownIdentity } from '@diandu/core/account'
import { queryOptions } from '@tanstack/react-query'
import { identityMessages } from '../../../messages/account/identity.messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { call, type PortsSource, useLoad, usePorts } from '../../queries/queries.ts'

/** That the user has shown who they are, and what for; nothing where they have not. */
export function IdentityLine() {
  const messages = useMessages(identityMessages)
  const identity = useIdentity()
  return identity === undefined ? null : <Notice tone="success">{messages.line(identity.name, identity.number)}</Notice>
}

const identityQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['identity'],
    queryFn: call(ports, ({ verifications }, signal) => verifications.identity(signal)),
    staleTime: 0,
  })

/** Who the user has shown to be, once for all pages; undefined where they have not, or while that is asked. */
export const useIdentity = (): ShownIdentity | undefined =>
  useLoad(identityQuery(usePorts()), 'own-part').data ?? undefined
