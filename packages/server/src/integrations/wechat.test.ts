import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createManualClock } from '@diandu/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { createLog, silentLog } from '../kernel/index.ts'
import { officialWeChat, OFFICIAL_SCRIPT } from './official-wechat.ts'
import { sandboxWeChat, SANDBOX_SCRIPT } from './sandbox/sandbox-wechat.ts'
import { systemRandom } from './system-random.ts'
import { simulateProvider } from './testing/simulate-provider.ts'
import { weChatSignature } from './wechat-signature.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const TOKEN = { access_token: 'token-1', expires_in: 7200 }
const TICKET = { errcode: 0, errmsg: 'ok', ticket: 'ticket-1', expires_in: 7200 }

/** Stands in for WeChat: answers its two questions, and keeps what was asked. */
async function openProvider(answers: { token?: unknown; ticket?: unknown } = {}) {
  const requested: string[] = []
  const given = { token: TOKEN as unknown, ticket: TICKET as unknown, ...answers }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      requested.push(`${request.method} ${request.url} ${body}`.trim())
      const answer = request.url?.includes('getticket') === true ? given.ticket : given.token
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { requested, given, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const ACCOUNT = { appId: 'wx-app', appSecret: 'wx-secret-0123456789' }
const PAGE = 'https://market.test/shop/s1?x=1'
const clock = () => createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5, 678))
const open = (endpoint: string, hand = clock(), log = silentLog) =>
  officialWeChat({ ...ACCOUNT, endpoint }, { clock: hand, random: systemRandom, log })

describe('pages signed for WeChat', () => {
  it('are signed as WeChat’s own worked example is (SHL-10)', () => {
    const signature = weChatSignature({
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1_414_587_457,
      pageUrl: 'http://mp.weixin.qq.com?params=value',
    })
    expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })

  it('carry what they were signed with, and a new nonce each time (SHL-10)', async () => {
    const { endpoint } = await openProvider()
    const signer = open(endpoint)
    const [one, other] = [await signer.sign(PAGE), await signer.sign(PAGE)]
    if (!one.ok || !other.ok) throw new Error('Not signed')
    const { appId, timestamp, nonceStr, signature } = one.value
    expect([appId, timestamp, signer.scriptUrl, signer.kind]).toEqual([
      'wx-app',
      Date.UTC(2026, 0, 2, 3, 4, 5) / 1000,
      OFFICIAL_SCRIPT,
      'wechat',
    ])
    expect(signature).toBe(weChatSignature({ ticket: 'ticket-1', nonceStr, timestamp, pageUrl: PAGE }))
    expect(other.value.nonceStr).not.toBe(nonceStr)
  })

  it('ask for the ticket once, however many are signed at once, and again before it lapses', async () => {
    const { endpoint, requested, given } = await openProvider()
    const hand = clock()
    const signer = open(endpoint, hand)
    await Promise.all(Array.from({ length: 20 }, () => signer.sign(PAGE)))
    hand.advance(6_899_000)
    await signer.sign(PAGE)
    expect(requested).toEqual([
      'POST /cgi-bin/stable_token {"grant_type":"client_credential","appid":"wx-app","secret":"wx-secret-0123456789"}',
      'GET /cgi-bin/ticket/getticket?type=jsapi&access_token=token-1',
    ])
    given.ticket = { ...TICKET, ticket: 'ticket-2' }
    hand.advance(1_000)
    const later = await signer.sign(PAGE)
    if (!later.ok) throw new Error('Not signed')
    expect(later.value.signature).toBe(weChatSignature({ ticket: 'ticket-2', ...later.value, pageUrl: PAGE }))
    expect(requested).toHaveLength(4)
  })

  it.each([
    ['a refused account', { token: { errcode: 40_013, errmsg: 'invalid appid' } }],
    ['a refused ticket', { ticket: { errcode: 40_001, errmsg: 'invalid credential' } }],
    ['an empty ticket', { ticket: { ...TICKET, ticket: '' } }],
    ['an answer of another shape', { token: [] }],
    ['no JSON', { ticket: '<html>' }],
  ])('fail without an exception on %s, and no secret is in the log', async (_, answers) => {
    const { endpoint, given } = await openProvider(answers)
    const lines: string[] = []
    const signer = open(
      endpoint,
      clock(),
      createLog({ level: 'debug', now: clock().now, write: (line) => void lines.push(line) }),
    )
    expect(await signer.sign(PAGE)).toEqual({ ok: false, failure: { kind: 'http', status: 502 } })
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toMatch(/token-1|wx-secret/)
    Object.assign(given, { token: TOKEN, ticket: TICKET })
    expect((await signer.sign(PAGE)).ok).toBe(true)
  })

  it('fail without an exception when WeChat is not there', async () => {
    expect(await open('http://127.0.0.1:1').sign(PAGE)).toEqual({ ok: false, failure: { kind: 'http', status: 502 } })
  })

  it('fail where WeChat leads elsewhere, and no secret goes there', async () => {
    const elsewhere = await simulateProvider(TOKEN)
    const { endpoint } = await simulateProvider('', 307, { location: elsewhere.endpoint })
    expect(await open(endpoint).sign(PAGE)).toEqual({ ok: false, failure: { kind: 'http', status: 502 } })
    expect(elsewhere.received).toEqual([])
  })

  it('are signed by the sandbox in the same way, without a call to WeChat', async () => {
    const signer = sandboxWeChat({ db: await openTestDatabase(), clock: clock(), random: systemRandom })
    const signed = await signer.sign(PAGE)
    if (!signed.ok) throw new Error('Not signed')
    const { signature, ...rest } = signed.value
    expect(signature).toBe(weChatSignature({ ticket: 'sandbox-ticket', ...rest, pageUrl: PAGE }))
    expect([signer.kind, signer.scriptUrl]).toEqual(['sandbox', SANDBOX_SCRIPT])
  })
})
