import { useQueryClient, type Query, type QueryMeta } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createPageLoadMachine } from '@diandu/core/kernel'
import { useDevice } from '../device/device-context.ts'
import { failureOfError } from './failures/failure-error.ts'

/** A part of react-query's result. Instants in milliseconds, 0 for never. */
interface LoadState {
  readonly data: unknown
  readonly error: Error | null
  readonly dataUpdatedAt: Query['state']['dataUpdatedAt']
  readonly errorUpdatedAt: Query['state']['errorUpdatedAt']
  readonly isLoadingError: boolean
}

/**
 * Runs core's page-load machine for a query: whether its data, or its failure, may be shown yet. `minMs` in the `meta`
 * of the query or the client is the shortest loading time.
 */
export function usePageLoad(
  { data, error, dataUpdatedAt, errorUpdatedAt, isLoadingError }: LoadState,
  meta: QueryMeta | undefined,
): 'pending' | 'shown' | 'failed' {
  const { clock } = useDevice()
  const usual = useQueryClient().getDefaultOptions().queries?.meta?.minMs
  const [logic] = useState(() => createPageLoadMachine({ clock, minMs: meta?.minMs ?? usual ?? 0 }))
  const [load, send] = useActor(logic, { input: { timestamp: data === undefined ? undefined : dataUpdatedAt } })
  const hasData = data !== undefined
  useEffect(() => {
    if (hasData) send({ type: 'answer.came', at: dataUpdatedAt })
    else if (isLoadingError && error !== null)
      send({ type: 'load.failed', failure: failureOfError(error), at: errorUpdatedAt })
    else send({ type: 'load.began' })
  }, [send, hasData, dataUpdatedAt, isLoadingError, error, errorUpdatedAt])
  if (load.hasTag('pending')) return 'pending'
  if (hasData) return 'shown'
  return isLoadingError ? 'failed' : 'pending'
}
