import type { Failure } from '@diandu/core/kernel'

/** `isCommand`: the call was more than a question. */
type Listener = (failure: Failure, isCommand: boolean) => void

/** What any call failed with, for those who answer in one place for all. */
export interface FailureFeed {
  readonly tell: Listener
  /** The answer ends it. */
  readonly subscribe: (listener: Listener) => () => void
}

export function createFailureFeed(): FailureFeed {
  const listeners = new Set<Listener>()
  return {
    tell: (...failed) => {
      for (const listener of listeners) listener(...failed)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
