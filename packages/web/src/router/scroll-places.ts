import { parseJson } from '@diandu/core/input'
import { useLayoutEffect, useRef } from 'react'
import type { DeviceStorage, KeyValueStore } from '@diandu/core/kernel'
import type { VisitedPage } from './page-context.ts'
import { FIRST_ENTRY } from './first-entry.ts'

const KEY = 'diandu_scroll_places'
/** A visit never returns past so many pages. */
const MAX_STORED = 200

/** The scroll position of each page of the visit, by the key of its history entry. */
const places = new Map<string, number>()
/** The place of the page that is shown. */
let shownPlace = ''
/** Stops the scroll restoration of a document from the back-forward cache. */
let forgetShown: (() => void) | undefined

/**
 * Keeps scroll places across navigation steps, a reload, and a return to the document. Returns a function that stops
 * it.
 */
export function keepScrollPlaces({ visit }: Pick<DeviceStorage, 'visit'>): () => void {
  shownPlace = nameEntry()
  read(visit)
  const onScroll = () => {
    // A page that is still too short is at its end, which is not where it was left.
    if (!isSought()) places.set(shownPlace, window.scrollY)
  }
  const write = () => {
    // A page that was scrolled before this ran, and is left before it hydrates, has fired no event that was heard.
    onScroll()
    visit.write(KEY, JSON.stringify(Object.fromEntries([...places].slice(-MAX_STORED))))
  }
  const seekShown = () => {
    const left = places.get(shownPlace)
    if (left !== undefined) forgetShown = goDownTo(left)
  }
  const onShow = ({ persisted }: Pick<PageTransitionEvent, 'persisted'>) => {
    history.scrollRestoration = 'manual'
    // WebKit restores a document from its memory at the top, and then fires a scroll to there.
    if (persisted) seekShown()
  }
  const onHide = () => {
    // Upon a reload the browser itself restores the place, long before the script runs.
    history.scrollRestoration = 'auto'
    write()
  }
  seekShown()
  // Only the browser knows the place of a document that was left before this ran, and restores it during the load.
  if (document.readyState === 'complete') onShow({ persisted: false })
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  // A scroll event fires with the next frame; a step may come first, and its event arrives here before the router.
  window.addEventListener('popstate', onScroll, { signal })
  window.addEventListener('click', onScroll, { capture: true, signal })
  window.addEventListener('pageshow', onShow, { signal })
  window.addEventListener('pagehide', onHide, { signal })
  // Firefox loses data written in `pagehide` where the next document is of another site.
  window.addEventListener('beforeunload', write, { signal })
  return () => listening.abort()
}

/**
 * The router gives every document that is opened by its address the key `default`. A unique key identifies its entry
 * after a reload. Call it before the router, which reads the key. Returns the key.
 */
function nameEntry(): string {
  const state = (history.state ?? {}) as { readonly key?: string }
  const key = state.key ?? `${FIRST_ENTRY}${Date.now().toString(36)}`
  if (state.key === undefined) history.replaceState({ ...state, key }, '')
  return key
}

/** History state of a step that must not scroll to the top although its query changes. */
export const KEEPS_SCROLL = { keepsScroll: true } as const

const keepsScroll = (state: unknown): boolean =>
  (state as { readonly keepsScroll?: boolean } | null)?.keepsScroll === true

/** Scrolls to the stored place; a new page to its top, or to the target of its hash. */
export function useScrollPlace({ location, navigationType, turn }: VisitedPage): void {
  const before = useRef<{ readonly turn: number; readonly address: string }>(undefined)
  useLayoutEffect(() => {
    const { search, hash, state } = location
    const isFirst = before.current === undefined
    const isSamePage = before.current?.turn === turn
    const address = search + hash
    const isOnlyState = isSamePage && before.current?.address === address
    before.current = { turn, address }
    forgetShown?.()
    shownPlace = location.key
    const left = places.get(shownPlace)
    // Opening or closing an overlay keeps the place, however the page has grown in the meantime.
    if (navigationType === 'POP' && left !== undefined && !isOnlyState) return goDownTo(left)
    if (isFirst || isOnlyState || (isSamePage && keepsScroll(state))) {
      // The step has an entry of its own, which has no stored place yet.
      places.set(shownPlace, window.scrollY)
      return undefined
    }
    const pointed = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
    if (pointed === null) window.scrollTo(0, 0)
    else pointed.scrollIntoView()
    return undefined
  }, [location, navigationType, turn])
}

/** After this time no reader waits for the place, and something else made the page grow. */
const SOUGHT_MS = 10_000
let soughtUntil = 0
const isSought = (): boolean => performance.now() < soughtUntil

/**
 * A page that loads again is shorter at first, and an endless list loads more as its end comes into view. The place is
 * followed down as the page grows, and held while parts above it find their height, until the user scrolls. Returns a
 * function that stops it.
 */
export function goDownTo(top: number): (() => void) | undefined {
  window.scrollTo(0, top)
  if (typeof ResizeObserver === 'undefined') return undefined
  soughtUntil = performance.now() + SOUGHT_MS
  const observer = new ResizeObserver(() => {
    if (isSought()) window.scrollTo(0, top)
    else stop()
  })
  const stop = (): void => {
    soughtUntil = 0
    observer.disconnect()
    for (const move of MOVES) window.removeEventListener(move, stop)
  }
  observer.observe(document.body)
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true })
  return stop
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function read(visit: KeyValueStore): void {
  places.clear()
  for (const [key, top] of Object.entries(parseJson(visit.read(KEY)) ?? {}))
    if (typeof top === 'number') places.set(key, top)
}

/** Percent-decoded; unchanged where it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
