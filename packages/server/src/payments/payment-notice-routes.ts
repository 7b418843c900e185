import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitTo } from '../http/index.ts'
import type { NoticeReceiver } from '../integrations/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { takeNotice } from './take-notice.ts'

/** Below the base path of the calls, which a proxy hands on anyway. */
const NOTICE_PATH = '/pay/notice'

/**
 * Each provider is given an address of its own, so that it is known whose signature counts there. The first two never
 * are beside each other, and their merchants' platforms know the shorter one.
 */
export const noticePathOf = (kind: NoticeReceiver['kind']): string =>
  kind === 'wechat-pay' || kind === 'sandbox' ? NOTICE_PATH : `${NOTICE_PATH}/${kind}`

const MAX_PER_MINUTE = 600

/** Where the payment provider tells us what was paid. There is no login here: a signature is what counts. */
export function paymentNoticeRoutes(
  app: FastifyInstance,
  { db, clock, random, log, payments, settings }: ModuleDeps,
): void {
  if (payments === null) return
  void app.register(async (scope) => {
    // A signature is over the bytes as they came, so nothing parses them before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const receiver of payments.receivers)
      scope.post(
        `${settings.apiBase}${noticePathOf(receiver.kind)}`,
        { config: limitTo(MAX_PER_MINUTE, settings.rateLimitPerMinute) },
        async (request, reply) => {
          const notice = { headers: textHeaders(request), body: typeof request.body === 'string' ? request.body : '' }
          const { status, body } = await takeNotice(notice, request.ip, receiver, { db, clock, random, log })
          return reply
            .status(status)
            .type(body.startsWith('{') ? 'application/json' : 'text/plain')
            .header('cache-control', 'no-store')
            .send(body)
        },
      )
  })
}

const textHeaders = ({ headers }: FastifyRequest): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
