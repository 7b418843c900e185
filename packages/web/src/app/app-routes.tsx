import { memo, useSyncExternalStore, type ReactNode } from 'react'
import { Router } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { ArrivalProvider } from './arrival.ts'
import { ErrorPage } from './error-page.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import styles from './layout.module.css'
import { readPageCode } from './page-code.tsx'
import { PageParametersProvider } from './page-parameters.ts'
import { RootLayout } from './root-layout.tsx'
import { RouteFailurePage } from './route-failure-page.tsx'
import type { MatchedPage } from './route-row.ts'
import { AppRouterProvider, type AppRouter, type Place } from './router-context.ts'
import { useStandingPages, type StandingPage } from './standing-pages.ts'

/** The page at which the visit stands, in the layout of the house; what throws is told in its place. */
export function AppRoutes({ router }: { readonly router: AppRouter }) {
  const place = usePlace(router)
  const { shown, left } = useStandingPages(place)
  const failed = (error: unknown) => (
    <InRouter router={router} place={place}>
      <RouteFailurePage error={error} />
    </InRouter>
  )
  return (
    <AppRouterProvider value={router}>
      <FailureBoundary at={place} failed={failed}>
        <RootLayout place={place}>
          {left !== undefined && <PageFrame key={left.turn} router={router} page={left} isLeft />}
          <PageFrame key={shown.turn} router={router} page={shown} />
        </RootLayout>
      </FailureBoundary>
    </AppRouterProvider>
  )
}

interface PageFrameProps {
  readonly router: AppRouter
  readonly page: StandingPage
  readonly isLeft?: boolean
}

function PageFrame({ router, page: { turn, place }, isLeft = false }: PageFrameProps) {
  const hasCome = turn > 0
  return (
    <div className={classNames(styles.page, isLeft && styles.left)} data-page={hasCome ? 'come' : undefined} hidden={isLeft}>
      <PageAt router={router} place={place} hasCome={hasCome} />
    </div>
  )
}

/** Each page has a place of its own around it: one that was left hears of no other, and nothing of it is drawn anew. */
const PageAt = memo(function PageAt({ router, place, hasCome }: { readonly router: AppRouter; readonly place: Place; readonly hasCome: boolean }) {
  return (
    <InRouter router={router} place={place}>
      <ArrivalProvider value={hasCome}>
        <PageOf matched={place.matched} />
      </ArrivalProvider>
    </InRouter>
  )
})

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
