import type { ComponentType } from 'react'
import { useParams, type RouteObject } from 'react-router'
import { canEnter } from '@diandu/core/session'
import { ErrorPage } from './error-page.tsx'
import type { PageModule } from './page.ts'
import { RootLayout } from './root-layout.tsx'
import type { RouteHandle } from './route-handle.ts'
import { RouteFailurePage } from './route-failure-page.tsx'
import { ROUTES, type RouteRow } from './routes.ts'

/** The table as react-router wants it: one root with the layouts, one lazy child a row, and the 404 page for the rest. */
export function routeObjects(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      errorElement: <RouteFailurePage />,
      children: [
        ...ROUTES.map((row) => ({ path: row.path, handle: { row } satisfies RouteHandle, lazy: () => loadRoute(row) })),
        { path: '*', handle: { row: undefined } satisfies RouteHandle, element: <ErrorPage failure={{ kind: 'http', status: 404 }} /> },
      ],
    },
  ]
}

/** The code of a row; a page that needs a login comes with the guard before it. */
export async function loadRoute(row: RouteRow): Promise<{ readonly Component: ComponentType }> {
  const module = await row.load()
  const { Page } = module
  const Component = canEnter(row.path, 'browser') ? Page : await guarded(module)
  const { isValid } = row
  if (isValid === undefined) return { Component }
  return {
    Component: function ValidPage() {
      return isValid(useParams()) ? <Component /> : <ErrorPage failure={{ kind: 'http', status: 404 }} />
    },
  }
}

async function guarded({ Page }: PageModule): Promise<ComponentType> {
  const { GuardedPage } = await import('./guarded-page.tsx')
  return () => (
    <GuardedPage>
      <Page />
    </GuardedPage>
  )
}
