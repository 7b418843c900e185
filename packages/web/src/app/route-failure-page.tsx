import { useEffect, useState } from 'react'
import type { Failure } from '@diandu/core/kernel'
import { ErrorPage } from './error-page.tsx'
import { failureOfError } from './failure-error.ts'
import { isChunkFailure, reloadOnceForChunk } from './reload-once.ts'

/** Shown when a page threw: a new release has taken the old chunk away, or we have a bug. */
export function RouteFailurePage({ error }: { readonly error: unknown }) {
  const [isTold, setTold] = useState(!isChunkFailure(error))
  useEffect(() => setTold(!reloadOnceForChunk(error)), [error])
  return isTold ? <ErrorPage failure={failureOf(error)} /> : null
}

const failureOf = (error: unknown): Failure => (isChunkFailure(error) ? { kind: 'offline' } : failureOfError(error))
