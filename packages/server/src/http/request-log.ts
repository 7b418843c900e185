import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

/** One line per request: never its query, its body, its headers or a search, which hold tokens, names and numbers of people. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: placeOf(request.url),
        status: reply.statusCode,
        tookMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'A request was answered',
    )
  })
}

/** Without the query, and without what was searched for where that stands in the path. */
const placeOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/^(\/(?:search|lists)\/).+$/s, '$1…')
