import type { Transport } from './transport.ts'

/**
 * A transport whose code is on its way: begun at once, awaited by the first request. On a slow phone it is a task of
 * its own. Code that cannot be fetched is a network that does not answer, and is asked for again with the next request.
 */
export function lateTransport(load: () => Promise<Transport>): Transport {
  const begin = (): Promise<Transport | undefined> => load().catch(() => undefined)
  let arriving = begin()
  return async (request, signal) => {
    const transport = (await arriving) ?? (await (arriving = begin()))
    return transport?.(request, signal)
  }
}
