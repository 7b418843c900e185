import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { handClock } from '../../testing/hand-clock.ts'
import { systemRandom } from '../system-random.ts'
import { weChatPay } from './wechat-pay.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } })
const [merchant, platform, stranger] = [pair(), pair(), pair()]
const API_KEY = '0123456789abcdef0123456789abcdef'
const clock = handClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const charge = { id: 'recharge-1', channel: 'jh', amountFen: 100_00, title: '店渡 · 账户充值', clientAddress: '::ffff:10.0.0.7', backPath: '/back?request=recharge-1', expiresAt: clock.now() + 7_200_000 } as const

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const signedBy = (key: string, body: string, at = Math.floor(clock.now() / 1000)) => ({
  'wechatpay-timestamp': String(at),
  'wechatpay-nonce': 'a-nonce',
  'wechatpay-serial': 'PLATFORM1',
  'wechatpay-signature': createSign('RSA-SHA256').update(`${at}\na-nonce\n${body}\n`).sign(key, 'base64'),
})

/** Plays the platform over HTTP: a request that is not signed by the merchant is answered 401, and every answer is signed. */
async function play(answer: (method: string, path: string, body: unknown) => readonly [status: number, value: unknown], key = platform.privateKey) {
  const received: { readonly method: string; readonly path: string; readonly body: unknown }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const said = Object.fromEntries([...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
      const message = `${request.method}\n${request.url}\n${said['timestamp']}\n${said['nonce_str']}\n${text}\n`
      const isRight = createVerify('RSA-SHA256').update(message).verify(merchant.publicKey, said['signature'] ?? '', 'base64')
      if (!isRight || said['mchid'] !== '1900000001' || said['serial_no'] !== 'MERCHANT1') return void response.writeHead(401).end()
      const body: unknown = text === '' ? null : JSON.parse(text)
      received.push({ method: request.method ?? '', path: request.url ?? '', body })
      const [status, value] = answer(request.method ?? '', request.url ?? '', body)
      const out = value === null ? '' : JSON.stringify(value)
      response.writeHead(status, signedBy(key, out)).end(out)
    })
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { received, provider: providerAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
}

const providerAt = (endpoint: string) =>
  weChatPay(
    {
      ...{ appId: 'wx1', merchantId: '1900000001', serial: 'MERCHANT1', privateKey: merchant.privateKey, apiKey: API_KEY, endpoint },
      ...{ platformSerial: 'PLATFORM1', platformKey: platform.publicKey, publicUrl: 'https://m.diandu.example' },
    },
    { clock, random: systemRandom, log: silentLog, noticePath: '/api/pay/notice' },
  )

it('[WXP-1] a cashier is opened with a signed request, and leads back to us', async () => {
  const { provider, received } = await play(() => [200, { h5_url: 'https://wx.tenpay.example/checkmweb?prepay_id=wx1&package=2' }])
  const opened = await provider.open(charge)
  expect(opened).toMatchObject({ ok: true, value: { url: `https://wx.tenpay.example/checkmweb?prepay_id=wx1&package=2&redirect_url=${encodeURIComponent('https://m.diandu.example/back?request=recharge-1')}` } })
  expect(received).toEqual([
    {
      method: 'POST',
      path: '/v3/pay/transactions/h5',
      body: {
        ...{ appid: 'wx1', mchid: '1900000001', description: '店渡 · 账户充值', out_trade_no: 'recharge-1', time_expire: '2026-01-02T05:04:05+00:00' },
        ...{ notify_url: 'https://m.diandu.example/api/pay/notice', amount: { total: 100_00, currency: 'CNY' } },
        scene_info: { payer_client_ip: '10.0.0.7', h5_info: { type: 'Wap' } },
      },
    },
  ])
})

it('[WXP-2] an answer that the platform did not sign, an error and silence are failures, and never an answer', async () => {
  const forged = await play(() => [200, { h5_url: 'https://evil.example/' }], stranger.privateKey)
  const broken = await play(() => [500, { code: 'SYSTEM_ERROR' }])
  for (const { provider } of [forged, broken, { provider: providerAt('http://127.0.0.1:1') }]) {
    expect(await provider.open(charge)).toMatchObject({ ok: false, failure: { kind: 'http', status: 502 } })
    expect((await provider.ask('recharge-1')).ok).toBe(false)
    expect((await provider.close('recharge-1')).ok).toBe(false)
  }
})

it.each([
  ['SUCCESS', { kind: 'paid', amountFen: 100_00 }],
  ['USERPAYING', { kind: 'processing' }],
  ['NOTPAY', null],
  ['CLOSED', { kind: 'closed', why: '支付已关闭或失败' }],
  ['SOMETHING_NEW', null],
])('[WXP-3] asked, %s says what became of it', async (state, news) => {
  const { provider, received } = await play(() => [200, { mchid: '1900000001', out_trade_no: 'recharge-1', trade_state: state, amount: { total: 100_00, currency: 'CNY' } }])
  expect(await provider.ask('recharge-1')).toEqual({ ok: true, value: news })
  expect(received[0]?.path).toBe('/v3/pay/transactions/out-trade-no/recharge-1?mchid=1900000001')
})

it('[WXP-3] what nobody opened has no news, and the answer about another order is none', async () => {
  const unknown = await play(() => [404, { code: 'ORDER_NOT_EXIST' }])
  expect(await unknown.provider.ask('recharge-1')).toEqual({ ok: true, value: null })
  const other = await play(() => [200, { mchid: '1900000001', out_trade_no: 'recharge-2', trade_state: 'SUCCESS' }])
  expect((await other.provider.ask('recharge-1')).ok).toBe(false)
})

it('[WXP-3] an order is closed, unless it was paid before', async () => {
  const closed = await play(() => [204, null])
  expect(await closed.provider.close('recharge-1')).toEqual({ ok: true, value: true })
  expect(closed.received).toMatchObject([{ path: '/v3/pay/transactions/out-trade-no/recharge-1/close', body: { mchid: '1900000001' } }])
  const paid = await play(() => [400, { code: 'ORDERPAID' }])
  expect(await paid.provider.close('recharge-1')).toEqual({ ok: true, value: false })
})

function notification(said: object, key = API_KEY): string {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce)).setAAD(Buffer.from('transaction'))
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(said)), cipher.final(), cipher.getAuthTag()]).toString('base64')
  return JSON.stringify({ id: 'n1', event_type: 'TRANSACTION.SUCCESS', resource: { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: 'transaction' } })
}

