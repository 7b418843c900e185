import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import type { Failure } from '@diandu/core/kernel'
import { ErrorPage } from './error-page.tsx'
import { failureOfError } from './failure-error.ts'
import { isChunkFailure, reloadOnceForChunk } from './reload-once.ts'

/** What react-router shows when a page threw: a new release has taken the old chunk away, or we have a bug. */
export function RouteFailurePage() {
  const error = useRouteError()
  const [isTold, setTold] = useState(!isChunkFailure(error))
  useEffect(() => setTold(!reloadOnceForChunk(error)), [error])
  return isTold ? <ErrorPage failure={failureOf(error)} /> : null
}

const failureOf = (error: unknown): Failure => (isChunkFailure(error) ? { kind: 'offline' } : failureOfError(error))
