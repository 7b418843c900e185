import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadPageCode } from './page-code.tsx'
import type { MatchedPage, PageRoute, Visit } from '../router/page.ts'
import { ROUTES } from './routes.ts'
import type { Pages } from '../router/page-context.ts'

type TableRoute = RouteObject & { readonly handle: PageRoute }

const TABLE: TableRoute[] = ROUTES.map((route) => ({ path: route.path, handle: route }))

type TableMatch = ReturnType<typeof matchRoutes<TableRoute>>

/** react-router ranks the whole table again for each question, and one step of a visit asks the same one many times. */
const lately = new Map<string, TableMatch>()
const MAX_LATELY = 50

function matchTable(pathname: string): TableMatch {
  const known = lately.get(pathname)
  if (known !== undefined) return known
  if (lately.size === MAX_LATELY) lately.clear()
  const match = matchRoutes(TABLE, pathname)
  lately.set(pathname, match)
  return match
}

/**
 * The route that a path belongs to, with what the path says; whether it says something sensible is another question.
 */
export function matchRoute(path: string): MatchedPage | undefined {
  // Dots and backslashes are folded as a browser folds them; after a host of our own nothing in a path is another host.
  const { pathname, searchParams } = new URL(`http://page/${path.replace(/^\//, '')}`)
  const match = matchTable(pathname)?.at(-1)
  return match === undefined
    ? undefined
    : { route: match.route.handle, visit: { path, parameters: match.params, search: searchParams } }
}

/** The same, for visits that the route finds valid. */
export function matchPage(path: string): MatchedPage | undefined {
  const matched = matchRoute(path)
  return matched?.route.isValid?.(matched.visit.parameters) === false ? undefined : matched
}

type PrefetchServices = Pick<Visit, 'queries' | 'ports' | 'locale'>

/** Fetches a page's code, then what it shows first. A failure is no matter: the page itself will ask again. */
export function prefetchPage(path: string, services: PrefetchServices): void {
  const matched = matchPage(path)
  if (matched === undefined) return
  loadPageCode(matched.route)
    .then(({ prefetch }) => prefetch?.({ ...matched.visit, ...services }))
    .catch(() => undefined)
}

/** Fetches a page's code alone. */
function prefetchPageCode(path: string): void {
  const matched = matchPage(path)
  if (matched !== undefined) loadPageCode(matched.route).catch(() => undefined)
}

/** The table's pages for the links of one app. */
export const createPages = (services: PrefetchServices): Pages => ({
  prefetch: (path) => prefetchPage(path, services),
  prefetchCode: prefetchPageCode,
})
