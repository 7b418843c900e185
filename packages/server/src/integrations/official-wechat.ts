import { fail, ok, type Clock, type Random, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { Log } from '../kernel/index.ts'
import type { WeChatSigner } from './wechat.ts'
import { codeAnswer, NO_SUCH_CODE, visitAddress } from './wechat-visit.ts'
import { signPage } from './wechat-signature.ts'

/** From the console of the official account that the pages belong to. */
export interface WeChatAccount {
  readonly appId: string
  readonly appSecret: string
  readonly endpoint: string
}

interface WeChatServices {
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

interface Ticket {
  readonly text: string
  readonly goodUntilMs: number
}

export const OFFICIAL_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** A page for people, and no address of the API. */
const VISIT_PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

const TIMEOUT_MS = 8_000
/** A ticket is replaced before it lapses, so that a page that was signed just now still finds it good. */
const RENEW_BEFORE_MS = 5 * 60_000

/**
 * WeChat itself: its ticket is fetched once in two hours and asked for no more often, however many pages are signed.
 */
export function officialWeChat(account: WeChatAccount, { clock, random, log }: WeChatServices): WeChatSigner {
  let ticket: Ticket | undefined
  let fetching: Promise<Ticket | undefined> | undefined
  const ticketNow = async (): Promise<Ticket | undefined> => {
    if (ticket !== undefined && clock.now() < ticket.goodUntilMs) return ticket
    fetching ??= fetchTicket(account, clock, log).finally(() => {
      fetching = undefined
    })
    ticket = (await fetching) ?? ticket
    return ticket !== undefined && clock.now() < ticket.goodUntilMs ? ticket : undefined
  }
  return {
    kind: 'wechat',
    scriptUrl: OFFICIAL_SCRIPT,
    async sign(pageUrl): Promise<Result<ReturnType<typeof signPage>>> {
      const good = await ticketNow()
      if (good === undefined) return fail({ kind: 'http', status: 502 })
      return ok(signPage(account.appId, good.text, pageUrl, clock.now(), random))
    },
    visitUrl: (backUrl, state) => visitAddress({ page: VISIT_PAGE, appId: account.appId, backUrl, state }),
    openidOf: (code) => fetchOpenid(account, code, log),
  }
}

/** Two questions: a token for the account, and with it the ticket. Neither is ever logged. */
async function fetchTicket(
  { appId, appSecret, endpoint }: WeChatAccount,
  clock: Clock,
  log: Log,
): Promise<Ticket | undefined> {
  try {
    // The stable token: several servers may ask for it, and none makes another's worthless.
    const token = await call(`${endpoint}/cgi-bin/stable_token`, {
      grant_type: 'client_credential',
      appid: appId,
      secret: appSecret,
    })
    const accessToken = token['access_token']
    if (typeof accessToken !== 'string') return refused('token', token, log)
    const answer = await call(
      `${endpoint}/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(accessToken)}`,
    )
    const { ticket: text, expires_in: seconds } = answer
    if (typeof text !== 'string' || typeof seconds !== 'number' || text === '') return refused('ticket', answer, log)
    return { text, goodUntilMs: clock.now() + Math.max(0, seconds * 1000 - RENEW_BEFORE_MS) }
  } catch (error) {
    // Its address would name the account's token.
    log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'WeChat was not reached')
    return undefined
  }
}

/** Neither the account's secret nor the code is ever logged. */
async function fetchOpenid(
  { appId, appSecret, endpoint }: WeChatAccount,
  code: string,
  log: Log,
): Promise<Result<string | null>> {
  const failed = fail({ kind: 'http', status: 502 } as const)
  try {
    const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' })
    const answer = await call(`${endpoint}/sns/oauth2/access_token?${query}`)
    if (NO_SUCH_CODE.includes(answer['errcode'])) return ok(null)
    const parsed = v.safeParse(codeAnswer, answer)
    if (parsed.success) return ok(parsed.output.is_snapshotuser === 1 ? null : parsed.output.openid)
    refused('openid', answer, log)
    return failed
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'WeChat was not reached')
    return failed
  }
}

async function call(url: string, body?: Readonly<Record<string, string>>): Promise<Readonly<Record<string, unknown>>> {
  const sent =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await fetch(url, { ...sent, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {}
}

function refused(
  what: string,
  { errcode: code, errmsg: words }: Readonly<Record<string, unknown>>,
  log: Log,
): undefined {
  log.error({ what, code, words }, 'WeChat refused what it was asked for')
  return undefined
}
