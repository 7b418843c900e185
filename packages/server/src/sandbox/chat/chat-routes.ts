import { DAY_MS } from '@diandu/core/kernel'
import { chatLanguageOf, chatTopicOf, MAX_CHAT_MESSAGE, SANDBOX_CHAT } from '@diandu/core/support'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secretHash } from '../../crypto/index.ts'
import { pagePolicy } from '../../http/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { readForms } from '../sandbox-routes.ts'
import { CHAT_STYLE_HASH, chatPage } from './chat-page.ts'
import { keepChatMessage, readChat } from './chat-store.ts'

const COOKIE = 'sandbox_chat'
export const CHAT_KEPT_MS = 7 * DAY_MS
const VISITOR = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{20,100})(?:;|$)`)

/** The chat of a demonstration, for visitors on this machine only. */
export function chatRoutes(
  app: FastifyInstance,
  { db, clock, random }: Pick<ModuleDeps, 'db' | 'clock' | 'random'>,
): void {
  void app.register(async (scope) => {
    readForms(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (isLoopback(request.ip)) return
      reply.callNotFound()
      return reply
    })
    scope.get(SANDBOX_CHAT, async (request, reply) => {
      const secret = secretOf(request)
      return send(reply, chatPage(secret === undefined ? [] : await readChat(db, secretHash(secret))))
    })
    scope.post(SANDBOX_CHAT, async (request, reply) => {
      const message = new URLSearchParams(String(request.body)).get('message') ?? ''
      const body = Array.from(message.replaceAll(/\r\n?/g, '\n').replaceAll(NOT_KEPT, '').trim())
        .slice(0, MAX_CHAT_MESSAGE)
        .join('')
      const secret = secretOf(request) ?? random.token()
      if (body !== '') {
        const answer = { topic: chatTopicOf(body), language: chatLanguageOf(body) }
        await keepChatMessage(db, secretHash(secret), { body, ...answer, saidAt: clock.now() })
      }
      return reply
        .header(
          'set-cookie',
          `${COOKIE}=${secret}; Path=${SANDBOX_CHAT}; Max-Age=${CHAT_KEPT_MS / 1000}; HttpOnly; SameSite=Strict`,
        )
        .redirect(`${SANDBOX_CHAT}#say`, 303)
    })
  })
}

/** Control signs but line ends, and half characters, which no database takes. */
const NOT_KEPT = /[^\P{Cc}\n]|\p{Cs}/gu

const secretOf = ({ headers }: FastifyRequest): string | undefined => VISITOR.exec(headers.cookie ?? '')?.[1]

const isLoopback = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

const send = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy({ styleHashes: [CHAT_STYLE_HASH] }),
      'x-robots-tag': 'noindex',
    })
    .send(page)
