import { matchPath } from 'react-router'
import type { Visit } from './page.ts'
import { ROUTES, type RouteRow } from './routes.ts'

type Means = Pick<Visit, 'queries' | 'ports' | 'locale'>

export interface MatchedPage {
  readonly row: RouteRow
  readonly visit: Pick<Visit, 'path' | 'parameters' | 'search'>
}

/** The row that a path belongs to, with what the path says; whether it says something sensible is another question. */
export function matchRow(path: string): MatchedPage | undefined {
  const { pathname, searchParams } = new URL(path, 'http://page')
  for (const row of ROUTES) {
    const match = matchPath(row.path, pathname)
    if (match !== null) return { row, visit: { path, parameters: match.params, search: searchParams } }
  }
  return undefined
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
  matched.row
    .load()
    .then((module) => module.prefetch?.({ ...matched.visit, ...means }))
    .catch(() => undefined)
}
