// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MemoryServices } from '../app/testing/memory-services.tsx'
import { createMemoryVisit, type MemoryVisit } from '../app/testing/memory-visit.tsx'
import { loadPageCode, pagesAwaited, RoutePage } from './page-code.tsx'
import { PageFailureBoundary } from './page-failure.tsx'
import type { PageModule, PageRoute, Visit } from '../router/page.ts'
import { ROUTES } from './routes.ts'

const [home] = ROUTES
if (home === undefined) throw new Error('The table is empty')

function openRoute() {
  const answers: ((module: PageModule) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const load = vi.fn(
    () =>
      new Promise<PageModule>((answer, fail) => {
        answers.push(answer)
        failures.push(fail)
      }),
  )
  const route: PageRoute = { ...(home as PageRoute), load }
  return {
    route,
    load,
    arrive: () => answers.at(-1)?.({ Page: () => <p>到了</p> }),
    miss: () => failures.at(-1)?.(new Error('no network')),
  }
}

/** A page of a few words whose code is here. */
async function routeOf(path: string, text: string): Promise<PageRoute> {
  const route: PageRoute = { ...(home as PageRoute), path, load: () => Promise.resolve({ Page: () => <p>{text}</p> }) }
  await loadPageCode(route)
  return route
}

/** A visit to a table of these pages, that begins with the first. */
function openVisit(routes: readonly PageRoute[]): MemoryVisit {
  const visit = createMemoryVisit([routes[0]?.path ?? '/'])
  render(
    <MemoryServices>
      <visit.Router>
        <Pages routes={routes} />
      </visit.Router>
    </MemoryServices>,
  )
  return visit
}

function Pages({ routes }: { readonly routes: readonly PageRoute[] }) {
  return (
    <PageFailureBoundary at={useLocation()}>
      <Suspense>
        {useRoutes(
          routes.map((route) => ({ path: route.path, element: <RoutePage key={route.path} route={route} /> })),
        )}
      </Suspense>
    </PageFailureBoundary>
  )
}

it('code is fetched once, and what did not come is asked for again the next time', async () => {
  const { route, load, arrive, miss } = openRoute()
  const first = loadPageCode(route)
  expect(loadPageCode(route)).toBe(first)
  miss()
  await expect(first).rejects.toThrow('no network')
  const second = loadPageCode(route)
  arrive()
  await second
  expect(loadPageCode(route)).toBe(second)
  expect(load).toHaveBeenCalledTimes(2)
})

it('a page whose code is here is shown in the same frame, without any waiting', async () => {
  const { route, arrive } = openRoute()
  const loading = loadPageCode(route)
  arrive()
  await loading
  const busy = vi.fn()
  const stop = pagesAwaited.subscribe(busy)
  openVisit([route])
  expect(screen.getByText('到了')).toBeTruthy()
  await Promise.resolve()
  expect(busy).not.toHaveBeenCalled()
  stop()
})

it('a page that is waited for leaves the page before in view and makes the loading bar run, until it has come', async () => {
  const { route, arrive } = openRoute()
  const visit = openVisit([await routeOf('/before', '这里'), route])
  await visit.navigate(route.path)
  expect(screen.getByText('这里')).toBeTruthy()
  expect(pagesAwaited.isBusy()).toBe(true)
  arrive()
  expect(await screen.findByText('到了')).toBeTruthy()
  expect(pagesAwaited.isBusy()).toBe(false)
})

it('a visitor who goes elsewhere while a page is waited for is not led back when it comes', async () => {
  const { route, arrive } = openRoute()
  const visit = openVisit([await routeOf('/before', '/before'), await routeOf('/else', '/else'), route])
  await visit.navigate(route.path)
  await visit.navigate('/else')
  expect(screen.getByText('/else')).toBeTruthy()
  await act(async () => arrive())
  await loadPageCode(route)
  expect(screen.getByText('/else')).toBeTruthy()
})

it('a route that names a guard that there is not says so, with the status 500 (WEB-119)', async () => {
  const route: PageRoute = { ...(home as PageRoute), path: '/there', guard: 'ferryman' }
  const page = await loadPageCode(route)
  expect(page.describe?.({} as Visit)).toEqual({ status: 500 })
  openVisit([route])
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Unknown middleware ferryman')
  expect(alert.textContent).toContain('状态码 500')
})

it('code that does not come is asked for once, told as failed, and asked for again by the next visit', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi.fn(() => Promise.reject<PageModule>(new TypeError('Failed to fetch dynamically imported module')))
  const route: PageRoute = { ...(home as PageRoute), path: '/there', load }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const visit = openVisit([await routeOf('/', '这里'), route])
  await visit.navigate('/there')
  expect((await screen.findByRole('alert')).textContent).toContain('没有连上服务器')
  expect(load).toHaveBeenCalledTimes(1)
  await visit.navigate('/')
  await visit.navigate('/there')
  await screen.findByRole('alert')
  expect(load).toHaveBeenCalledTimes(2)
})
