import type { ShownIdentity } from '@diandu/core/account'
import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { identityMessages } from '../../../messages/account/identity.messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { call, type PortsSource, useLoad, usePorts } from '../../queries/queries.ts'

interface IdentityGateProps {
  readonly children: (identity: ShownIdentity | null) => ReactNode
}

/**
 * What depends on whether the user has shown who they are, once that is known: a form that is shown before changes
 * under the finger. Null where they have not, or where it could not be asked.
 */
export function IdentityGate({ children }: IdentityGateProps) {
  const messages = useMessages(identityMessages)
  const { data = null, isPending } = useLoad(identityQuery(usePorts()), 'own-part')
  if (!isPending) return children(data)
  return (
    <Skeleton label={messages.loading}>
      <SkeletonLines count={8} />
    </Skeleton>
  )
}

/** That the user has shown who they are, and what for; nothing where they have not. */
export function IdentityLine({ identity }: { readonly identity: ShownIdentity | null }) {
  const messages = useMessages(identityMessages)
  return identity === null ? null : <Notice tone="success">{messages.line(identity.name, identity.number)}</Notice>
}

const identityQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['identity'],
    queryFn: call(ports, ({ verifications }, signal) => verifications.identity(signal)),
    staleTime: 0,
  })
