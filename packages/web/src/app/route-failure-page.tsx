import { useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { failureOfError } from './failure-error.ts'
import { reloadOnceForChunk } from './reload-once.ts'

/** What react-router shows when a page threw: a new release has taken the old chunk away, or we have a bug. */
export function RouteFailurePage() {
  const error = useRouteError()
  if (reloadOnceForChunk(error)) return null
  return <ErrorPage failure={failureOfError(error)} />
}
