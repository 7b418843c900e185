import type { RouteRow } from './route-row.ts'

/** What the root layout reads of the page that it holds. */
export interface RouteHandle {
  readonly row: RouteRow | undefined
}
