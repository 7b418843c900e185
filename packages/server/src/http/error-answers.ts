import type { Clock } from '@diandu/core/kernel'
import { fail, type Failure } from '@diandu/core/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badParameter, answerText } from '../calls/index.ts'
import type { Faults } from './faults.ts'
import { BadBody } from './requests/json-bodies.ts'

const WORDS: Readonly<Record<number, string>> = {
  400: '请求格式不正确',
  404: '页面不存在',
  408: '请求没有发完',
  413: '请求内容过大',
  414: '请求地址过长',
  415: '不支持的请求格式',
  429: '您刷新太频繁了，请休息一下',
  431: '请求地址或请求头过长',
  500: '服务器错误',
  502: '外部服务暂不可用',
  503: '服务暂不可用',
}

/** An answer of the transport, in the shape of every other answer, and with no more than its number and its words. */
export function sendStatus(reply: FastifyReply, status: number, nowMs: number): FastifyReply {
  return reply.status(status).type(JSON_TYPE).send(statusText(status, nowMs))
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Such an answer's text. */
export function statusText(status: number, nowMs: number): string {
  const message = WORDS[status] ?? (status < 500 ? WORDS[400] : WORDS[500])
  return JSON.stringify({ code: String(status), message, data: null, timestamp: nowMs })
}

export interface ErrorDeps {
  readonly clock: Clock
  readonly faults: Faults
}

export function answerErrors(app: FastifyInstance, deps: ErrorDeps): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, deps))
  app.setNotFoundHandler((_request, reply) => sendStatus(reply, 404, deps.clock.now()))
}

/** A body that could not be read, as the bad parameter that it is to its sender. */
export function unreadableBody(error: unknown): Failure | undefined {
  if (
    !(error instanceof BadBody) &&
    (error as { readonly code?: string }).code !== 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'
  )
    return undefined
  const field = error instanceof BadBody ? error.field : ''
  return badParameter(field, field === '' ? '请求内容不是有效的 JSON' : '不是可用的参数')
}

/**
 * A bad body is a bad parameter; what a client did wrong keeps its status; where there is too much to do, so is a time
 * to wait; the rest is ours, logged and not told.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, faults }: ErrorDeps,
): FastifyReply {
  const { statusCode } = error as { statusCode?: number }
  const unreadable = unreadableBody(error)
  if (unreadable !== undefined)
    return reply.type('application/json; charset=utf-8').send(answerText(fail(unreadable), clock.now()))
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return sendStatus(reply, statusCode, clock.now())
  return sendStatus(reply, faults.note(error, request, reply), clock.now())
}
