import { DatabaseBusy, orBusy } from '../database-busy.ts'

export interface EngineEnd {
  /** Throws `DatabaseBusy` where the engine is busy or has given up. */
  readonly requested: <T>(call: () => Promise<T>) => Promise<T>
  readonly hasGivenUp: () => boolean
}

/**
 * An engine inside this process that gives up at run time answers no caller any more: that is told once, in `words`, to
 * the part that can end the process in order, and every caller gets a 503 meanwhile.
 */
export function engineEnd(failureFor: (error: unknown) => Error, onGivenUp: (trouble: Error) => void): EngineEnd {
  let trouble: Error | undefined

  return {
    hasGivenUp: () => trouble !== undefined,
    async requested(call) {
      if (trouble !== undefined) throw new DatabaseBusy(GIVEN_UP, trouble)
      try {
        return await orBusy(call())
      } catch (error) {
        if (!isGivenUp(error)) throw error
        const isFirst = trouble === undefined
        trouble ??= failureFor(error)
        if (isFirst) onGivenUp(trouble)
        throw new DatabaseBusy(GIVEN_UP, trouble)
      }
    },
  }
}

const GIVEN_UP = 'The embedded database has given up.'

/** A program of WebAssembly that trapped or aborted; one that ended throws what is no error at all. */
const isGivenUp = (error: unknown): boolean =>
  !(error instanceof Error) || error.name === 'RuntimeError' || error.message.startsWith('Aborted(')
