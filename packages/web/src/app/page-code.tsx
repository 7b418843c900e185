import type { ComponentType, ReactNode } from 'react'
import { createBusyCount, type BusyCount } from '@diandu/core/kernel'
import { canEnter } from '@diandu/core/session'
import { ErrorPage } from './error-page.tsx'
import { useParams } from './page-parameters.ts'
import type { PageModule } from './page.ts'
import type { RouteRow } from './route-row.ts'

/** A row's code, ready to be shown. */
export interface PageCode {
  readonly module: PageModule
  /** The page with what stands before it: its validity check, and the guard where it needs a login. */
  readonly Component: ComponentType
}

const arriving = new WeakMap<RouteRow, Promise<PageCode>>()
const arrived = new WeakMap<RouteRow, PageCode>()
const missed = new WeakMap<RouteRow, unknown>()

/** Whether a row's page can be shown without waiting. */
export const isPageCodeHere = (row: RouteRow): boolean => arrived.has(row)

/** The code of a row that has come; of one that has not, why it did not is thrown. */
export function readPageCode(row: RouteRow): PageCode {
  const code = arrived.get(row)
  if (code === undefined) throw missed.get(row) ?? new Error(`The code of ${row.path} was shown before it came`)
  return code
}

/** The code of a row, fetched once; what failed to come is asked for again the next time. */
export function loadPageCode(row: RouteRow): Promise<PageCode> {
  const known = arriving.get(row)
  if (known !== undefined && !missed.has(row)) return known
  missed.delete(row)
  const loading = fetchPageCode(row)
  arriving.set(row, loading)
  loading.then(
    (code) => void arrived.set(row, code),
    (reason: unknown) => void missed.set(row, reason),
  )
  return loading
}

/** The pages that are waited for; the loading bar watches it. */
export const pagesAwaited: BusyCount = createBusyCount()

/** The same, for a page that a person waits for: the loading bar runs. */
export async function awaitPageCode(row: RouteRow): Promise<void> {
  const end = pagesAwaited.start()
  await loadPageCode(row).catch(() => undefined)
  end()
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
