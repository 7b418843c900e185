import { createPath, NavigationType, type Location, type Navigator, type To, type UNSAFE_createBrowserHistory } from 'react-router'
import { awaitPageCode, isPageCodeHere } from './page-code.tsx'
import { matchRow } from './prefetch-page.ts'
import type { AppRouter, Place } from './router-context.ts'
import type { MatchedPage } from './route-row.ts'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

interface AppRouterOptions {
  readonly match?: (path: string) => MatchedPage | undefined
  /** When a step is written into the history: to change the address costs a slow phone a fifth of a tap, and nobody waits for it. */
  readonly later?: (write: () => void) => void
}

/**
 * A visit over react-router's history. Its place changes once the code of the new page is here: until then the page before
 * stays in view. What could not come is a place too, for the page's own place to tell.
 */
export function createAppRouter(history: BrowserHistory, { match = matchRow, later = (write) => write() }: AppRouterOptions = {}): AppRouter {
  const placeAt = (location: Location, navigationType: NavigationType, keepsScroll = false): Place => ({
    location,
    navigationType,
    keepsScroll,
    matched: match(createPath({ ...location, hash: '' })),
  })
  const listeners = new Set<() => void>()
  let place = placeAt(history.location, history.action)
  let latest = place
  const show = () => {
    place = latest
    for (const hear of listeners) hear()
  }
  const arrive = (asked: Place) => {
    latest = asked
    const row = asked.matched?.row
    if (row === undefined || isPageCodeHere(row)) return show()
    void awaitPageCode(row).then(() => {
      if (latest === asked) show()
    })
  }
  let unwritten: (() => void) | undefined
  const write = () => {
    const step = unwritten
    unwritten = undefined
    step?.()
  }
  const step = (navigationType: NavigationType, take: (location: Location) => void): Navigator['push'] => (to, state: unknown, options) => {
    const location = locationOf(to, state)
    write()
    unwritten = () => take(location)
    later(write)
    arrive(placeAt(location, navigationType, options?.preventScrollReset))
  }
  // Who goes back before a step was written goes back from where it was taken.
  history.listen(({ action, location }) => {
    unwritten = undefined
    arrive(placeAt(location, action))
  })
  const navigator: Navigator = {
    createHref: history.createHref,
    push: step(NavigationType.Push, history.push),
    replace: step(NavigationType.Replace, history.replace),
    go(delta) {
      write()
      history.go(delta)
    },
  }
  return {
    place: () => place,
    subscribe(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    navigator,
    navigate: (to, { replace = false, state } = {}) => (typeof to === 'number' ? navigator.go(to) : (replace ? navigator.replace : navigator.push)(to, state)),
  }
}

/** As the browser will write it, with a key of its own. An address that names another host would be left for; every step of ours stays here. */
function locationOf(to: To, state: unknown): Location {
  const path = typeof to === 'string' ? to : createPath(to)
  const { pathname, search, hash } = new URL(`http://page${path.startsWith('/') ? path : '//'}`)
  if (pathname.startsWith('//')) throw new Error('A step inside the app begins with one slash')
  return { pathname, search, hash, state: state ?? null, key: Math.random().toString(36).slice(2, 10) }
}
