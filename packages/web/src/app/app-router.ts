import { createPath, type Navigator, type To, type UNSAFE_createBrowserHistory } from 'react-router'
import { awaitPageCode, isPageCodeHere } from './page-code.tsx'
import { matchRow } from './prefetch-page.ts'
import type { MatchedPage } from './route-row.ts'
import type { AppRouter, Place } from './router-context.ts'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/**
 * A visit over react-router's history. Its place changes once the code of the new page is here: until then the page before
 * stays in view. What could not come is a place too, for the page's own place to tell.
 */
export function createAppRouter(history: BrowserHistory, match: (path: string) => MatchedPage | undefined = matchRow): AppRouter {
  const placeNow = (navigationType: Place['navigationType'], keepsScroll: boolean): Place => {
    const { location } = history
    return { location, navigationType, keepsScroll, matched: match(createPath({ ...location, hash: '' })) }
  }
  const listeners = new Set<() => void>()
  let place = placeNow(history.action, false)
  let latest = place
  let keepsScroll = false
  const show = () => {
    place = latest
    for (const hear of listeners) hear()
  }
  history.listen(({ action }) => {
    const asked = placeNow(action, keepsScroll)
    latest = asked
    const row = asked.matched?.row
    if (row === undefined || isPageCodeHere(row)) return show()
    void awaitPageCode(row).then(() => {
      if (latest === asked) show()
    })
  })
  const step = (take: BrowserHistory['push']): Navigator['push'] => (to, state: unknown, options) => {
    keepsScroll = options?.preventScrollReset === true
    take(onThisHost(to), state)
    keepsScroll = false
  }
  const navigator: Navigator = { createHref: history.createHref, go: history.go, push: step(history.push), replace: step(history.replace) }
  return {
    place: () => place,
    subscribe(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    navigator,
    navigate: (to, { replace = false, state } = {}) => (typeof to === 'number' ? history.go(to) : (replace ? navigator.replace : navigator.push)(to, state)),
  }
}

/** An address that names another host would be left for; every step of ours stays here. */
function onThisHost(to: To): To {
  const path = typeof to === 'string' ? to : createPath(to)
  if (!/^\/(?![/\\])/.test(path)) throw new Error('A step inside the app begins with one slash')
  return to
}
