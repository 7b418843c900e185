import { QueryClientContext } from '@tanstack/react-query'
import { Component, Fragment, useContext, useEffect, useState, type ReactNode } from 'react'
import type { Clock, DeviceStorage } from '@diandu/core/kernel'
import { useDevice } from '../app/device/device-context.ts'
import { ErrorPage } from '../app/layout/failures/error-page.tsx'
import { isBeingLeft } from '../app/queries/failures/being-left.ts'
import { failureOfError } from '../app/queries/failures/failure-error.ts'
import { useMessages } from '../app/preferences/preferences.ts'
import { ReleaseHeld } from '../app/rendering/release-held.tsx'
import { appMessages } from '../messages/app.messages.ts'
import { forgetFailedPages } from './page-code.tsx'

interface PageFailureBoundaryProps {
  /** The current address: another one is another attempt. */
  readonly at: unknown
  readonly children: ReactNode
}

interface PageFailureBoundaryState {
  readonly at: unknown
  readonly failure: { readonly error: unknown } | undefined
  /** The number of repeated renders at this address. */
  readonly turn: number
}

/** Limits repeated renders: a translator may move nodes again each time, and some pages always throw. */
const MAX_TURNS = 5

/** A page translator or an extension has moved nodes that React manages. */
const isMoved = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'

/**
 * Shows the failure of a page that threw; a page whose nodes were moved is rendered again first. A class, since React
 * reports errors to classes only.
 */
export class PageFailureBoundary extends Component<PageFailureBoundaryProps, PageFailureBoundaryState> {
  override state: PageFailureBoundaryState = { at: this.props.at, failure: undefined, turn: 0 }

  static getDerivedStateFromError = (error: unknown): Partial<PageFailureBoundaryState> => ({ failure: { error } })

  static getDerivedStateFromProps = (
    { at }: PageFailureBoundaryProps,
    state: PageFailureBoundaryState,
  ): PageFailureBoundaryState | null => (at === state.at ? null : { at, failure: undefined, turn: 0 })

  override componentDidCatch(error: unknown): void {
    if (isMoved(error) && this.state.turn < MAX_TURNS)
      this.setState(({ turn }) => ({ failure: undefined, turn: turn + 1 }))
  }

  override render(): ReactNode {
    const { failure, turn } = this.state
    if (failure === undefined) return <Fragment key={turn}>{this.props.children}</Fragment>
    return isMoved(failure.error) && turn < MAX_TURNS ? null : <PageFailure error={failure.error} />
  }
}

/** A page that threw: a new release has taken the old chunk away, or we have a bug. */
function PageFailure({ error }: { readonly error: unknown }) {
  const device = useDevice()
  const [shown, setShown] = useState<FailedPage>(isChunkFailure(error) ? 'reloading' : 'broken')
  useEffect(forgetFailedPages, [error])
  const queries = useContext(QueryClientContext)
  // Failed queries are removed, so that the next visit repeats them.
  useEffect(() => queries?.removeQueries({ predicate: ({ state }) => state.status === 'error' }), [queries, error])
  useEffect(() => void reloadOnceForChunk(error, { ...device, ...PAGE }).then(setShown), [error, device])
  return <FailedPageView shown={shown} error={error} />
}

function FailedPageView({ shown, error }: { readonly shown: FailedPage; readonly error: unknown }) {
  const { incomplete } = useMessages(appMessages)
  if (shown === 'reloading') return null
  return (
    <>
      {shown === 'broken' ? (
        <ErrorPage failure={failureOfError(error)} />
      ) : (
        <ErrorPage failure={{ kind: 'offline' }} message={shown === 'incomplete' ? incomplete : undefined} />
      )}
      <ReleaseHeld />
    </>
  )
}

const KEY = 'diandu_reloaded_at'
const AGAIN_AFTER_MS = 60_000

/** Matches a failed import of a page's code, by the messages of the three engines and of the build. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Failed to fetch|Unable to preload/i.test(error.message)

interface Surroundings {
  readonly storage: Pick<DeviceStorage, 'visit'>
  readonly clock: Pick<Clock, 'now'>
  readonly isOnline: () => boolean
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

/** A broken page, or one whose code did not come: it is loaded again, only a part is missing, or no server answers. */
type FailedPage = 'broken' | 'reloading' | 'incomplete' | 'unreachable'

/**
 * A chunk that cannot be loaded was most often replaced by a new release: the whole page is loaded again, once a minute
 * at most, so that a missing chunk makes no loop. Never without a network, which would lose the page, nor while the
 * user is leaving, which would abort the navigation. An engine may fail the chunks before it reports that the page is
 * being left, so the server's answer is awaited first.
 */
export async function reloadOnceForChunk(error: unknown, surroundings: Surroundings): Promise<FailedPage> {
  if (!isChunkFailure(error)) return 'broken'
  const { storage, clock, isOnline, isReachable, reload } = surroundings
  if (!isOnline() || !(await isReachable())) return 'unreachable'
  const { visit } = storage
  const nowMs = clock.now()
  if (isBeingLeft() || nowMs - Number(visit.read(KEY) ?? 0) < AGAIN_AFTER_MS) return 'incomplete'
  visit.write(KEY, String(nowMs))
  // Without a storage nothing is reloaded: it could repeat for ever.
  if (!visit.holds(KEY)) return 'incomplete'
  reload()
  return 'reloading'
}

const PAGE = { isOnline: () => navigator.onLine, reload: () => location.reload() }
