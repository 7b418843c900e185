/** The count includes this request; `leftMs` is the rest of the window. */
export interface RateCount {
  readonly count: number
  readonly leftMs: number
}

/**
 * Counts requests by name, a minute at a time. Never fails: a request that cannot be counted elsewhere is counted here.
 */
export interface RateCounter {
  /** Of each name, in the same order: exact over all servers, for one statement at most. */
  readonly count: (names: readonly string[]) => Promise<readonly RateCount[]>
  /**
   * From what this server knows, without a statement and at once. Others are told of every `tellEvery`th, which no
   * request waits for.
   */
  readonly countFromMemory: (name: string, tellEvery: number) => RateCount
}
