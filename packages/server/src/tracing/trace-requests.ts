import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

/**
 * A span for each request, by the pattern of its route and with the id that its log lines and its answer carry. What a
 * client says of its own trace is not believed.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const span = trace.getTracer('diandu').startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      root: true,
      attributes: { 'http.request.method': request.method, 'http.route': route, 'diandu.request.id': request.id },
    })
    // Also where the client has gone before its answer. (`finished` would add seven listeners to each answer.)
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(context.active(), span), done)
  })
}
