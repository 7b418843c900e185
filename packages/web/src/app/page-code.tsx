import type { ComponentType, ReactNode } from 'react'
import { useParams } from 'react-router'
import { createBusyCount, type BusyCount } from '@diandu/core/kernel'
import { canEnter } from '@diandu/core/session'
import { ErrorPage } from './error-page.tsx'
import type { PageModule } from './page.ts'
import type { RouteRow } from './route-row.ts'

/** A row's code, ready to be shown. */
export interface PageCode {
  readonly module: PageModule
  /** The page with what stands before it: its validity check, and the guard where it needs a login. */
  readonly Component: ComponentType
}

const arrived = new WeakSet<RouteRow>()
const arriving = new Map<RouteRow, Promise<PageCode>>()

/** Whether a row's page can be shown without waiting. */
export const isPageCodeHere = (row: RouteRow): boolean => arrived.has(row)

const missed = new WeakSet<Promise<PageCode>>()

/** The code of a row, fetched once; what failed to come is asked for again the next time. */
export function loadPageCode(row: RouteRow): Promise<PageCode> {
  const known = arriving.get(row)
  if (known !== undefined && !missed.has(known)) return known
  const loading = fetchPageCode(row)
  arriving.set(row, loading)
  loading.then(
    (code) => {
      arrived.add(row)
      // What React itself notes on a promise that it has waited for: `use` reads it without waiting.
      Object.assign(loading, { status: 'fulfilled', value: code })
    },
    () => void missed.add(loading),
  )
  return loading
}

/** The pages that are waited for; the loading bar watches it. */
export const pagesAwaited: BusyCount = createBusyCount()
const awaited = new WeakSet<Promise<PageCode>>()

/**
 * The same, for a page that a person waits for. It is asked for while React draws, and React draws again for every answer:
 * what failed to come is told as failed, and asked for again only after `forgetMissedPages` or a link's touch.
 */
export function awaitPageCode(row: RouteRow): Promise<PageCode> {
  const loading = arriving.get(row) ?? loadPageCode(row)
  if (!awaited.has(loading) && !arrived.has(row)) {
    awaited.add(loading)
    queueMicrotask(() => {
      const end = pagesAwaited.start()
      loading.then(end, end)
    })
  }
  return loading
}

/** After a failure was told: the next visit is a new attempt. */
export function forgetMissedPages(): void {
  for (const [row, loading] of arriving) if (missed.has(loading)) arriving.delete(row)
}

async function fetchPageCode(row: RouteRow): Promise<PageCode> {
  const [module, Guarded] = await Promise.all([row.load(), loadGuard(row.path)])
  const { Page } = module
  const { isValid } = row
  return {
    module,
    Component: function CheckedPage() {
      const parameters = useParams()
      if (isValid?.(parameters) === false) return <ErrorPage failure={{ kind: 'http', status: 404 }} />
      return Guarded === undefined ? (
        <Page />
      ) : (
        <Guarded>
          <Page />
        </Guarded>
      )
    },
  }
}

/** What stands before a page: the guard before those that need a login, and the app's door before the login itself. */
async function loadGuard(path: string): Promise<ComponentType<{ readonly children: ReactNode }> | undefined> {
  if (path === '/login') return (await import('./shells/app-door.tsx')).AppDoor
  return canEnter(path, 'browser') ? undefined : (await import('./guarded-page.tsx')).GuardedPage
}
