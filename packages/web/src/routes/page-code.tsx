import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { createBusyCount, type BusyCount } from '@diandu/core/kernel'
import { canEnter } from '@diandu/core/session'
import { ErrorPage } from '../app/layout/failures/error-page.tsx'
import { failureOfError } from '../app/queries/failures/failure-error.ts'
import { RouteError } from '../app/queries/failures/route-error.ts'
import type { PageModule, PageRoute } from '../router/page.ts'

/**
 * A page's module, with the component that is shown: the page behind its validity check, and behind the guard where it
 * needs a login.
 */
interface PageCode extends PageModule {
  readonly Component: ComponentType
}

const loading = new WeakMap<PageRoute, Promise<PageCode>>()
const loaded = new WeakMap<PageRoute, PageCode>()

/** The code of a page, fetched once; a failed fetch is repeated the next time. */
export function loadPageCode(route: PageRoute): Promise<PageCode> {
  const known = loading.get(route)
  if (known !== undefined) return known
  const code = fetchPageCode(route)
  loading.set(route, code)
  code.then(
    (page) => void loaded.set(route, page),
    () => void loading.delete(route),
  )
  return code
}

/** Whether a page can be shown without waiting; an address of no page can. */
export const isPageCodeHere = (route: PageRoute | undefined): boolean => route === undefined || loaded.has(route)

/** The pages that the user waits for; the loading bar watches it. */
export const pagesAwaited: BusyCount = createBusyCount()

const lazyPages = new Map<PageRoute, ComponentType>()

/** The page's component; while its code is on its way, React keeps the page before in view. */
function lazyPage(route: PageRoute): ComponentType {
  const known = lazyPages.get(route)
  if (known !== undefined) return known
  const Page = lazy(async () => {
    // React calls this while it renders, when the loading bar cannot be updated.
    await Promise.resolve()
    const end = pagesAwaited.start()
    try {
      return { default: (await loadPageCode(route)).Component }
    } finally {
      end()
    }
  })
  lazyPages.set(route, Page)
  return Page
}

/** Once a failure has been shown, the next visit to the same page is another try. */
export const forgetFailedPages = (): void => lazyPages.clear()

/** The page of a route. What is here already is shown without waiting. */
export function RoutePage({ route }: { readonly route: PageRoute }) {
  const [Page] = useState(() => loaded.get(route)?.Component ?? lazyPage(route))
  return <Page />
}

async function fetchPageCode(route: PageRoute): Promise<PageCode> {
  const guard = guardOf(route)
  if (guard !== undefined && !isGuard(guard)) return brokenRoute(new RouteError(`Unknown middleware ${guard}`))
  const [module, Guard] = await Promise.all([route.load(), guard === undefined ? undefined : GUARDS[guard]()])
  const { Page } = module
  return {
    ...module,
    Component: function CheckedPage() {
      const parameters = useParams()
      if (route.isValid?.(parameters) === false) return <ErrorPage failure={{ kind: 'http', status: 404 }} />
      return Guard === undefined ? (
        <Page />
      ) : (
        <Guard>
          <Page />
        </Guard>
      )
    },
  }
}

type Guard = ComponentType<{ readonly children: ReactNode }>

/** The login guard for pages that need it, and the app's door before the login itself. */
const GUARDS = {
  login: async (): Promise<Guard> => (await import('../app/entrance/guarded-page.tsx')).GuardedPage,
  'app-door': async (): Promise<Guard> => (await import('../app/entrance/shells/app-door.tsx')).AppDoor,
} as const

const isGuard = (name: string): name is keyof typeof GUARDS => Object.hasOwn(GUARDS, name)

const guardOf = ({ guard, path }: PageRoute): string | undefined =>
  guard ?? (canEnter(path, 'browser') ? undefined : 'login')

/** A page that can show only the reason of its failure. */
function brokenRoute(error: RouteError): PageCode {
  const Component = () => <ErrorPage failure={failureOfError(error)} />
  return { Page: Component, Component, describe: () => ({ status: error.status }) }
}
