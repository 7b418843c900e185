import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { addAssetRoutes } from './asset-routes.ts'
import { addCallRoutes } from './call-routes.ts'
import { compressAnswers } from './compress-answers.ts'
import { addDocsRoutes } from './docs-routes.ts'
import { answerErrors, sendError } from './error-answers.ts'
import { addHealthRoutes } from './health-routes.ts'
import { takeJsonBodies } from './json-bodies.ts'
import { addOutboxPage } from './outbox-page.ts'
import { addPageRoutes } from './page-routes.ts'
import type { AppParts } from './parts.ts'
import { limitRates } from './rate-limits.ts'
import type { Readiness } from './readiness.ts'
import { logRequests } from './request-log.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { answerUnread } from './unread-requests.ts'

/** Many times the longest call. A body is looked through before anybody knows who sent it: 256 KiB of short values would hold up everybody for 50 ms. */
const BODY_LIMIT_BYTES = 16 * 1024
/** A search text of many Han characters, percent-encoded. */
const MAX_PARAMETER_LENGTH = 4_096
const REQUEST_TIMEOUT_MS = 30_000

/** The whole HTTP side, made from its parts, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log } = parts
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // What was being sent when the stop began is answered like anything else, and not by a default of another shape.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // A list of addresses and nothing else: `true` or a count would let a client choose its own address.
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    clientErrorHandler: answerUnread(parts.clock),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, parts),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH, querystringParser: () => ({}) },
  })
  takeJsonBodies(app)
  logRequests(app, log)
  addSecurityHeaders(app, settings.mode === 'production')
  compressAnswers(app)
  closeConnectionsWhenStopping(app, parts.readiness)
  answerErrors(app, parts)

  await parts.renderer?.attach?.(app)
  addHealthRoutes(app, parts)
  if (parts.clientFolder !== undefined) await addAssetRoutes(app, parts.clientFolder)
  await app.register(async (scope) => {
    await limitRates(scope, settings.rateLimitPerMinute)
    addCallRoutes(scope, parts)
    await addDocsRoutes(scope, parts)
    addOutboxPage(scope, parts)
    for (const addRoutes of parts.routes ?? []) addRoutes(scope)
    addPageRoutes(scope, parts)
  })
  return app
}

/** A connection kept open after its last answer would hold up the stop until the client lets go of it. */
function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!readiness.isReady()) reply.header('connection', 'close')
  })
}
