import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router'
import type { Failure } from '@diandu/core/kernel'
import type { Person } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'
import type { Locale } from '../../words/words.ts'
import { AppProviders } from '../app-providers.tsx'
import { startAuthActor } from '../auth-actor.ts'
import { loadPageCode } from '../page-code.tsx'
import { createPages, matchPage } from '../prefetch-page.ts'
import { createQueryClient } from '../query-client.ts'
import { createSessionSource, type SessionSource } from '../session-source.ts'
import { openTestMarket, type TestMarket } from './open-test-market.ts'
import { testPorts } from './test-ports.ts'

interface Visit {
  readonly market?: TestMarket
  /** Who is logged in; without it a stranger. */
  readonly person?: Person
  readonly locale?: Locale
  /** Carried to the page by the history. */
  readonly state?: unknown
  /** The pages the visit began with, the oldest first. */
  readonly cameFrom?: readonly string[]
  /** Other pages that are really shown; any other is shown as an address only. */
  readonly alsoShow?: readonly string[]
  /** What a test replaces or watches. */
  readonly change?: (ports: Ports) => Ports
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
  /** Failures that the page told the house of. */
  readonly heard: readonly Failure[]
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
  const heard: Failure[] = []
  const hear = (failure: Failure) => void heard.push(failure)
  const shown = await Promise.all([path, ...(visit.alsoShow ?? [])].map(routeOf))
  const before = visit.cameFrom ?? []
  const router = createMemoryRouter([{ element: <Frame />, children: [...shown, { path: '*', element: <Address /> }] }], {
    initialEntries: [...before, { ...parts(path), state: visit.state }],
    initialIndex: before.length,
  })
  const locale = visit.locale ?? 'zh-CN'
  const queries = createQueryClient(hear)
  const { unmount } = render(
    <AppProviders
      means={{
        preferences: { locale, theme: 'system' },
        queries,
        pages: createPages({ queries, ports: source, locale }),
        ports: source,
        session,
        busy: ports.busy,
        hearFailure: hear,
        shell: ports.shell,
      }}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await waitFor(() => screen.getByRole('main'))
  return {
    market,
    ports,
    session,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    historyState: () => router.state.location.state as unknown,
    goBack: () => router.navigate(-1),
    heard,
    unmount,
  }
}

async function routeOf(path: string): Promise<RouteObject> {
  const matched = matchPage(path)
  if (matched === undefined) throw new Error(`No page stands at ${path}`)
  const { Component } = await loadPageCode(matched.row)
  return { path: matched.row.path, Component }
}

function parts(path: string): { readonly pathname: string; readonly search: string } {
  const [pathname = '/', query] = path.split('?', 2)
  return { pathname, search: query === undefined ? '' : `?${query}` }
}

function Frame(): ReactNode {
  const { pathname } = useLocation()
  return (
    <Suspense>
      <Outlet key={pathname} />
    </Suspense>
  )
}

function Address(): ReactNode {
  const { pathname, search } = useLocation()
  return <main>{pathname + search}</main>
}
