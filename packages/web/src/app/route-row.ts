import type { PageRow, Visit } from './page.ts'

/** A row of the table of pages. `source` is the module behind `load`, by which the server finds its files. */
export interface RouteRow extends PageRow {
  readonly source: string
}

/** A row that an address belongs to, with what the address says. */
export interface MatchedPage {
  readonly row: RouteRow
  readonly visit: Pick<Visit, 'path' | 'parameters' | 'search'>
}

export const isId = (id: string | undefined): boolean => id !== undefined && /^[\w-]{1,40}$/.test(id)
