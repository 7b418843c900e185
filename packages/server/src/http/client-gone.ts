import type { FastifyReply } from 'fastify'

/**
 * Aborted when the connection ends before the answer was sent. (Fastify's own signal listens to the request, which also
 * closes once its body is read.)
 */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => raw.writableFinished || gone.abort())
  return gone.signal
}
