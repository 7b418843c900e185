import { randomUUID } from 'node:crypto'
import { fail, MINUTE_MS, type Clock, type Failure, type Random } from '@diandu/core/kernel'
import { codeOf } from '@diandu/wire'
import { ADMIN_API_BASE, CONSOLE_HEADER } from '@diandu/wire/admin'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { answerText } from '../../calls/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { createSecurityLog, type SecurityLog } from '../../security-log/index.ts'
import { nobodysHash, STANDARD_COST } from '../../session/index.ts'
import type { AdminHandler } from '../admin-handler.ts'
import { ADMIN_HANDLERS } from '../admin-handlers.ts'
import type { ConsoleSystem } from '../system/console-system.ts'
import { runAdminCall } from '../run-admin-call.ts'
import { addConsoleFiles } from './console-files.ts'
import { reportRefusedCall, reportRefusedRequests } from './report-refusals.ts'
import { answerUnread } from './unread-requests.ts'
import { allowedNetworks } from './allowed-networks.ts'
import { addEventRoutes } from './event-routes.ts'
import { cookieText, tokenOf } from './staff-cookie.ts'

interface ConsoleDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: FastifyBaseLogger
  readonly settings: {
    readonly mode: 'demo' | 'production'
    readonly adminNetworks: readonly string[]
    readonly adminUrl: string | undefined
    readonly trustedProxies: readonly string[]
    readonly port: number
    readonly shells: { readonly publicOrigin: string | null }
    readonly secrets: { readonly dataKey: Parameters<typeof createDataBox>[0] }
  }
  readonly system: ConsoleSystem
  /** Where the market listens now; any free port may have been asked for. */
  readonly marketPort?: () => number
  /** The built console; without it only the calls are answered. */
  readonly folder?: string
  /** Routes beside the calls: pictures. */
  readonly routes: (app: FastifyInstance) => void
  /** Counts the requests of a scope by client address. */
  readonly limitRates?: (scope: FastifyInstance) => Promise<void>
  /** Counts the calls of an account, whatever its sessions and addresses are. */
  readonly countCall?: (staffId: string) => { readonly count: number; readonly leftMs: number }
}

const BODY_LIMIT_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 30_000
/** Of one address, and of one network where a password's hash is asked for: as logins of users are. */
const OPEN_CALLS = { max: 30, timeWindow: MINUTE_MS, hashesPerNetwork: 120 }
const YEAR_SECONDS = 31_536_000

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

/** The console: a listener of its own, with an origin, headers and a cookie of its own. Not yet listening. */
export async function buildConsole(deps: ConsoleDeps): Promise<FastifyInstance> {
  const { settings, log, clock } = deps
  const securityLog = createSecurityLog(deps)
  const headers = {
    ...HEADERS,
    ...(settings.mode === 'production' ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  }
  const isAllowed = allowedNetworks(settings.adminNetworks)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    clientErrorHandler: answerUnread(headers),
    // The router's own refusals call no hook: an address that cannot be decoded.
    frameworkErrors: (error, _request, reply) => {
      void reply.headers(headers)
      answerFault(error, reply, clock.now())
    },
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!isAllowed(request.ip)) return reply.status(404).send()
    return undefined
  })
  app.setNotFoundHandler((_request, reply) => reply.status(404).send())
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ error }, 'A call of the console failed')
    return answerFault(error, reply, clock.now())
  })
  reportRefusedRequests(app, securityLog)
  const isLimited = ({ kind, endpoint }: AdminHandler) => kind === 'open' || endpoint.path.startsWith(PROOFS)
  await app.register(async (scope) => {
    await deps.limitRates?.(scope)
    for (const handler of ADMIN_HANDLERS.filter(isLimited))
      addRoute(scope, handler, { ...deps, securityLog }, { rateLimit: OPEN_CALLS })
  })
  for (const handler of ADMIN_HANDLERS) if (!isLimited(handler)) addRoute(app, handler, { ...deps, securityLog })
  addEventRoutes(app, { db: deps.db, clock, isDemo: settings.mode === 'demo' })
  deps.routes(app)
  if (deps.folder !== undefined) await addConsoleFiles(app, deps.folder)
  return app
}

/** Calls that prove again who one is. */
const PROOFS = 'session/prove'

const answerFault = (
  { statusCode: status = 500 }: { readonly statusCode?: number },
  reply: FastifyReply,
  timestamp: number,
): FastifyReply => reply.status(status).send({ code: String(status), message: '', data: null, timestamp })

function addRoute(
  app: FastifyInstance,
  handler: AdminHandler,
  deps: ConsoleDeps & { readonly securityLog: SecurityLog },
  config: object = {},
): void {
  const { db, clock, random, settings, system, securityLog, countCall, marketPort } = deps
  const { method, path, bodyBytes } = handler.endpoint
  const box = createDataBox(settings.secrets.dataKey)
  const unknown = nobodysHash(STANDARD_COST)
  app.route({
    method,
    url: `${ADMIN_API_BASE}${path}`,
    config,
    ...(bodyBytes === undefined ? {} : { bodyLimit: bodyBytes }),
    async handler(request, reply) {
      if (!isOwnPage(request, settings.adminUrl)) return reply.status(403).send()
      const input = method === 'GET' ? request.query : request.body
      const context = {
        db,
        clock,
        random,
        box,
        address: request.ip,
        nobodysHash: unknown,
        countCall,
        isDemo: settings.mode === 'demo',
        system,
        marketOrigin: settings.shells.publicOrigin ?? `http://127.0.0.1:${marketPort?.() ?? settings.port}`,
        page: { origin: settings.adminUrl ?? request.headers.origin ?? '' },
      }
      const { result, cookie } = await runAdminCall(handler, input, tokenOf(request.headers.cookie), context)
      if (!result.ok && result.failure.kind === 'too-many-requests') {
        const seconds = Math.ceil((result.failure.retryAfterMs ?? MINUTE_MS) / 1000)
        return answerFault({ statusCode: 429 }, reply.header('retry-after', seconds), clock.now())
      }
      if (!result.ok) reportRefusedCall(request, result.failure, securityLog)
      if (cookie !== undefined) reply.header('set-cookie', cookieText(cookie.token))
      const answer = result.ok || codeOf(result.failure) !== undefined ? result : fail(asRefused(result.failure))
      return reply.type('application/json; charset=utf-8').send(answerText(answer, clock.now()))
    },
  })
}

/** A failure of the transport has no code of its own. */
const asRefused = (failure: Failure): Failure => ({ kind: 'refused', message: `服务暂不可用（${failure.kind}）` })

/**
 * Whether the console itself asks. Another origin cannot set the header without being asked first, and is refused by
 * its name where it says one.
 */
function isOwnPage({ headers, method }: FastifyRequest, ownUrl: string | undefined): boolean {
  if (headers[CONSOLE_HEADER] === undefined) return false
  const { origin, host } = headers
  if (origin === undefined) return method === 'GET'
  if (ownUrl !== undefined) return origin === ownUrl
  return URL.canParse(origin) && new URL(origin).host === host
}
