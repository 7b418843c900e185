import { parseJson } from '@diandu/core/input'
import { useLayoutEffect, useRef } from 'react'
import type { DeviceStorage, KeyValueStore } from '@diandu/core/kernel'
import type { VisitedPage } from './page-context.ts'
import { FIRST_ENTRY } from './first-entry.ts'

const KEY = 'diandu_scroll_places'
/** Of more pages no visit comes back to the first. */
const MAX_STORED = 200

/** How far down each page of the visit was left, by the key of its entry in the history. */
const places = new Map<string, number>()
/** The place of the page that is shown. */
let shownPlace = ''
/** Ends the way down of a document that came out of the browser's memory. */
let forgetShown: (() => void) | undefined

/**
 * Begins to keep scroll places: through steps, through a reload, and where the document is left and come back to.
 * Answers how to stop.
 */
export function keepScrollPlaces({ visit }: Pick<DeviceStorage, 'visit'>): () => void {
  shownPlace = nameEntry()
  read(visit)
  const write = () => visit.write(KEY, JSON.stringify(Object.fromEntries([...places].slice(-MAX_STORED))))
  const onScroll = () => {
    // A page that is still too short is at its end, which is not where it was left.
    if (!isSought()) places.set(shownPlace, window.scrollY)
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
    // The browser itself puts back a document that it loads again, long before there is a script.
    history.scrollRestoration = 'auto'
    write()
  }
  seekShown()
  // A document that was left before this ran has its place with the browser alone, which brings it there as it loads.
  if (document.readyState === 'complete') onShow({ persisted: false })
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  // A scroll is told with the next frame only; a step may come first, and is heard here before the router.
  window.addEventListener('popstate', onScroll, { signal })
  window.addEventListener('click', onScroll, { capture: true, signal })
  window.addEventListener('pageshow', onShow, { signal })
  window.addEventListener('pagehide', onHide, { signal })
  // Firefox loses data written in `pagehide` where the next document is of another site.
  window.addEventListener('beforeunload', write, { signal })
  return () => listening.abort()
}

/**
 * The router gives every document that is opened by its address the key `default`. With a key of its own its entry is
 * known again after a reload, and is no other one's. Comes before the router, which reads it. Answers the key.
 */
function nameEntry(): string {
  const state = (history.state ?? {}) as { readonly key?: string }
  const key = state.key ?? `${FIRST_ENTRY}${Date.now().toString(36)}`
  if (state.key === undefined) history.replaceState({ ...state, key }, '')
  return key
}

/** State of a step within a page that is not to jump to its top though its query changes. */
export const KEEPS_SCROLL = { keepsScroll: true } as const

const keepsScroll = (state: unknown): boolean =>
  (state as { readonly keepsScroll?: boolean } | null)?.keepsScroll === true

/** Brings the page that is shown to where it was left; one that is new to its top, or to what its address points at. */
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

/** Longer than this no reader waits for a place, and something else made the page grow. */
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
