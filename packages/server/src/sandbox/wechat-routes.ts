import { createHash, createPublicKey, createVerify } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/index.ts'
import {
  storeSandboxCode,
  sandboxMerchantKey,
  SANDBOX_APP_ID,
  SANDBOX_VISIT_PAGE,
  SHEET_TERMS,
  sheetChargeOf,
  sheetText,
  VISIT_FIELDS,
} from '../integrations/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { ownPath } from './sandbox-routes.ts'

/** Who is in the simulated WeChat: a name in a cookie, since the page of the shells changes it. */
const PERSON = /(?:^|; )played_wechat=(\w{1,20})/

/** As whom the simulated WeChat knows a user, in the form of the real one. */
const openidOf = ({ headers }: FastifyRequest): string =>
  `oSandbox${createHash('sha256')
    .update(PERSON.exec(headers.cookie ?? '')?.[1] ?? 'somebody')
    .digest('base64url')
    .slice(0, 20)}`

/**
 * Behaves as the real WeChat does for people inside it, by its documentation: tells who they are, and opens its payment
 * sheet.
 */
export function weChatRoutes(
  app: FastifyInstance,
  { db, clock, random }: Pick<ModuleDeps, 'db' | 'clock' | 'random'>,
): void {
  app.get(SANDBOX_VISIT_PAGE, async (request, reply) => {
    const requested = [...new URL(request.url, 'http://page').searchParams]
    const { appid, redirect_uri: address = '', response_type: type, scope, state = '' } = Object.fromEntries(requested)
    const back = ownPath(address)
    const isInOrder = requested.map(([name]) => name).join() === VISIT_FIELDS.join()
    // Only pages of this server: the simulated WeChat leads no user elsewhere.
    const isRight =
      isInOrder &&
      appid === SANDBOX_APP_ID &&
      type === 'code' &&
      scope === 'snsapi_base' &&
      /^[\da-zA-Z]{0,128}$/.test(state)
    if (!isRight || back === undefined)
      return reply.status(400).type('text/plain; charset=utf-8').send('该链接无法访问')
    const code = random.token().slice(0, 32)
    await storeSandboxCode(db, code, openidOf(request), clock.now())
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${back}${back.includes('?') ? '&' : '?'}code=${code}&state=${state}`, 302)
  })
  app.post('/sandbox/wechat/sheet', async (request, reply) => {
    const fault = await faultOf(request, db)
    const [, prepayId = ''] = v.is(SHEET_TERMS, request.body) ? request.body.package.split('=', 2) : []
    const charge = fault === null ? await sheetChargeOf(db, prepayId) : undefined
    void reply.header('cache-control', 'no-store')
    return charge === undefined
      ? reply.status(400).send({ fault: fault ?? 'unknown prepay_id' })
      : reply.send({ id: charge.id, title: charge.title, amountFen: charge.amountFen })
  })
}

/** The fault of the terms that a page has handed over; null where there is none. */
async function faultOf(request: FastifyRequest, db: Database): Promise<string | null> {
  const parsed = v.safeParse(SHEET_TERMS, request.body)
  if (!parsed.success) return `param ${v.getDotPath(parsed.issues[0]) ?? ''}`.trim()
  const { paySign, ...terms } = parsed.output
  if (terms.appId !== SANDBOX_APP_ID) return 'invalid appid'
  const key = createPublicKey(await sandboxMerchantKey(db))
  if (!createVerify('RSA-SHA256').update(sheetText(terms)).verify(key, paySign, 'base64')) return 'invalid signature'
  const charge = await sheetChargeOf(db, terms.package.replace('prepay_id=', ''))
  if (charge === undefined) return 'unknown prepay_id'
  if (charge.payer !== openidOf(request)) return 'another payer'
  return charge.state === 'open' || charge.state === 'processing' ? null : 'over'
}
