import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePorts } from '../../app/ports-context.ts'
import { useWords } from '../../app/preferences.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { verifyWords } from '../../words/verify.words.ts'
import { verificationQuery, type VerificationStanding } from './verification-query.ts'

/** Shows what depends on how the person's papers stand, once that is known. */
export function StandingGate({ children }: { readonly children: (standing: VerificationStanding) => ReactNode }) {
  const words = useWords(verifyWords).state
  const { data: standing, isError, refetch } = useQuery(verificationQuery(usePorts()))
  if (standing !== undefined) return children(standing)
  return <LoadState words={words} lines={8} isError={isError} onRetry={() => void refetch()} />
}
