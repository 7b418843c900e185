import type { PageRow } from './page.ts'

/** A row of the table of pages. `source` is the module behind `load`, by which the server finds its files. */
export interface RouteRow extends PageRow {
  readonly source: string
}

export const isId = (id: string | undefined): boolean => id !== undefined && /^[\w-]{1,40}$/.test(id)
