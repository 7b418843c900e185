import type { RouteRow } from './routes.ts'

/** What the root layout reads of the page that it holds. */
export interface RouteHandle {
  readonly row: RouteRow | undefined
}
