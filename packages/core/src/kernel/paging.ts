/** One page of a list. The cursor is opaque: it is handed back to get the next page. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly nextCursor: string | null
  /** How many there are in all, where that is cheap to know; `capped` says "this many or more". */
  readonly total?: { readonly count: number; readonly capped: boolean }
}
