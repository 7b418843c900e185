import { Activity, memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom'
import { ErrorPage } from '../layout/failures/error-page.tsx'
import styles from '../layout/layout.module.css'
import { classNames } from '../../ui/class-names.ts'
import { RootLayout } from './root-layout.tsx'
import { ReleaseHeld } from '../rendering/release-held.tsx'
import { isPageCodeHere, RoutePage } from '../../routes/page-code.tsx'
import { PageFailureBoundary } from '../../routes/page-failure.tsx'
import type { PageRoute } from '../../router/page.ts'
import { matchPage, matchRoute } from '../../routes/prefetch-page.ts'
import { ROUTES } from '../../routes/routes.ts'
import { PageSteps } from '../../router/page-steps.tsx'
import { useScrollPlace } from '../../router/scroll-places.ts'
import { VisitedPageProvider, type VisitedPage } from '../../router/page-context.ts'
import { useVisitedPages } from '../../routes/visited-pages.ts'

const NOT_FOUND: RouteObject[] = [{ path: '*', element: <ErrorPage failure={{ kind: 'http', status: 404 }} /> }]

/** A cache of react-router's route objects: a page that was matched once is not searched among all again. */
const SHOWN = new Map<PageRoute, RouteObject[]>(
  ROUTES.map((route) => [route, [{ path: route.path, element: <RoutePage route={route} /> }]]),
)

const shownAt = (path: string): RouteObject[] => {
  const matched = matchRoute(path)
  return (matched && SHOWN.get(matched.route)) ?? NOT_FOUND
}

interface AppRoutesProps {
  /** Told after each step, once the new page is shown. */
  readonly onShown?: () => void
}

/** The visit's current page in the product's layout; a page that throws is replaced by its failure. */
export function AppRoutes({ onShown }: AppRoutesProps) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const step = useMemo(() => ({ location, navigationType }), [location, navigationType])
  // A page whose code is here is shown at once. While code is on its way, React keeps the page before in view.
  const hasCaughtUp = useDeferredValue(step) === step
  const { shown, hidden, beside } = useVisitedPages(
    step,
    hasCaughtUp || isPageCodeHere(matchPage(location.pathname)?.route),
  )
  useScrollPlace(shown)
  useEffect(() => onShown?.(), [shown.location, onShown])
  return (
    <PageSteps>
      <PageFailureBoundary at={shown.location}>
        <RootLayout page={shown}>
          <Suspense>
            {[shown, ...hidden]
              .sort((one, other) => one.turn - other.turn)
              .map((page) => (
                <Activity key={page.turn} mode={page === shown || page === beside ? 'visible' : 'hidden'}>
                  <PageFrame page={page} place={beside && (page === beside ? 'list' : 'detail')} />
                </Activity>
              ))}
          </Suspense>
        </RootLayout>
      </PageFailureBoundary>
    </PageSteps>
  )
}

interface PageFrameProps {
  readonly page: VisitedPage
  /** Beside another page: which of the two it is. */
  readonly place: 'list' | 'detail' | undefined
}

/** Each page has its own place around it: one that was left hears of no other, and nothing of it is rendered again. */
const PageFrame = memo(function PageFrame({ page, place }: PageFrameProps) {
  const { location } = page
  const routed = useRoutes(shownAt(location.pathname), location)
  const around = useMemo(
    () => ({
      ...page,
      isBeside: place === 'list',
      isPublic: matchPage(location.pathname)?.route.rendering === 'server',
    }),
    [page, place, location.pathname],
  )
  // The router makes new elements of every step of the visit; those of this page's own steps are kept.
  const [content, setContent] = useState({ location, routed })
  if (content.location !== location) setContent({ location, routed })
  return (
    <VisitedPageProvider value={around}>
      <div
        className={classNames(styles.page, place && styles[place])}
        data-page={page.hasArrived ? 'come' : undefined}
        data-place={place}
      >
        {content.routed}
        <ReleaseHeld />
      </div>
    </VisitedPageProvider>
  )
})
