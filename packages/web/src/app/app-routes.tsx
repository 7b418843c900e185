import { useSyncExternalStore, type ReactNode } from 'react'
import { Router } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { readPageCode } from './page-code.tsx'
import { PageParametersProvider } from './page-parameters.ts'
import { RootLayout } from './root-layout.tsx'
import { RouteFailurePage } from './route-failure-page.tsx'
import type { MatchedPage } from './route-row.ts'
import { AppRouterProvider, type AppRouter, type Place } from './router-context.ts'

/** The page at which the visit stands, in the layout of the house; what throws is told in its place. */
export function AppRoutes({ router }: { readonly router: AppRouter }) {
  const place = usePlace(router)
  return (
    <InRouter router={router} place={place}>
      <FailureBoundary at={place} failed={(error) => <RouteFailurePage error={error} />}>
        <RootLayout place={place}>
          <PageOf matched={place.matched} />
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

/** The page that an address belongs to; of what could not come, the reason is thrown. */
export function PageOf({ matched }: { readonly matched: MatchedPage | undefined }) {
  if (matched === undefined) return <ErrorPage failure={{ kind: 'http', status: 404 }} />
  const { Component } = readPageCode(matched.row)
  return (
    <PageParametersProvider value={matched.visit.parameters}>
      <Component />
    </PageParametersProvider>
  )
}
