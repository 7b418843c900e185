import { fail, ok, type Failure, type Result } from '@diandu/core/kernel'
import { refusalForActing } from '@diandu/core/session'
import {
  ACTING_USER_HEADER,
  actingUserText,
  API_BASE,
  bindMobile,
  callName,
  codeOf,
  IDEMPOTENCY_HEADER,
  login,
  PUBLIC_KEY_PARAMETER,
  register,
  resetPassword,
  type Call,
} from '@diandu/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  auditRefusal,
  badParameter,
  runCall,
  type Answer,
  type RequestContext,
  type Handler,
  type Viewer,
  answerText,
  sealedText,
} from '../calls/index.ts'
import type { Readers } from '../database/index.ts'
import { openFields, readClientKey, sealData } from '../sealing/index.ts'
import { eventOfRefusal, type SecurityLog } from '../security-log/index.ts'
import { clientGone } from './client-gone.ts'
import { sendError, sendStatus, unreadableBody, type ErrorDeps, type StatusDeps } from './error-answers.ts'
import type { AnswerCache } from './answer-cache.ts'
import { takeMultipartBodies, type MultipartBody } from './requests/multipart-bodies.ts'
import { bodyParameters, queryParameters, inputOf, type Parameters } from './requests/parameters.ts'
import type { AppDeps } from './app-deps.ts'
import { limitTo } from './requests/rate-limits.ts'
import { verifySignature } from './requests/verify-signature.ts'

/** Calls that hash a password and need no signed-in user. */
const HASHING_CALLS: ReadonlySet<string> = new Set([bindMobile, login, register, resetPassword].map(callName))
/**
 * A fifth of what one machine can do in a minute, over all servers; what it does at once, each machine's line divides.
 */
const HASHES_PER_NETWORK = 120

type RouteDeps = AppDeps & ErrorDeps & { readonly securityLog: SecurityLog; readonly readers: Readers }
type CallDeps = RouteDeps & { readonly stored: AnswerCache }

/** Every endpoint becomes a route: signature, then who asks, then the call itself. */
export function addCallRoutes(scope: FastifyInstance, routeDeps: RouteDeps, stored: AnswerCache): void {
  const deps: CallDeps = { ...routeDeps, stored }
  const addRoute = (within: FastifyInstance, handler: Handler): void => {
    within.route({
      method: handler.endpoint.method,
      url: `${deps.settings.apiBase}${API_BASE}${handler.endpoint.path}`,
      ...(handler.endpoint.bodyBytes === undefined ? {} : { bodyLimit: handler.endpoint.bodyBytes }),
      config: limitTo(
        handler.endpoint.rateLimitPerMinute,
        deps.settings.rateLimitPerMinute,
        HASHING_CALLS.has(callName(handler.endpoint)) ? { hashesPerNetwork: HASHES_PER_NETWORK } : {},
      ),
      handler: (request, reply) => answer(handler, request, reply, deps),
      errorHandler: (error, request, reply) => answerUnread(handler, error, request, reply, deps),
    })
  }
  for (const handler of deps.handlers) if (handler.endpoint.file === undefined) addRoute(scope, handler)
  void scope.register(async (withFiles) => {
    takeMultipartBodies(withFiles)
    for (const handler of deps.handlers) if (handler.endpoint.file !== undefined) addRoute(withFiles, handler)
  })
}

async function answer(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CallDeps,
): Promise<FastifyReply> {
  const parameters = parametersOf(handler.endpoint, request)
  const { result, text, viewer } = await answerOf(handler, parameters, request, reply, deps)
  if (!result.ok) tellRefusal(handler, result.failure, viewer, request, deps)
  reply.header('cache-control', 'no-store')
  if (!result.ok && codeOf(result.failure) === undefined) return sendTransport(result.failure, reply, deps)
  return reply.type('application/json; charset=utf-8').send(text())
}

/** A request that failed while its body was read is audited too, where the call is. */
async function answerUnread(
  handler: Handler,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RouteDeps,
): Promise<FastifyReply> {
  const failure = unreadableBody(error)
  if (failure !== undefined) {
    tellRefusal(handler, failure, null, request, deps)
    await note(handler, failure, request, deps)
  }
  return sendError(error, request, reply, deps)
}

function tellRefusal(
  { endpoint }: Handler,
  failure: Failure,
  viewer: Viewer | null,
  request: FastifyRequest,
  { securityLog }: RouteDeps,
): void {
  const event = eventOfRefusal(endpoint, failure)
  if (event !== null)
    securityLog.tell({
      ...event,
      what: callName(endpoint),
      userId: viewer?.userId ?? null,
      clientAddress: request.ip,
      requestId: request.id,
    })
}

/** The caller is looked up only where a line is written. */
async function note(handler: Handler, failure: Failure, request: FastifyRequest, deps: RouteDeps): Promise<void> {
  if (handler.endpoint.audited)
    await auditRefusal(handler.endpoint, fail(failure), await contextOf(handler, request, deps))
}

