import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { pagePolicy } from '../http/index.ts'
import { SANDBOX_SCRIPT, SANDBOX_TICKET, sandboxPushesTo, weChatSignature } from '../integrations/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { findUserByName, makeAppToken } from '../session/index.ts'
import { SHELL_PAGE_STYLE_HASH, shellPage } from './shell-page.ts'

/** Put into the head of every page that the frame shows. */
export const SANDBOX_APP_SCRIPT = '/sandbox/shell/played-app.js'

const SCRIPTS = {
  [SANDBOX_APP_SCRIPT]: 'sandbox-app.js',
  [SANDBOX_SCRIPT]: 'wechat-sdk.js',
  '/sandbox/shell/page.js': 'shell-page.js',
  '/sandbox/shell/own-address.js': 'own-address.js',
} as const

/** A name, without what no database takes. */
const APP_PERSON = v.object({ name: v.pipe(v.string(), v.maxLength(64), v.regex(/^\P{Cc}*$/u)) })

/** The page that simulates the apps and WeChat, and what it needs. */
export function shellRoutes(
  app: FastifyInstance,
  { db, clock, random, settings }: Pick<ModuleDeps, 'db' | 'clock' | 'random' | 'settings'>,
): void {
  app.get('/sandbox/shell', async (_request, reply) => {
    const people = await db.query<{ readonly username: string }>(
      'SELECT username FROM users ORDER BY created_at, id LIMIT 20',
    )
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy({ styleHashes: [SHELL_PAGE_STYLE_HASH], hasFrames: true }),
        'x-robots-tag': 'noindex',
      })
      .send(shellPage(people.map(({ username }) => username)))
  })
  for (const [path, file] of Object.entries(SCRIPTS)) {
    const text = readFileSync(new URL(`browser/${file}`, import.meta.url), 'utf8')
    app.get(path, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
    )
  }
  // An app's own login would give its page this token: the simulated app is signed in as any user it names.
  app.post('/sandbox/shell/app-token', async (request, reply) => {
    const requested = v.safeParse(APP_PERSON, request.body)
    if (!requested.success) return reply.status(400).send({ token: '' })
    const user = await findUserByName(db, requested.output.name)
    const { appTokenSecret } = settings.secrets
    const token =
      user === undefined || appTokenSecret === null ? '' : makeAppToken(user.id, appTokenSecret, random, clock.now())
    return reply.header('cache-control', 'no-store').send({ token })
  })
  app.get('/sandbox/shell/pushes', async (request, reply) => {
    const query = new URL(request.url, 'http://page').searchParams
    const after = Number(query.get('after') ?? '')
    const pushes = await sandboxPushesTo(db, query.get('token') ?? '', Number.isSafeInteger(after) ? after : 0)
    return reply.header('cache-control', 'no-store').send(pushes)
  })
  app.get('/sandbox/shell/wechat-signature', (request, reply) => {
    const query = new URL(request.url, 'http://page').searchParams
    const parameter = (name: string) => query.get(name) ?? ''
    const right = weChatSignature({
      ticket: SANDBOX_TICKET,
      nonceStr: parameter('nonceStr'),
      timestamp: Number(parameter('timestamp')),
      pageUrl: parameter('url'),
    })
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(parameter('signature') === right ? 'right' : 'wrong')
  })
}
