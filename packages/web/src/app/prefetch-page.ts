import { matchRoutes } from 'react-router'
import { decoded } from './decoded.ts'
import { loadPageCode } from './page-code.tsx'
import type { Visit } from './page.ts'
import type { Pages } from './pages-context.ts'
import type { MatchedPage, RouteRow } from './route-row.ts'
import { ROUTES } from './routes.ts'

interface PathOfRow {
  readonly path: string
  readonly row: RouteRow
}

const firstStep = (path: string): string => path.split('/', 2)[1] ?? ''

/** The rows by the first step of their paths: ranking all of them for each link of a page takes longer than drawing the link. */
const PATHS_BY_STEP = ROUTES.reduce((steps, row) => {
  const step = firstStep(row.path).toLowerCase()
  return steps.set(step, [...(steps.get(step) ?? []), { path: row.path, row }])
}, new Map<string, PathOfRow[]>())
/** Rows that begin with a choice, which fit whatever comes first. */
const PATHS_BY_CHOICE = [...PATHS_BY_STEP].flatMap(([step, rows]) => (step.startsWith(':') ? rows : []))

/** Matched as the router matches them: the same one wins, and what an address writes with % is read. */
function rowsFor(pathname: string): PathOfRow[] {
  const step = firstStep(pathname)
  return [...(PATHS_BY_STEP.get(decoded(step).toLowerCase()) ?? []), ...PATHS_BY_CHOICE]
}

type Means = Pick<Visit, 'queries' | 'ports' | 'locale'>

const matches = new Map<string, MatchedPage | undefined>()
const MOST_MATCHES = 64

/**
 * The row that a path belongs to, with what the path says; whether it says something sensible is another question. What a link
 * that is fetched ahead has asked, its tap asks again, and then nobody has time to match anew.
 */
export function matchRow(path: string): MatchedPage | undefined {
  if (!matches.has(path)) {
    if (matches.size >= MOST_MATCHES) matches.clear()
    matches.set(path, matchAnew(path))
  }
  return matches.get(path)
}

function matchAnew(path: string): MatchedPage | undefined {
  // Dots and backslashes are folded as a browser folds them; behind a host of our own nothing in a path is another host.
  const { pathname, searchParams } = new URL(`http://page/${path.replace(/^\//, '')}`)
  const match = matchRoutes(rowsFor(pathname), pathname)?.at(-1)
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
})
