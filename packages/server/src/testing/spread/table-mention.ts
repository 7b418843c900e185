import type { Place } from './value-flow.ts'

/** Something that rows come from, under the name by which a statement calls it. */
export interface Source {
  readonly name: string
  readonly columns: ReadonlyMap<string, Place>
  readonly mention?: TableMention
}

/** A table that a statement reads or writes; one that it names twice is two. */
export interface TableMention {
  readonly table: string
  /** Where the value of its distribution key is; none: it has no such column, or the statement leaves it out. */
  key?: Place
  /** The columns that conditions ask of, told with a finding. */
  readonly asked: Set<string>
  written?: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Its key is changed: the row would have to move. */
  moves?: boolean
}

export type Columns = ReadonlyMap<string, Place>

export const NOTHING: Columns = new Map()

export const renamed = (columns: Columns, names: readonly string[]): Columns =>
  new Map([...columns].map(([name, place], at) => [names[at] ?? name, place]))

/** What names mean at one place of a statement: innermost first. */
export class Scope {
  readonly sources: Source[] = []
  readonly named: Map<string, Columns>
  readonly #outer: Scope | undefined

  constructor(outer?: Scope, named?: ReadonlyMap<string, Columns>) {
    this.#outer = outer
    this.named = new Map(named ?? outer?.named)
  }

  /** The column that the names mean, and whether it belongs to a statement around this one. */
  find(names: readonly string[]): { readonly place: Place; readonly isOuter: boolean; readonly source: Source } | null {
    const column = names.at(-1) ?? ''
    const qualifier = names.length > 1 ? names.at(-2) : undefined
    for (const source of this.sources) {
      if (qualifier !== undefined && source.name !== qualifier) continue
      const place = source.columns.get(column)
      if (place !== undefined) return { place, isOuter: false, source }
    }
    const outside = this.#outer?.find(names) ?? null
    return outside && { ...outside, isOuter: true }
  }
}
