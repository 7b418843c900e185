import { matchRoutes } from 'react-router'
import { isPageCodeHere, loadPageCode } from './page-code.tsx'
import type { Visit } from './page.ts'
import type { Pages } from './pages-context.ts'
import type { RouteRow } from './route-row.ts'
import { ROUTES } from './routes.ts'

/** Matched as the router matches them: the same one wins, and what an address writes with % is read. */
const PATHS = ROUTES.map((row) => ({ path: row.path, row }))

type Means = Pick<Visit, 'queries' | 'ports' | 'locale'>

export interface MatchedPage {
  readonly row: RouteRow
  readonly visit: Pick<Visit, 'path' | 'parameters' | 'search'>
}

/** The row that a path belongs to, with what the path says; whether it says something sensible is another question. */
export function matchRow(path: string): MatchedPage | undefined {
  // Dots and backslashes are folded as a browser folds them; behind a host of our own nothing in a path is another host.
  const { pathname, searchParams } = new URL(`http://page/${path.replace(/^\//, '')}`)
  const match = matchRoutes(PATHS, pathname)?.at(-1)
  return match === undefined ? undefined : { row: match.route.row, visit: { path, parameters: match.params, search: searchParams } }
}

/** The same, for visits that the row finds valid. */
export function matchPage(path: string): MatchedPage | undefined {
  const matched = matchRow(path)
  return matched?.row.isValid?.(matched.visit.parameters) === false ? undefined : matched
}

/** Fetches a page's code, then what it shows first. A failure is no matter: the page itself will ask again. */
export function prefetchPage(path: string, means: Means): void {
  const matched = matchPage(path)
  if (matched === undefined) return
  loadPageCode(matched.row)
    .then(({ module }) => module.prefetch?.({ ...matched.visit, ...means }))
    .catch(() => undefined)
}

/** The table's pages for the links of one app. */
export const createPages = (means: Means): Pages => ({
  prefetch: (path) => prefetchPage(path, means),
  isHere(path) {
    const matched = matchRow(path)
    return matched !== undefined && isPageCodeHere(matched.row)
  },
})
