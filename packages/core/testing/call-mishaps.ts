import { fail, type Failure, type Result } from '../src/kernel/index.ts'

/** The next request's answer is lost, or the request never arrives, or the port throws. */
export type Mishap = { readonly lost: Failure } | { readonly unheard: Failure } | 'breaks'

/** Decides when an answer comes; at once without a scheduler. */
export type InItsTime = <T>(invoke: () => Promise<T>) => Promise<T>

/** Calls that meet what a test has laid in their way. */
export function spoiltCalls<Call extends string>(inItsTime: InItsTime) {
  const mishaps = new Map<Call, Mishap[]>()
  return {
    through: async <T>(call: Call, invoke: () => Promise<Result<T>>): Promise<Result<T>> => {
      const mishap = mishaps.get(call)?.shift()
      if (mishap === undefined) return inItsTime(invoke)
      if (mishap === 'breaks') throw new Error('The port broke')
      if ('unheard' in mishap) return fail(mishap.unheard)
      await invoke()
      return fail(mishap.lost)
    },
    /** The next requests of this kind meet these mishaps, one each. */
    spoil: (call: Call, ...next: readonly Mishap[]) => void mishaps.set(call, [...(mishaps.get(call) ?? []), ...next]),
    /** Mishaps that no request met are called off. */
    unspoil: () => mishaps.clear(),
  }
}
