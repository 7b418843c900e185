import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { onShopsChanged } from '../catalog/index.ts'
import { directReaders } from '../database/index.ts'
import { addMetrics, createMetrics } from '../metrics/index.ts'
import { createSecurityLog } from '../security-log/index.ts'
import { addAssetRoutes } from './pages/asset-routes.ts'
import { addCallRoutes } from './call-routes.ts'
import { callsInProcess } from './calls-in-process.ts'
import { compressAnswers } from './compress-answers.ts'
import { addDocsRoutes } from './docs/docs-routes.ts'
import { answerErrors } from './error-answers.ts'
import { createFaults } from './faults.ts'
import { addHealthRoutes } from './health-routes.ts'
import { createAnswerCache } from './answer-cache.ts'
import { collectMethods } from './requests/allowed-methods.ts'
import { takeJsonBodies } from './requests/json-bodies.ts'
import { originForm, refuseMalformedRequests } from './requests/malformed-requests.ts'
import { addOutboxPage } from './outbox-page.ts'
import { createRateCounter } from './rates/create-rate-counter.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { addPreviewRoutes } from './pages/preview-routes.ts'
import { addSharePictureRoutes } from './pages/share-picture-routes.ts'
import { traceRequests } from '../tracing/index.ts'
import type { AppDeps } from './app-deps.ts'
import { readTooLargeBodies } from './requests/too-large-bodies.ts'
import { limitRates } from './requests/rate-limits.ts'
import type { Readiness } from './readiness.ts'
import { logRequests } from './request-log.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { tellRefusedRequests } from './tell-refused-requests.ts'
import { keepPositions } from './written-position.ts'
import { answerUnread, passOnToRoutes } from './requests/unread-requests.ts'
import { refuseUnrouted } from './requests/unrouted-requests.ts'

/**
 * Many times the longest call. A body is looked through before its sender is known: 256 KiB of short values would hold
 * up all callers for 50 ms.
 */
const BODY_LIMIT_BYTES = 16 * 1024
/** A search text of many Han characters, percent-encoded. */
const MAX_PARAMETER_LENGTH = 4_096
/** As long as clients give the upload of a file. */
const REQUEST_TIMEOUT_MS = 60_000

/** The whole HTTP side, made from its parts, not yet listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, log } = deps
  const faults = createFaults(deps)
  const securityLog = createSecurityLog(deps)
  const readers = deps.readers ?? directReaders(deps.db)
  const httpDeps = { ...deps, faults, securityLog, readers }
  const app = Fastify({
    loggerInstance: log.child({}, { level: ownLevel(log) }),
    childLoggerFactory: (_own, about) => log.child(about),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Requests in flight during shutdown are answered normally, not with Fastify's default of another shape.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // A list of addresses and nothing else: `true` or a count would let a client choose its own address.
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: answerUnread(httpDeps),
    frameworkErrors: refuseUnrouted(httpDeps),
    // Node would refuse a request without a host by itself, in a shape of its own.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH, querystringParser: () => ({}) },
  })
  const methodsOf = collectMethods(app, settings)
  const metrics = createMetrics((error) => log.warn({ error }, 'A figure could not be read'))
  for (const gauge of deps.gauges ?? []) metrics.gauge(gauge)
  addMetrics(app, metrics, settings.secrets.metricsToken)
  addSecurityHeaders(app, settings.mode === 'production')
  traceRequests(app)
  takeJsonBodies(app)
  logRequests(app)
  tellRefusedRequests(app, securityLog)
  refuseMalformedRequests(app, deps)
  readTooLargeBodies(app)
  compressAnswers(app)
  closeConnectionsWhenStopping(app, deps.readiness)
  answerErrors(app, httpDeps, methodsOf)
  passOnToRoutes(app, httpDeps)

  const stored = createAnswerCache(deps.clock, deps.elapsing, readers, metrics.answerSent)
  const stopHearing = onShopsChanged(deps.db, stored.drop)
  app.addHook('onClose', async () => stopHearing())
  const renderer = deps.renderer?.(callsInProcess(httpDeps, stored), deps.clock.now)
  await renderer?.attach?.(app)
  addHealthRoutes(app, httpDeps)
  if (deps.clientFolder !== undefined) await addAssetRoutes(app, deps.clientFolder, deps)
  await app.register(async (scope) => {
    await limitRates(scope, settings.rateLimitPerMinute, deps.rates ?? createRateCounter(deps))
    if (deps.readers !== undefined) keepPositions(scope, deps.readers, settings.mode === 'production')
    addCallRoutes(scope, httpDeps, stored)
    addDocsRoutes(scope, deps)
    addOutboxPage(scope, deps)
    for (const addRoutes of deps.routes ?? []) addRoutes(scope)
    if (renderer === undefined) return
    addSharePictureRoutes(scope, renderer)
    const { preview, renderer: makeRenderer } = deps
    if (preview !== undefined && makeRenderer !== undefined)
      addPreviewRoutes(scope, { ...httpDeps, preview }, makeRenderer)
    addPageRoutes(scope, { ...httpDeps, metrics }, renderer)
  })
  return app
}

/**
 * That it listens Fastify need not say: the program that starts it does, with more. Requests log from the chosen level
 * on.
 */
const ownLevel = ({ level }: FastifyBaseLogger): string => (level === 'debug' || level === 'info' ? 'warn' : level)

/** A connection kept open after its last answer would hold up the stop until the client lets go of it. */
function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!readiness.isReady()) reply.header('connection', 'close')
  })
  // The header of an answer that is being sent has left.
  app.addHook(
    'preClose',
    async () => void Object.assign(app.server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 }),
  )
}
