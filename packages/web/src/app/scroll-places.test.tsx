// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePlace } from './app-routes.tsx'
import type { AppRouter } from './router-context.ts'
import { keepScrollPlaces, useScrollPlace } from './scroll-places.ts'
import { memoryRouter } from './testing/memory-router.tsx'

let top = 0

beforeEach(() => {
  top = 0
  vi.stubGlobal('scrollTo', (_: number, to: number) => void (top = to))
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function Page({ router }: { readonly router: AppRouter }) {
  const place = usePlace(router)
  useScrollPlace(place, place.location.key !== 'default')
  return <p id="terms">{place.location.pathname}</p>
}

function openVisit(entries: Parameters<typeof memoryRouter>[0] = ['/lists']) {
  const router = memoryRouter(entries, () => undefined)
  keepScrollPlaces(router)
  render(<Page router={router} />)
  return { router, go: (...step: Parameters<AppRouter['navigate']>) => act(() => router.navigate(...step)) }
}

it('[WEB-97] a new page begins at its top, and Back finds the one before where it was left', () => {
  const { go } = openVisit()
  top = 640
  go('/shop/a')
  expect(top).toBe(0)
  top = 90
  go(-1)
  expect(top).toBe(640)
  go(1)
  expect(top).toBe(90)
})

it('[WEB-97] the same page with another state or query stays where it is', () => {
  const { router } = openVisit()
  top = 640
  act(() => router.navigator.push('/lists', { open: 'filter' }, { preventScrollReset: true }))
  expect(top).toBe(640)
  act(() => router.navigator.push('/lists?page=2'))
  expect(top).toBe(0)
})

/** A page of this height, which grows; as in a browser, nothing is further down than its end. */
function onPageOf(heightAtFirst: number) {
  let height = heightAtFirst
  const grown = new Set<() => void>()
  vi.stubGlobal('scrollTo', (_: number, to: number) => void (top = Math.min(to, height)))
  vi.stubGlobal('ResizeObserver', function (this: object, heard: () => void) {
    Object.assign(this, { observe: () => void grown.add(heard), disconnect: () => void grown.delete(heard) })
  })
  return {
    become: (next: number) => {
      height = next
      for (const heard of [...grown]) heard()
    },
  }
}

it('[WEB-97] a list that comes anew is followed down to where it was left', () => {
  const page = onPageOf(9000)
  const { go } = openVisit()
  top = 6400
  go('/shop/a')
  page.become(177)
  go(-1)
  expect(top).toBe(177)
  page.become(3000)
  expect(top).toBe(3000)
  page.become(7000)
  expect(top).toBe(6400)
  page.become(500)
  page.become(9000)
  expect(top).toBe(6400)
})

it.each(['wheel', 'touchstart', 'keydown', 'step'])('[WEB-97] whoever moves by themselves (%s) is followed no further', (move) => {
  const page = onPageOf(9000)
  const { go } = openVisit()
  top = 6400
  go('/shop/a')
  page.become(177)
  go(-1)
  if (move === 'step') go('/shop/b')
  else window.dispatchEvent(new Event(move))
  top = 20
  page.become(9000)
  expect(top).toBe(20)
})

it('[WEB-97] an address that points into its page brings that part into view, and one that points nowhere the top', () => {
  const { go } = openVisit()
  const seen = vi.fn()
  Element.prototype.scrollIntoView = seen
  top = 640
  go('/about#terms')
  expect([seen.mock.contexts[0], top]).toEqual([document.getElementById('terms'), 640])
  go('/about#%')
  expect(top).toBe(0)
})

it('[WEB-97] a page that is loaded anew is where it was left; a visit that begins leaves it to the browser', () => {
  openVisit()
  expect(top).toBe(0)
  top = 420
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  cleanup()
  top = 0
  openVisit()
  expect([top, history.scrollRestoration]).toEqual([420, 'manual'])
})

it('[WEB-97] nonsense in the storage, or no storage, is no place', () => {
  sessionStorage.setItem('diandu_scroll_places', '{"default":"low"')
  openVisit(['/about'])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow()
})
