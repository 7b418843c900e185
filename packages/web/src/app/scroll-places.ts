import { useLayoutEffect } from 'react'
import { decoded } from './decoded.ts'
import type { AppRouter, Place } from './router-context.ts'

const KEY = 'diandu_scroll_places'

/** How far down each page of the visit was left, by the key of its place in the history. */
const places = new Map<string, number>()

/** Begins to keep scroll places: through steps, through a reload, and where the document is left and come back to. */
export function keepScrollPlaces(router: AppRouter): void {
  read()
  let shown = router.place()
  const leave = () => void places.set(shown.location.key, window.scrollY)
  // Heard before the new page is drawn, while the old one stands.
  router.subscribe(() => {
    leave()
    shown = router.place()
  })
  history.scrollRestoration = 'manual'
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  window.addEventListener('pagehide', () => {
    leave()
    // The browser itself puts back a document that it loads anew, long before there is a script.
    history.scrollRestoration = 'auto'
    write()
  })
}

/** Brings the page that is shown to where it was left; one that is new to its top, or to what its address points at. */
export function useScrollPlace(place: Place, hasCome: boolean): void {
  useLayoutEffect(() => {
    const { location, navigationType, keepsScroll } = place
    const left = places.get(location.key)
    if (navigationType === 'POP' && left !== undefined) return goDownTo(left)
    if (!hasCome || keepsScroll) return undefined
    const pointed = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)))
    if (pointed === null) window.scrollTo(0, 0)
    else pointed.scrollIntoView()
    return undefined
  }, [place, hasCome])
}

/** Longer than this nobody waits for a place, and something else made the page grow. */
const SOUGHT_MS = 10_000

/**
 * What is asked for anew is shorter at first, and an endless list asks for more as its end is seen: the place is followed
 * down as the page grows, until it is there or the person moves. Answers how to stop.
 */
function goDownTo(top: number): (() => void) | undefined {
  const isThere = (): boolean => {
    window.scrollTo(0, top)
    return window.scrollY >= top - 1
  }
  if (isThere() || typeof ResizeObserver === 'undefined') return undefined
  const since = performance.now()
  const observer = new ResizeObserver(() => {
    if (performance.now() - since > SOUGHT_MS || isThere()) stop()
  })
  const stop = (): void => {
    observer.disconnect()
    for (const move of MOVES) window.removeEventListener(move, stop)
  }
  observer.observe(document.body)
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true })
  return stop
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function read(): void {
  places.clear()
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    for (const [key, top] of Object.entries(kept as Record<string, unknown>)) if (typeof top === 'number') places.set(key, top)
  } catch {
    // Without a storage a reload begins at the top.
  }
}

function write(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // The same.
  }
}
