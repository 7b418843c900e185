import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { truncated } from '../kernel/index.ts'

/** Longer than any path of ours; a request's line and headers may be 16 KB. */
const MAX_PATH = 200

/**
 * One line per request: never its query, its body, its headers or a search, which hold tokens, names and numbers of
 * people.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => noteRequest(request, reply))
}

export function noteRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: placeOf(request.url),
      status: reply.statusCode,
      tookMs: Math.round(reply.elapsedTime * 10) / 10,
    },
    'A request was answered',
  )
}

/** Without the query, and without what was searched for where that is in the path. */
const placeOf = (url: string): string =>
  truncated((url.split('?', 1)[0] ?? '').replace(/^(\/(?:search|lists)\/).+$/s, '$1…'), MAX_PATH)
