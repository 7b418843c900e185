import type { Failure } from '@diandu/core/kernel'

/** What any call failed with, for those who answer in one place for all: a lapsed login above all. */
export interface FailureFeed {
  readonly tell: (failure: Failure) => void
  /** The answer ends it. */
  readonly subscribe: (listener: (failure: Failure) => void) => () => void
}

export function createFailureFeed(): FailureFeed {
  const listeners = new Set<(failure: Failure) => void>()
  return {
    tell: (failure) => {
      for (const listener of listeners) listener(failure)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
