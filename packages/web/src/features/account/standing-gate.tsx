import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePorts } from '../../app/ports-context.ts'
import { useWords } from '../../app/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { verifyWords } from '../../words/verify.words.ts'
import { verificationQuery, type VerificationStanding } from './verification-query.ts'

/** Shows what depends on how the person's papers stand, once that is known. */
export function StandingGate({ children }: { readonly children: (standing: VerificationStanding) => ReactNode }) {
  const words = useWords(verifyWords).state
  const { data: standing, isError, refetch } = useQuery(verificationQuery(usePorts()))
  if (standing !== undefined) return children(standing)
  if (!isError) {
    return (
      <Skeleton label={words.loading}>
        <SkeletonLines count={8} />
      </Skeleton>
    )
  }
  return (
    <ErrorState
      picture="adrift"
      message={words.failed}
      action={
        <Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      }
    />
  )
}
