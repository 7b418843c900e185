import type { Failure } from '@diandu/core/kernel'

/** `isCommand`: the call was more than a question. */
type Listener = (failure: Failure, isCommand: boolean) => void

/** Failures of every call, for what handles them in one place. */
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
