// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useMemo } from 'react'
import { useLocation, useNavigationType, type InitialEntry, type NavigateOptions } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryVisit } from '../app/testing/memory-visit.tsx'
import { lightPorts } from '../composition/light-ports.ts'
import { KEEPS_SCROLL, keepScrollPlaces, useScrollPlace } from './scroll-places.ts'
import { useVisitedPages } from '../routes/visited-pages.ts'

let top = 0

beforeEach(() => {
  top = 0
  vi.stubGlobal('scrollTo', (_: number, to: number) => void (top = to))
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top })
})

function Page() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const step = useMemo(() => ({ location, navigationType }), [location, navigationType])
  useScrollPlace(useVisitedPages(step, true).shown)
  return <p id="terms">{location.pathname}</p>
}

/** A person moves. */
function scroll(to: number): void {
  top = to
  window.dispatchEvent(new Event('scroll'))
}

let stop = () => {}
afterEach(() => stop())

function openVisit(entries: InitialEntry[] = ['/lists']) {
  const visit = createMemoryVisit(entries)
  stop()
  stop = keepScrollPlaces(lightPorts.storage)
  render(
    <visit.Router>
      <Page />
    </visit.Router>,
  )
  return (to: string | number, options?: NavigateOptions) => visit.navigate(to, options)
}

it('a new page begins at its top, and Back and Forward find one where it was left (WEB-140)', async () => {
  const go = openVisit()
  scroll(640)
  await go('/shop/a')
  expect(top).toBe(0)
  scroll(90)
  await go(-1)
  expect(top).toBe(640)
  await go(1)
  expect(top).toBe(90)
  await go('/lists')
  expect(top).toBe(0)
})

it('the same page with another state stays where it is, and with another query where the step says so', async () => {
  const go = openVisit()
  scroll(640)
  await go('/lists', { state: { open: 'filter' } })
  expect(top).toBe(640)
  scroll(700)
  await go(-1)
  expect(top).toBe(700)
  await go('/lists', { state: { open: 'filter' } })
  scroll(640)
  await go('/lists?tab=2', { replace: true, state: KEEPS_SCROLL })
  expect(top).toBe(640)
  await go('/lists?page=2')
  expect(top).toBe(0)
})

it.each([
  ['the same entry', 'first-1', 640],
  ['another entry of the same address', 'first-2', 0],
])('a document whose page was left at a place comes again at it for %s only (WEB-140)', (_, key, place) => {
  openVisit([{ pathname: '/lists', key: 'first-1' }])
  scroll(640)
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  top = 0
  openVisit([{ pathname: '/lists', key }])
  expect(top).toBe(place)
})

it('the entry that a document is opened with has a key of its own before the router reads it (WEB-140)', () => {
  history.replaceState({ other: 1 }, '')
  openVisit()
  const { state } = history
  expect(state).toMatchObject({ other: 1, key: expect.stringMatching(/^first-/) as string })
  stop()
  openVisit()
  expect(history.state).toEqual(state)
  history.replaceState(null, '')
})

it.each(['beforeunload', 'pagehide'])(
  'a place that was reached before the page had hydrated, even before this code came, is kept upon %s (WEB-140)',
  (event) => {
    history.replaceState({ key: 'first-1' }, '')
    top = 640
    stop = keepScrollPlaces(lightPorts.storage)
    window.dispatchEvent(new Event(event))
    top = 0
    openVisit([{ pathname: '/lists', key: 'first-1' }])
    expect(top).toBe(640)
    history.replaceState(null, '')
  },
)

it('the browser brings a document to its place itself until it has loaded (WEB-140)', () => {
  history.scrollRestoration = 'auto'
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive')
  openVisit()
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})

it('a page that is left by a press before its scroll was told is found where it was left (WEB-140)', async () => {
  const go = openVisit()
  top = 640
  document.getElementById('terms')?.dispatchEvent(new Event('click'))
  await go('/shop/a')
  expect(top).toBe(0)
  await go(-1)
  expect(top).toBe(640)
})

it('a place that a step kept belongs to the entry of the step too (WEB-140)', async () => {
  const go = openVisit()
  scroll(640)
  await go('/lists?tab=2', { replace: true, state: KEEPS_SCROLL })
  await go('/shop/a')
  expect(top).toBe(0)
  await go(-1)
  expect(top).toBe(640)
})

