import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './create-metrics.ts'

/** As proxies call it. */
const CLIENT_GONE = 499

/**
 * `/metrics` for a program that says the token, counted before every route that is added after this. Without a token in
 * the settings, or without the right one in the request, there is no such page.
 */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    metrics.requestBegan()
    let wasSent = false
    reply.raw.once('finish', () => (wasSent = true))
    // Fastify's own end of an answer does not come where the client has gone; `finished` would add seven listeners.
    reply.raw.once('close', () =>
      metrics.requestEnded({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: wasSent ? reply.statusCode : CLIENT_GONE,
        seconds: reply.elapsedTime / 1000,
      }),
    )
  })
  if (token === null) return
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Takes as long for a text that is wrong at its end as for one that is wrong at its beginning. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