/** An answer, and its caller, once that was looked up. */
interface AnswerTo extends Answer {
  readonly viewer: Viewer | null
}

async function answerOf(
  handler: Handler,
  parameters: Result<Parameters>,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CallDeps,
): Promise<AnswerTo> {
  const nowMs = deps.clock.now()
  const refuse = (result: Result<never>, viewer: Viewer | null = null): AnswerTo => ({
    result,
    text: () => answerText(result, nowMs),
    viewer,
  })
  if (!parameters.ok) {
    await note(handler, parameters.failure, request, deps)
    return refuse(parameters)
  }
  if (!verifySignature(parameters.value, deps.settings.signingSecret, nowMs))
    return refuse(fail({ kind: 'signature-rejected' }))
  const { endpoint } = handler
  const context: RequestContext = {
    ...(await contextOf(handler, request, deps)),
    signature: String(parameters.value['sign']),
    gone: clientGone(reply),
  }
  // A caller without the right is told so first, and costs no key.
  if (endpoint.access === 'member' && context.viewer === null)
    return refuse(fail({ kind: 'login-required', hadLogin: context.bearerToken !== null }))
  const acting = actingRefusal(context.viewer, request)
  if (acting !== undefined) {
    await auditRefusal(endpoint, acting, context)
    return refuse(acting, context.viewer)
  }
  const clientKey = endpoint.sealed ? readClientKey(parameters.value[PUBLIC_KEY_PARAMETER]) : undefined
  if (endpoint.sealed && clientKey === undefined) return refuse(fail({ kind: 'key-missing' }), context.viewer)
  const input = await openFields(endpoint, inputOf(parameters.value), deps.db, nowMs)
  if (!input.ok) {
    await auditRefusal(endpoint, input, context)
    return refuse(input, context.viewer)
  }
  const answer = await deps.stored.answerFor(endpoint, input.value, () => runCall(handler, input.value, context))
  const { result } = answer
  const { viewer } = context
  return clientKey === undefined || !result.ok
    ? { ...answer, viewer }
    : { result, viewer, text: () => sealedText(sealData(result.value, clientKey), deps.clock.now()) }
}

/** A handler's answer that is no business answer: too often, or an outside service that failed. */
function sendTransport(failure: Failure, reply: FastifyReply, deps: StatusDeps): FastifyReply {
  if (failure.kind === 'too-many-requests') {
    if (failure.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfterMs / 1000))
    return sendStatus(reply, 429, deps)
  }
  return sendStatus(reply, failure.kind === 'http' ? failure.status : 503, deps)
}

/** Of an endpoint with a file only what is text; a file that it does not name is one parameter too many. */
function parametersOf({ method, file }: Call, request: FastifyRequest): Result<Parameters> {
  if (method === 'GET') return queryParameters(request.url)
  if (file === undefined || !request.headers['content-type']?.startsWith('multipart/'))
    return bodyParameters(request.body)
  const { parameters, files } = request.body as MultipartBody
  const other = Object.keys(files).find((name) => name !== file)
  return other === undefined ? ok(parameters) : fail(badParameter(other, '不是可用的参数'))
}

const fileOf = ({ file }: Call, body: unknown): { readonly file?: Uint8Array } => {
  const bytes = file === undefined ? undefined : (body as Partial<MultipartBody> | undefined)?.files?.[file]
  return bytes === undefined ? {} : { file: bytes }
}

/** Only browsers say where the page is that asks, and only they share a token. */
function actingRefusal(viewer: Viewer | null, { headers }: FastifyRequest): Result<never> | undefined {
  if (viewer === null) return undefined
  const refusal = refusalForActing({
    tokenUser: actingUserText(viewer.userId),
    namedUser: headers[ACTING_USER_HEADER]?.toString(),
    isPage: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
  })
  return refusal && fail(refusal)
}

const BEARER = /^Bearer ([\w-]{20,200})$/i

async function contextOf(handler: Handler, request: FastifyRequest, deps: RouteDeps): Promise<RequestContext> {
  const bearerToken = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null
  const idempotencyKey = request.headers[IDEMPOTENCY_HEADER]
  const { db, clock, random } = deps
  return {
    db,
    reads: deps.readers.reads,
    clock,
    random,
    bearerToken,
    viewer: bearerToken === null ? null : await deps.findViewer(bearerToken),
    clientAddress: request.ip,
    log: request.log.child({ call: callName(handler.endpoint) }),
    ...(request.headers.host === undefined ? {} : { host: request.headers.host }),
    ...(request.headers['user-agent'] === undefined ? {} : { userAgent: request.headers['user-agent'] }),
    ...fileOf(handler.endpoint, request.body),
    ...(typeof idempotencyKey === 'string' ? { idempotencyKey } : {}),
  }
}
