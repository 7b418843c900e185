import type { ReactNode } from 'react'
import { useLoad, usePorts } from '../../app/queries/queries.ts'
import { useMessages } from '../../app/preferences/preferences.ts'
import { LoadState } from '../../ui/feedback/load-state.tsx'
import { verifyMessages } from '../../messages/account/verify.messages.ts'
import { verificationQuery, type VerificationStanding } from './account-queries.ts'

/** Shows what depends on how the person's documents stand, once that is known. */
export function StandingGate({ children }: { readonly children: (standing: VerificationStanding) => ReactNode }) {
  const messages = useMessages(verifyMessages).state
  const { data: standing, isError, refetch } = useLoad(verificationQuery(usePorts()), 'own-page')
  if (standing !== undefined) return children(standing)
  return <LoadState messages={messages} lines={8} isError={isError} onRetry={() => void refetch()} />
}
