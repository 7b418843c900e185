import { companyItemsAt } from '@diandu/core/company'
import { fail, type Clock, type Failure } from '@diandu/core/kernel'
import { API_BASE } from '@diandu/wire'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badParameter, answerText } from '../calls/index.ts'
import type { Settings } from '../settings.ts'
import type { Faults } from './faults.ts'
import { errorPage } from './pages/error-page.ts'
import type { AllowedMethods } from './requests/allowed-methods.ts'
import { BadBody } from './requests/json-bodies.ts'
import { headersOfUnrouted } from './security-headers.ts'

const MESSAGES: Readonly<Record<number, string>> = {
  400: '请求格式不正确',
  404: '页面不存在',
  405: '不支持的请求方法',
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

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

export interface StatusDeps {
  readonly clock: Clock
  readonly settings: Pick<Settings, 'apiBase' | 'company' | 'mode'>
}

export interface ErrorDeps extends StatusDeps {
  readonly faults: Faults
}

/** As far as the request could be read. */
export interface Asked {
  readonly url: string
  readonly accept: string | undefined
}

/** Browsers name this type where an address is opened, and nowhere else; a call always answers in its envelope. */
const isForDocument = ({ url, accept }: Asked, { apiBase }: StatusDeps['settings']): boolean =>
  accept?.includes('text/html') === true && !url.startsWith(`${apiBase}${API_BASE}`)

const askedBy = ({ originalUrl, headers }: FastifyRequest): Asked => ({ url: originalUrl, accept: headers.accept })

/** An answer with no more than its number and its message: a page where a document is asked for, else an envelope. */
export interface StatusAnswer {
  readonly type: string
  readonly text: string
}

export function statusAnswer(status: number, asked: Asked, { clock, settings }: StatusDeps): StatusAnswer {
  if (isForDocument(asked, settings)) return { type: HTML_TYPE, text: pageOf(status, { clock, settings }) }
  const message = MESSAGES[status] ?? (status < 500 ? MESSAGES[400] : MESSAGES[500])
  return {
    type: JSON_TYPE,
    text: JSON.stringify({ code: String(status), message, data: null, timestamp: clock.now() }),
  }
}

export function sendStatus(reply: FastifyReply, status: number, deps: StatusDeps): FastifyReply {
  const { type, text } = statusAnswer(status, askedBy(reply.request), deps)
  return reply.status(status).type(type).header('cache-control', 'no-store').send(text)
}

/** The same where nothing but a page was asked for, whatever the headers accept. */
export const sendPage = (reply: FastifyReply, status: number, deps: StatusDeps): FastifyReply =>
  reply.status(status).type(HTML_TYPE).header('cache-control', 'no-store').send(pageOf(status, deps))

const pageOf = (status: number, { clock, settings }: StatusDeps): string =>
  errorPage(status, companyItemsAt(settings.company, clock.now()))

export function answerErrors(app: FastifyInstance, deps: ErrorDeps, methodsOf: AllowedMethods): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, deps))
  endWhatFailsAgain(app, deps)
  app.setNotFoundHandler(({ method, url }, reply) => {
    const methods = methodsOf(url.split('?', 1)[0] ?? '')
    if (methods.length === 0 || methods.includes(method)) return sendStatus(reply, 404, deps)
    return sendStatus(reply.header('allow', methods.join(', ')), 405, deps)
  })
}

/**
 * Where the answer to an error cannot be sent either (a hook of its sending throws, a header holds what none may hold),
 * Fastify would print the error and drop our headers: the connection gets its answer from here instead.
 */
function endWhatFailsAgain(app: FastifyInstance, { settings, clock }: ErrorDeps): void {
  const failed = new WeakSet<FastifyReply>()
  app.addHook('onError', async (request, reply) => {
    if (!failed.has(reply)) return void failed.add(reply)
    if (reply.raw.headersSent || reply.sent) return
    const { type, text } = statusAnswer(500, askedBy(request), { settings, clock })
    const headers = {
      ...headersOfUnrouted(settings.mode === 'production'),
      'content-type': type,
      'content-length': Buffer.byteLength(text),
    }
    reply
      .hijack()
      .raw.writeHead(500, STATUS_CODES[500], { ...headers, connection: 'close' })
      .end(text)
  })
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
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, deps: ErrorDeps): FastifyReply {
  const { statusCode } = error as { statusCode?: number }
  const unreadable = unreadableBody(error)
  if (unreadable !== undefined && isForDocument(askedBy(request), deps.settings)) return sendStatus(reply, 400, deps)
  if (unreadable !== undefined) return reply.type(JSON_TYPE).send(answerText(fail(unreadable), deps.clock.now()))
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return sendStatus(reply, statusCode, deps)
  return sendStatus(reply, deps.faults.note(error, request, reply), deps)
}
