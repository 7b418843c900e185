import { useSyncExternalStore, type ReactNode } from 'react'
import { Router, useRoutes } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { readPageCode } from './page-code.tsx'
import { RootLayout } from './root-layout.tsx'
import { RouteFailurePage } from './route-failure-page.tsx'
import type { RouteRow } from './route-row.ts'
import { AppRouterProvider, type AppRouter, type Place } from './router-context.ts'

/** The page at which the visit stands, in the layout of the house; what throws is told in its place. */
export function AppRoutes({ router }: { readonly router: AppRouter }) {
  const place = usePlace(router)
  return (
    <InRouter router={router} place={place}>
      <FailureBoundary at={place} failed={(error) => <RouteFailurePage error={error} />}>
        <RootLayout place={place}>
          <PageOf row={place.matched?.row} />
        </RootLayout>
      </FailureBoundary>
    </InRouter>
  )
}

export const usePlace = (router: AppRouter) => useSyncExternalStore(router.subscribe, router.place, router.place)

/** What react-router's hooks and our links need above them. */
export function InRouter({ router, place, children }: { readonly router: AppRouter; readonly place: Place; readonly children: ReactNode }) {
  return (
    <AppRouterProvider value={router}>
      <Router location={place.location} navigationType={place.navigationType} navigator={router.navigator}>
        {children}
      </Router>
    </AppRouterProvider>
  )
}

const NOT_FOUND = { path: '*', element: <ErrorPage failure={{ kind: 'http', status: 404 }} /> }

/** One row instead of all: which one it is is known, and react-router reads the parameters out of the address. */
export function PageOf({ row }: { readonly row: RouteRow | undefined }) {
  return useRoutes(row === undefined ? [NOT_FOUND] : [{ path: row.path, element: <PageSlot row={row} /> }])
}

/** Where a row's page stands; of what could not come, the reason is thrown. */
function PageSlot({ row }: { readonly row: RouteRow }) {
  const { Component } = readPageCode(row)
  return <Component />
}
