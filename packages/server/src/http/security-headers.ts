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

/** What every answer carries besides its content policy. */
const headersFor = (isProduction: boolean): Readonly<Record<string, string>> =>
  isProduction ? { ...HEADERS, 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : HEADERS

/** For an answer that is written by hand, where no request could be read. */
export const headersOfUnread = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...headersFor(isProduction),
  'content-security-policy': NOTHING_POLICY,
})

/** On every answer, errors too. A route that shows a page sets its own policy before. */
export function addSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  const headers = headersFor(isProduction)
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_POLICY)
  })
}
