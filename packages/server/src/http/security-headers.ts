import type { FastifyInstance } from 'fastify'
import { NOTHING_POLICY } from './content-policy.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

const YEAR_SECONDS = 31_536_000

/** On every answer, errors too. A route that shows a page sets its own policy before. */
export function addSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS)
    reply.header('x-request-id', request.id)
    if (isProduction) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_POLICY)
  })
}
