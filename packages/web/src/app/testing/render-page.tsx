import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Fragment, Suspense, type ReactNode } from 'react'
import type { Failure } from '@diandu/core/kernel'
import type { Person } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'
import type { Locale } from '../../words/words.ts'
import { AppProviders } from '../app-providers.tsx'
import { InRouter, PageOf, usePlace } from '../app-routes.tsx'
import { startAuthActor } from '../auth-actor.ts'
import { loadPageCode } from '../page-code.tsx'
import { PageTitleProvider } from '../page-title.ts'
import { createPages, matchPage, matchRow } from '../prefetch-page.ts'
import { createQueryClient } from '../query-client.ts'
import { createSessionSource, type SessionSource } from '../session-source.ts'
import type { RouteRow } from '../route-row.ts'
import type { AppRouter } from '../router-context.ts'
import { memoryRouter } from './memory-router.tsx'
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
  /** What the page said last that its title is, which is read out. */
  readonly saidTitle: () => string | undefined
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
  let saidTitle: string | undefined
  const sayTitle = (_path: string, title: string) => void (saidTitle = title)
  const hear = (failure: Failure) => void heard.push(failure)
  const shown = await Promise.all([path, ...(visit.alsoShow ?? [])].map(rowAt))
  const before = visit.cameFrom ?? []
  const router = memoryRouter([...before, { ...parts(path), state: visit.state }], (at) => {
    const matched = matchRow(at)
    return matched !== undefined && shown.includes(matched.row) ? matched : undefined
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
      <PageTitleProvider value={sayTitle}>
        <Frame router={router} />
      </PageTitleProvider>
    </AppProviders>,
  )
  await waitFor(() => screen.getByRole('main'))
  return {
    market,
    ports,
    session,
    user: userEvent.setup(),
    address: () => router.place().location.pathname + router.place().location.search,
    historyState: () => router.place().location.state as unknown,
    goBack: async () => router.navigate(-1),
    heard,
    saidTitle: () => saidTitle,
    unmount,
  }
}

async function rowAt(path: string): Promise<RouteRow> {
  const matched = matchPage(path)
  if (matched === undefined) throw new Error(`No page stands at ${path}`)
  await loadPageCode(matched.row)
  return matched.row
}

function parts(path: string): { readonly pathname: string; readonly search: string } {
  const [pathname = '/', query] = path.split('?', 2)
  return { pathname, search: query === undefined ? '' : `?${query}` }
}

function Frame({ router }: { readonly router: AppRouter }): ReactNode {
  const place = usePlace(router)
  const { pathname, search } = place.location
  return (
    <InRouter router={router} place={place}>
      <Suspense>
        <Fragment key={pathname}>{place.matched === undefined ? <main>{pathname + search}</main> : <PageOf matched={place.matched} />}</Fragment>
      </Suspense>
    </InRouter>
  )
}
