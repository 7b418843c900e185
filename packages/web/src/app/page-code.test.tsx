// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InRouter, PageOf, usePlace } from './app-routes.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { loadPageCode, pagesAwaited } from './page-code.tsx'
import type { PageModule } from './page.ts'
import { RouteFailurePage } from './route-failure-page.tsx'
import type { RouteRow } from './route-row.ts'
import type { AppRouter } from './router-context.ts'
import { ROUTES } from './routes.ts'
import { memoryRouter } from './testing/memory-router.tsx'

afterEach(cleanup)

const [home] = ROUTES
if (home === undefined) throw new Error('The table is empty')

function openRow() {
  const answers: ((module: PageModule) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const load = vi.fn(
    () =>
      new Promise<PageModule>((answer, fail) => {
        answers.push(answer)
        failures.push(fail)
      }),
  )
  const row: RouteRow = { ...(home as RouteRow), load }
  return { row, load, arrive: () => answers.at(-1)?.({ Page: () => <p>到了</p> }), miss: () => failures.at(-1)?.(new Error('no network')) }
}

/** A page of a few words whose code is here. */
async function rowOf(path: string, text: string): Promise<RouteRow> {
  const row: RouteRow = { ...(home as RouteRow), path, load: () => Promise.resolve({ Page: () => <p>{text}</p> }) }
  await loadPageCode(row)
  return row
}

/** A visit to a table of these pages, that begins with the first. */
function openVisit(rows: readonly RouteRow[]): AppRouter {
  const match = (path: string) => {
    const row = rows.find((one) => one.path === path)
    return row === undefined ? undefined : { row, visit: { path, parameters: {}, search: new URLSearchParams() } }
  }
  return memoryRouter([rows[0]?.path ?? '/'], match)
}

function Shown({ router }: { readonly router: AppRouter }) {
  const place = usePlace(router)
  return (
    <InRouter router={router} place={place}>
      <FailureBoundary at={place} failed={(error) => <RouteFailurePage error={error} />}>
        <PageOf matched={place.matched} />
      </FailureBoundary>
    </InRouter>
  )
}

it('[WEB-12] code is fetched once, and what did not come is asked for again the next time', async () => {
  const { row, load, arrive, miss } = openRow()
  const first = loadPageCode(row)
  expect(loadPageCode(row)).toBe(first)
  miss()
  await expect(first).rejects.toThrow('no network')
  const second = loadPageCode(row)
  arrive()
  await second
  expect(loadPageCode(row)).toBe(second)
  expect(load).toHaveBeenCalledTimes(2)
})

it('[WEB-12] a page whose code is here is shown in the same frame, without any waiting', async () => {
  const { row, arrive } = openRow()
  const loading = loadPageCode(row)
  arrive()
  await loading
  const busy = vi.fn()
  const stop = pagesAwaited.subscribe(busy)
  const { container } = render(<Shown router={openVisit([row])} />)
  expect(container.textContent).toBe('到了')
  await Promise.resolve()
  expect(busy).not.toHaveBeenCalled()
  stop()
})

it('[WEB-12] a page that is waited for leaves the page before in view and makes the loading bar run, until it has come', async () => {
  const { row, arrive } = openRow()
  const router = openVisit([await rowOf('/before', '这里'), row])
  render(<Shown router={router} />)
  await act(() => router.navigate(row.path))
  expect(screen.getByText('这里')).toBeTruthy()
  expect(pagesAwaited.isBusy()).toBe(true)
  arrive()
  expect(await screen.findByText('到了')).toBeTruthy()
  expect(pagesAwaited.isBusy()).toBe(false)
})

it('[WEB-12] who goes elsewhere while a page is waited for is not led back when it comes', async () => {
  const { row, arrive } = openRow()
  const router = openVisit([await rowOf('/before', '/before'), await rowOf('/else', '/else'), row])
  render(<Shown router={router} />)
  await act(() => router.navigate(row.path))
  await act(() => router.navigate('/else'))
  expect(screen.getByText('/else')).toBeTruthy()
  await act(async () => arrive())
  await loadPageCode(row)
  expect(screen.getByText('/else')).toBeTruthy()
})

it('[WEB-91] code that does not come is asked for once, told as failed, and asked for again by the next visit', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi.fn(() => Promise.reject<PageModule>(new TypeError('Failed to fetch dynamically imported module')))
  const row: RouteRow = { ...(home as RouteRow), path: '/there', load }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const router = openVisit([await rowOf('/', '这里'), row])
  await act(async () => void render(<Shown router={router} />))
  await act(() => router.navigate('/there'))
  expect((await screen.findByRole('alert')).textContent).toContain('网络没有连上')
  expect(load).toHaveBeenCalledTimes(1)
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/there'))
  await screen.findByRole('alert')
  expect(load).toHaveBeenCalledTimes(2)
})