const PAID = { mchid: '1900000001', out_trade_no: 'recharge-1', trade_state: 'SUCCESS', amount: { total: 100_00, payer_total: 100_00, currency: 'CNY' } }

it('[WXP-4] a notification is opened, if the platform signed it just now and sealed it for us', () => {
  const provider = providerAt('http://127.0.0.1:1')
  const body = notification(PAID)
  const now = Math.floor(clock.now() / 1000)
  const headers = signedBy(platform.privateKey, body)
  expect(provider.read({ headers, body })).toEqual({ ok: true, value: { chargeId: 'recharge-1', news: { kind: 'paid', amountFen: 100_00 } } })
  expect(provider.read({ headers: signedBy(stranger.privateKey, body), body })).toEqual({ ok: false, failure: 'signature' })
  expect(provider.read({ headers, body: `${body} ` })).toEqual({ ok: false, failure: 'signature' })
  expect(provider.read({ headers: { ...headers, 'wechatpay-serial': 'OTHER' }, body })).toEqual({ ok: false, failure: 'signature' })
  expect(provider.read({ headers: {}, body })).toEqual({ ok: false, failure: 'signature' })
  expect(provider.read({ headers: signedBy(platform.privateKey, body, now - 600), body })).toEqual({ ok: false, failure: 'too-old' })
  for (const odd of [notification(PAID, 'f'.repeat(32)), notification({ ...PAID, mchid: '2' }), '{}', 'no json']) {
    expect(provider.read({ headers: signedBy(platform.privateKey, odd), body: odd })).toEqual({ ok: false, failure: 'content' })
  }
  const dollars = notification({ ...PAID, amount: { total: 100_00, currency: 'USD' } })
  expect(provider.read({ headers: signedBy(platform.privateKey, dollars), body: dollars })).toMatchObject({ value: { news: { amountFen: -1 } } })
  expect([provider.reply(true), provider.reply(false)]).toEqual([{ status: 204, body: '' }, { status: 400, body: '{"code":"FAIL","message":"失败"}' }])
})
