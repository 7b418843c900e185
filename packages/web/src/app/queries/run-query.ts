import type { QueryFunctionContext } from '@tanstack/react-query'
import { createPageLoad, type Clock, type Result, type StopSignal } from '@diandu/core/kernel'
import type { Ports } from '../../composition/ports.ts'
import { valueOrThrow } from '../failures/failure-error.ts'
import type { PortsSource } from './ports-context.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly minMs?: number }
  }
}

/**
 * For a question without such a placeholder, or one that a finger waits for: its answer is shown as soon as it is
 * there.
 */
export const AT_ONCE = { meta: { minMs: 0 } } as const

/** Of a query that runs; a question that is asked by hand has none. */
type Requested = Pick<QueryFunctionContext, 'signal' | 'client' | 'queryKey' | 'meta'>

/** A question to a port as react-query asks it: the ports are fetched first, a failure is thrown. */
export const call =
  <T>(ports: PortsSource, question: (ports: Ports, signal: StopSignal | undefined) => Promise<Result<T>>) =>
  async (requested?: Requested): Promise<T> => {
    const open = await ports()
    const load = pageLoad(open.clock, requested)
    try {
      return valueOrThrow(await question(open, requested?.signal))
    } finally {
      await load?.shown()
    }
  }

/** Of a first answer; what is shown already and asked for again waits for nothing. */
function pageLoad(clock: Clock, requested: Requested | undefined): ReturnType<typeof createPageLoad> | undefined {
  const minMs = requested?.meta?.minMs ?? 0
  if (requested === undefined || minMs === 0 || requested.client.getQueryState(requested.queryKey)?.data !== undefined)
    return undefined
  return createPageLoad(clock, minMs)
}
