import { fail, ok, type Failure, type Result } from '@diandu/core/kernel'
import { API_BASE, callName, codeOf, IDEMPOTENCY_HEADER, PUBLIC_KEY_PARAMETER, type Call } from '@diandu/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerText, sealedText } from '../calls/answer-text.ts'
import { auditRefusal, badParameter, runCall, type Answer, type CallContext, type Handler } from '../calls/index.ts'
import { openFields, readClientKey, sealData } from '../sealing/index.ts'
import { sendError, sendStatus, unreadableBody } from './error-answers.ts'
import { takeMultipartBodies, type MultipartBody } from './multipart-bodies.ts'
import { bodyParameters, queryParameters, inputOf, type Parameters } from './parameters.ts'
import type { AppParts } from './parts.ts'
import { limitOf } from './rate-limits.ts'
import { verifySignature } from './verify-signature.ts'

/** Every row becomes a route: signature, then who asks, then the call itself. */
export function addCallRoutes(scope: FastifyInstance, parts: AppParts): void {
  const addRoute = (within: FastifyInstance, handler: Handler): void => {
    within.route({
      method: handler.row.method,
      url: `${parts.settings.apiBase}${API_BASE}${handler.row.path}`,
      config: limitOf(handler.row, parts.settings.rateLimitPerMinute),
      handler: (request, reply) => answer(handler, request, reply, parts),
      errorHandler: (error, request, reply) => answerUnread(handler, error, request, reply, parts),
    })
  }
  for (const handler of parts.handlers) if (handler.row.file === undefined) addRoute(scope, handler)
  void scope.register(async (withFiles) => {
    takeMultipartBodies(withFiles)
    for (const handler of parts.handlers) if (handler.row.file !== undefined) addRoute(withFiles, handler)
  })
}

async function answer(handler: Handler, request: FastifyRequest, reply: FastifyReply, parts: AppParts): Promise<FastifyReply> {
  const parameters = parametersOf(handler.row, request)
  const { result, text } = await answerOf(handler, parameters, request, parts)
  reply.header('cache-control', 'no-store')
  if (!result.ok && codeOf(result.failure) === undefined) return sendTransport(result.failure, reply, parts.clock.now())
  return reply.type('application/json; charset=utf-8').send(text())
}

/** What came no further than the reading of its body has its line too, where the call is audited. */
async function answerUnread(handler: Handler, error: unknown, request: FastifyRequest, reply: FastifyReply, parts: AppParts): Promise<FastifyReply> {
  const failure = unreadableBody(error)
  if (failure !== undefined) await note(handler, failure, request, parts)
  return sendError(error, request, reply, parts)
}

/** Who asks is looked up only where a line is written. */
async function note(handler: Handler, failure: Failure, request: FastifyRequest, parts: AppParts): Promise<void> {
  if (handler.row.audited) await auditRefusal(handler.row, fail(failure), await contextOf(handler, request, parts))
}

async function answerOf(handler: Handler, parameters: Result<Parameters>, request: FastifyRequest, parts: AppParts): Promise<Answer> {
  const nowMs = parts.clock.now()
  const refuse = (result: Result<never>): Answer => ({ result, text: () => answerText(result, nowMs) })
  if (!parameters.ok) {
    await note(handler, parameters.failure, request, parts)
    return refuse(parameters)
  }
  const signedMs = parts.signingNow?.() ?? nowMs
  if (!verifySignature(parameters.value, parts.settings.signingSecret, signedMs)) return refuse(fail({ kind: 'signature-rejected' }))
  const { row } = handler
  const context = await contextOf(handler, request, parts)
  // Who may not ask is told so first, and costs no key.
  if (row.access === 'member' && context.viewer === null) return refuse(fail({ kind: 'login-required' }))
  const clientKey = row.sealed ? readClientKey(parameters.value[PUBLIC_KEY_PARAMETER]) : undefined
  if (row.sealed && clientKey === undefined) return refuse(fail({ kind: 'key-missing' }))
  const input = await openFields(row, inputOf(parameters.value), parts.db, nowMs)
  if (!input.ok) {
    await auditRefusal(row, input, context)
    return refuse(input)
  }
  const answer = await runCall(handler, input.value, context)
  const { result } = answer
  return clientKey === undefined || !result.ok ? answer : { result, text: () => sealedText(sealData(result.value, clientKey), parts.clock.now()) }
}

/** A handler's answer that is no business answer: too often, or an outside service that failed. */
function sendTransport(failure: Failure, reply: FastifyReply, nowMs: number): FastifyReply {
  if (failure.kind === 'too-many-requests') {
    if (failure.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfterMs / 1000))
    return sendStatus(reply, 429, nowMs)
  }
  return sendStatus(reply, failure.kind === 'http' ? failure.status : 503, nowMs)
}

/** Of a row with a file only what is text; a file that it does not name is one parameter too many. */
function parametersOf({ method, file }: Call, request: FastifyRequest): Result<Parameters> {
  if (method === 'GET') return queryParameters(request.url)
  if (file === undefined || !request.headers['content-type']?.startsWith('multipart/')) return bodyParameters(request.body)
  const { parameters, files } = request.body as MultipartBody
  const other = Object.keys(files).find((name) => name !== file)
  return other === undefined ? ok(parameters) : fail(badParameter(other, '不是可用的参数'))
}

const fileOf = ({ file }: Call, body: unknown): { readonly file?: Uint8Array } => {
  const bytes = file === undefined ? undefined : (body as Partial<MultipartBody> | undefined)?.files?.[file]
  return bytes === undefined ? {} : { file: bytes }
}

const BEARER = /^Bearer ([\w-]{20,200})$/i

async function contextOf(handler: Handler, request: FastifyRequest, parts: AppParts): Promise<CallContext> {
  const bearerToken = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null
  const idempotencyKey = request.headers[IDEMPOTENCY_HEADER]
  const { db, clock, random } = parts
  return {
    db,
    clock,
    random,
    bearerToken,
    viewer: bearerToken === null ? null : await parts.findViewer(bearerToken),
    clientAddress: request.ip,
    log: parts.log.with({ requestId: request.id, call: callName(handler.row) }),
    ...fileOf(handler.row, request.body),
    ...(typeof idempotencyKey === 'string' ? { idempotencyKey } : {}),
  }
}
