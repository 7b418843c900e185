import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton, SkeletonLines } from './skeleton.tsx'

interface LoadStateProps {
  readonly messages: { readonly loading: string; readonly failed: string; readonly retry: string }
  readonly isError: boolean
  readonly onRetry: () => void
  /** About as many as what is coming will have. */
  readonly lines: number
  /** Why it did not come. */
  readonly detail?: ReactNode
  /** A part of a page has no drawing of its own. */
  readonly part?: boolean
  /** For containers without padding at the sides. */
  readonly inset?: boolean
}

/** Until the content is there: that it is loading, or that it failed and can be retried. */
export function LoadState({ messages, isError, onRetry, lines, detail, part = false, inset = false }: LoadStateProps) {
  if (!isError) {
    return (
      <Skeleton label={messages.loading} inset={inset}>
        <SkeletonLines count={lines} />
      </Skeleton>
    )
  }
  return (
    <ErrorState
      {...(part ? {} : { picture: 'adrift' })}
      message={messages.failed}
      detail={detail}
      action={
        <Button look="secondary" size="small" icon="refresh" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  )
}
