import { createHash } from 'node:crypto'
import { callName, type Call } from '@diandu/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { runCall, type Handler } from '../calls/index.ts'
import { pagePolicy } from './content-policy.ts'
import { sendStatus } from './error-answers.ts'
import type { AppParts } from './parts.ts'
import type { Ask, Renderer } from './renderer.ts'

/** Everything that is no call and no file is a page of the web client, its own 404 among them. */
export function addPageRoutes(scope: FastifyInstance, parts: AppParts): void {
  const { renderer } = parts
  if (renderer === undefined) return
  const reserved = [parts.settings.apiBase, '/wap-api', '/assets', '/media', '/docs', '/health', '/sandbox', '/favicon.ico']
  const byName = new Map(parts.handlers.map((handler) => [callName(handler.row), handler]))
  scope.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const isReserved = reserved.some((prefix) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
    return isReserved ? sendStatus(reply, 404, parts.clock.now()) : sendPage(renderer, request, reply, askFor(request, byName, parts))
  })
}

async function sendPage(renderer: Renderer, request: FastifyRequest, reply: FastifyReply, ask: Ask): Promise<FastifyReply> {
  const { headers, url } = request
  const page = await renderer.render({
    url,
    ask,
    userAgent: headers['user-agent'] ?? '',
    cookie: headers.cookie ?? '',
    acceptLanguage: headers['accept-language'] ?? '',
    isForFrame: headers['sec-fetch-dest'] === 'iframe',
  })
  const tag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`
  reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy(page), etag: tag, ...page.headers })
  return page.status === 200 && names(headers['if-none-match'], tag) ? reply.status(304).send() : reply.send(page.html)
}

/** Weak tags are the same with and without their mark; a proxy may name several. */
const names = (known: string | undefined, tag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''))

function askFor(request: FastifyRequest, byName: ReadonlyMap<string, Handler>, parts: AppParts): Ask {
  const { db, clock, random } = parts
  const ask = async (row: Call, input: unknown) => {
    const handler = byName.get(callName(row))
    if (handler === undefined) throw new Error(`${callName(row)} has no handler.`)
    const log = parts.log.with({ requestId: request.id, call: callName(row) })
    const answer = await runCall(handler, input, { db, clock, random, log, viewer: null, bearerToken: null, clientAddress: request.ip })
    return answer.result
  }
  return ask as Ask
}
