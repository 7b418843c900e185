import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { createBusyCount, type BusyCount } from '@diandu/core/kernel'
import { canEnter } from '@diandu/core/session'
import { ErrorPage } from './error-page.tsx'
import type { PageModule } from './page.ts'
import type { RouteRow } from './routes.ts'

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

/** The code of a row, fetched once; what failed to come is asked for again the next time. */
export function loadPageCode(row: RouteRow): Promise<PageCode> {
  const known = arriving.get(row)
  if (known !== undefined) return known
  const loading = fetchPageCode(row)
  arriving.set(row, loading)
  loading.then(
    (code) => {
      arrived.add(row)
      // What React itself notes on a promise that it has waited for: `use` reads it without waiting.
      Object.assign(loading, { status: 'fulfilled', value: code })
    },
    () => arriving.delete(row),
  )
  return loading
}

/** The pages that are waited for; the loading bar watches it. */
export const pagesAwaited: BusyCount = createBusyCount()
const awaited = new WeakSet<Promise<PageCode>>()

/** The same, for a page that a person waits for. Told a moment later, since it is asked for while React draws. */
export function awaitPageCode(row: RouteRow): Promise<PageCode> {
  const loading = loadPageCode(row)
  if (!awaited.has(loading) && !arrived.has(row)) {
    awaited.add(loading)
    queueMicrotask(() => {
      const end = pagesAwaited.start()
      loading.then(end, end)
    })
  }
  return loading
}

async function fetchPageCode(row: RouteRow): Promise<PageCode> {
  const [module, guard] = await Promise.all([row.load(), canEnter(row.path, 'browser') ? undefined : import('./guarded-page.tsx')])
  const { Page } = module
  const Guarded = guard?.GuardedPage
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
