import type { FastifyInstance } from 'fastify'
import { NOTHING_POLICY } from './pages/content-policy.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

const YEAR_SECONDS = 31_536_000

const headersFor = (isProduction: boolean): Readonly<Record<string, string>> =>
  isProduction ? { ...HEADERS, 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : HEADERS

/** For an answer that no hook reaches: its request was not read, or found no route. */
export const headersOfUnrouted = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...headersFor(isProduction),
  'content-security-policy': NOTHING_POLICY,
})

/**
 * On every answer, from the beginning of its request on, so that an answer of Fastify's own has them too. A route that
 * shows a page sets its own policy instead.
 */
export function addSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  const headers = headersOfUnrouted(isProduction)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
  })
}
