import type { RouteObject } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { readPageCode } from './page-code.tsx'
import { RootLayout } from './root-layout.tsx'
import { RouteFailurePage } from './route-failure-page.tsx'
import type { RouteHandle } from './route-handle.ts'
import type { RouteRow } from './route-row.ts'
import { ROUTES } from './routes.ts'

/** The table as react-router wants it: one root with the layouts, one child a row, and the 404 page for the rest. */
export function routeObjects(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      errorElement: <RouteFailurePage />,
      children: [
        ...ROUTES.map(pageRoute),
        { path: '*', handle: { row: undefined } satisfies RouteHandle, element: <ErrorPage failure={{ kind: 'http', status: 404 }} /> },
      ],
    },
  ]
}

export const pageRoute = (row: RouteRow): RouteObject => ({ path: row.path, handle: { row } satisfies RouteHandle, element: <PageSlot row={row} /> })

/** Where a row's page stands; what could not come is told by the failure page. */
function PageSlot({ row }: { readonly row: RouteRow }) {
  const { Component } = readPageCode(row)
  return <Component />
}
