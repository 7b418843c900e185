import { fail } from '@diandu/core/kernel'
import { callName, type Call } from '@diandu/wire'
import { runCall, type CallContext } from '../calls/index.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Readers } from '../database/index.ts'
import type { AppDeps } from './app-deps.ts'
import type { CallApi } from './pages/renderer.ts'

/**
 * One page may be rendered for many visitors at once: what it asks belongs to none of them, in the log as in the audit.
 */
const NO_IDENTITY = { viewer: null, bearerToken: null, clientAddress: 'page' } as const satisfies Partial<CallContext>

/** Made once per process: calls as a page asks them, under the same checks as over HTTP. */
export function callsInProcess(
  { handlers, db, readers: { reads }, clock, random, log }: AppDeps & { readonly readers: Readers },
  stored: AnswerCache,
): CallApi {
  const prepared = new Map(
    handlers.map((handler) => {
      const name = callName(handler.endpoint)
      return [
        name,
        {
          handler,
          context: { db, reads, clock, random, log: log.child({ requestId: 'page', call: name }), ...NO_IDENTITY },
        },
      ]
    }),
  )
  const call = async (endpoint: Call, input: unknown) => {
    const known = prepared.get(callName(endpoint))
    if (known === undefined) throw new Error(`${callName(endpoint)} has no handler.`)
    try {
      return (await stored.answerFor(endpoint, input, () => runCall(known.handler, input, known.context))).result
    } catch (error) {
      // A page tells its visitor the status that the call would have had over HTTP.
      if ((error as { readonly statusCode?: number }).statusCode === 503) return fail({ kind: 'http', status: 503 })
      known.context.log.error({ error }, 'A call of a page failed')
      return fail({ kind: 'http', status: 500 })
    }
  }
  return call as CallApi
}
