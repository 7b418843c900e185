import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

/** One line per request: never its query, its body or its headers, which hold tokens and names. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        tookMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'A request was answered',
    )
  })
}
