import type { Failure } from '@diandu/core/kernel'
import type { Person } from '@diandu/core/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { Fragment, Suspense, type ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import type { Ports } from '../../composition/ports.ts'
import type { Locale } from '../../messages/messages.ts'
import { PageTitleProvider } from '../../router/page-title.ts'
import type { PageRoute } from '../../router/page.ts'
import { RoutePage, loadPageCode } from '../../routes/page-code.tsx'
import { PageFailureBoundary } from '../../routes/page-failure.tsx'
import { createPages, matchPage } from '../../routes/prefetch-page.ts'
import { ROUTES } from '../../routes/routes.ts'
import { startAuthActor } from '../entrance/auth-actor.ts'
import { AppProviders } from '../frame/app-providers.tsx'
import { createQueryClient } from '../queries/query-client.ts'
import { createSessionSource, type SessionSource } from '../session/session-source.ts'
import { createMemoryVisit } from './memory-visit.tsx'
import { openTestMarket, type TestMarket, testPorts } from './open-test-market.ts'

interface Visit {
  readonly market?: TestMarket
  /** Who is logged in; without it a visitor. */
  readonly person?: Person
  readonly locale?: Locale
  /** Carried to the page by the history. */
  readonly state?: unknown
  /** The pages the visit began with, the oldest first. */
  readonly cameFrom?: readonly string[]
  /** Other pages that are really shown; any other is shown as an address only. */
  readonly alsoShow?: readonly string[]
  /** Replaces or observes ports. */
  readonly change?: (ports: Ports) => Ports
  /** Floating elements beside the page. */
  readonly beside?: ReactNode
  readonly prefetchCode?: (path: string) => void
}

export interface RenderedPage {
  readonly market: TestMarket
  readonly ports: Ports
  readonly session: SessionSource
  readonly user: UserEvent
  /** The address one is at, with its query. */
  readonly address: () => string
  readonly historyState: () => unknown
  readonly goBack: () => Promise<void>
  /** Opens another page of the visit. */
  readonly go: (path: string) => Promise<void>
  /** Failures that the page reported to the platform. */
  readonly received: readonly Failure[]
  /** The title that the page last announced to screen readers. */
  readonly reportedTitle: () => string | undefined
  readonly unmount: () => void
}

/** One page of the table, with its guard, over a market in memory. */
export async function renderPage(path: string, visit: Visit = {}): Promise<RenderedPage> {
  const market = visit.market ?? openTestMarket()
  const device = visit.person?.device ?? market.openDevice()
  const bare = testPorts(market, device)
  const ports = visit.change?.(bare) ?? bare
  const source = () => Promise.resolve(ports)
  const session = createSessionSource(device.session, () => startAuthActor(source))
  const received: Failure[] = []
  let reportedTitle: string | undefined
  const sayTitle = (_path: string, title: string) => void (reportedTitle = title)
  const receive = (failure: Failure) => void received.push(failure)
  const shown = await Promise.all([path, ...(visit.alsoShow ?? [])].map(routeAt))
  const memoryVisit = createMemoryVisit([...(visit.cameFrom ?? []), { ...parts(path), state: visit.state }])
  const locale = visit.locale ?? 'zh-CN'
  const queries = createQueryClient(receive)
  const { unmount } = render(
    <AppProviders
      services={{
        preferences: { locale, theme: 'system' },
        queries,
        pages: {
          ...createPages({ queries, ports: source, locale }),
          ...(visit.prefetchCode && { prefetchCode: visit.prefetchCode }),
        },
        ports: source,
        session,
        device: ports,
        reportFailure: receive,
      }}
    >
      <PageTitleProvider value={sayTitle}>
        <memoryVisit.Router>
          <Pages shown={shown} />
          {visit.beside}
        </memoryVisit.Router>
      </PageTitleProvider>
    </AppProviders>,
  )
  await waitFor(() => screen.getByRole('main'))
  return {
    market,
    ports,
    session,
    user: userEvent.setup(),
    address: memoryVisit.address,
    historyState: () => memoryVisit.location().state as unknown,
    goBack: () => memoryVisit.navigate(-1),
    go: (to) => memoryVisit.navigate(to),
    received,
    reportedTitle: () => reportedTitle,
    unmount,
  }
}

/** Replaces some calls of one port. */
export const withPort =
  <K extends keyof Ports>(key: K, calls: Partial<Ports[K]> | ((ports: Ports) => Partial<Ports[K]>)) =>
  (ports: Ports): Ports => ({
    ...ports,
    [key]: Object.assign({}, ports[key], typeof calls === 'function' ? calls(ports) : calls),
  })

async function routeAt(path: string): Promise<PageRoute> {
  const matched = matchPage(path)
  if (matched === undefined) throw new Error(`No page stands at ${path}`)
  await loadPageCode(matched.route)
  return matched.route
}

function parts(path: string): { readonly pathname: string; readonly search: string } {
  const [pathname = '/', query] = path.split('?', 2)
  return { pathname, search: query === undefined ? '' : `?${query}` }
}

/** The table, of which some pages are really shown. */
function Pages({ shown }: { readonly shown: readonly PageRoute[] }) {
  const { pathname, search } = useLocation()
  const elsewhere = <main>{pathname + search}</main>
  const page = useRoutes([
    ...ROUTES.map((route) => ({
      path: route.path,
      element: shown.includes(route) ? <RoutePage route={route} /> : elsewhere,
    })),
    { path: '*', element: elsewhere },
  ])
  return (
    <PageFailureBoundary at={pathname}>
      <Suspense>
        <Fragment key={pathname}>{page}</Fragment>
      </Suspense>
    </PageFailureBoundary>
  )
}

/** axe's findings, as sentences. Another test checks colours: jsdom renders none. */
export async function findViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`)
}
