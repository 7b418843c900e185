import { use } from 'react'
import type { RouteObject } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { awaitPageCode } from './page-code.tsx'
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
        ...ROUTES.map((row) => ({ path: row.path, handle: { row } satisfies RouteHandle, element: <PageSlot row={row} /> })),
        { path: '*', handle: { row: undefined } satisfies RouteHandle, element: <ErrorPage failure={{ kind: 'http', status: 404 }} /> },
      ],
    },
  ]
}

/**
 * Where a row's page stands. Code that is here is shown in the frame of the tap; until other code has come, the page
 * before stays in view, since react-router changes pages in a transition.
 */
function PageSlot({ row }: { readonly row: RouteRow }) {
  const { Component } = use(awaitPageCode(row))
  return <Component />
}