/** A page of this height, which grows; as in a browser, nothing is further down than its end. */
function onPageOf(heightAtFirst: number) {
  let height = heightAtFirst
  const grown = new Set<() => void>()
  vi.stubGlobal('scrollTo', (_: number, to: number) => void (top = Math.min(to, height)))
  vi.stubGlobal('ResizeObserver', function (this: object, received: () => void) {
    Object.assign(this, { observe: () => void grown.add(received), disconnect: () => void grown.delete(received) })
  })
  return {
    become: (next: number) => {
      height = next
      for (const received of Array.from(grown)) received()
    },
  }
}

it('a list that comes again is followed down to where it was left', async () => {
  const page = onPageOf(9000)
  const go = openVisit()
  scroll(6400)
  await go('/shop/a')
  page.become(177)
  await go(-1)
  expect(top).toBe(177)
  page.become(3000)
  expect(top).toBe(3000)
  page.become(7000)
  expect(top).toBe(6400)
  page.become(500)
  page.become(9000)
  expect(top).toBe(6400)
})

it('a page that was left before it had grown keeps the place that it was to be brought to (WEB-140)', async () => {
  const page = onPageOf(9000)
  const go = openVisit()
  scroll(6400)
  await go('/shop/a')
  page.become(177)
  await go(-1)
  scroll(177)
  await go(1)
  page.become(9000)
  await go(-1)
  expect(top).toBe(6400)
})

it('a scroll that a step overtakes is a place all the same (WEB-140)', async () => {
  const go = openVisit()
  await go('/shop/a')
  top = 520
  window.dispatchEvent(new Event('popstate'))
  await go(-1)
  await go(1)
  expect(top).toBe(520)
})

it('a place is held while a part above it finds its height (WEB-140)', async () => {
  const page = onPageOf(9000)
  const go = openVisit()
  scroll(640)
  await go('/shop/a')
  await go(-1)
  // The browser keeps what is seen in view.
  scroll(387)
  page.become(8747)
  expect(top).toBe(640)
  window.dispatchEvent(new Event('wheel'))
  scroll(100)
  page.become(9000)
  expect(top).toBe(100)
})

it.each(['wheel', 'touchstart', 'keydown', 'step'])(
  'a visitor who scrolls themselves (%s) is followed no further',
  async (move) => {
    const page = onPageOf(9000)
    const go = openVisit()
    scroll(6400)
    await go('/shop/a')
    page.become(177)
    await go(-1)
    if (move === 'step') await go('/shop/b')
    else window.dispatchEvent(new Event(move))
    top = 20
    page.become(9000)
    expect(top).toBe(20)
  },
)

it('an address that points into its page brings that part into view, and one that points nowhere the top', async () => {
  const go = openVisit()
  const seen = vi.fn()
  Element.prototype.scrollIntoView = seen
  top = 640
  await go('/about#terms')
  expect([seen.mock.contexts[0], top]).toEqual([document.getElementById('terms'), 640])
  await go('/about#%')
  expect(top).toBe(0)
})

it('a page that is loaded again is where it was left; a visit that begins leaves it to the browser', async () => {
  openVisit()
  expect(top).toBe(0)
  scroll(420)
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  cleanup()
  top = 0
  openVisit()
  expect([top, history.scrollRestoration]).toEqual([420, 'manual'])
})

it('a place is kept where a browser forgets what is written while it hides a document (WEB-140)', () => {
  openVisit()
  scroll(420)
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  cleanup()
  top = 0
  openVisit()
  expect(top).toBe(420)
})

it('a page that comes back out of the browser’s memory is where it was left, also where that brings it at its top (WEB-140)', async () => {
  const page = onPageOf(9000)
  const go = openVisit()
  scroll(420)
  window.dispatchEvent(new Event('pagehide'))
  top = 0
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([top, history.scrollRestoration]).toEqual([420, 'manual'])
  scroll(0)
  page.become(9000)
  expect(top).toBe(420)
  window.dispatchEvent(new Event('touchstart'))
  scroll(100)
  await go('/shop/a')
  await go(-1)
  expect(top).toBe(100)
})

it('nonsense in the storage, or no storage, is no place', async () => {
  sessionStorage.setItem('diandu_scroll_places', '{"default":"low"')
  openVisit(['/about'])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow()
})
