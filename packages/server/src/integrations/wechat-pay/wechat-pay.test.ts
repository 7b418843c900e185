import { createCipheriv, randomBytes } from 'node:crypto'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createLog, silentLog } from '../../kernel/index.ts'
import { systemRandom } from '../system-random.ts'
import { simulateProvider } from '../testing/simulate-provider.ts'
import { onlyReceiver } from '../testing/only-receiver.ts'
import {
  CERTIFICATE,
  keyOf,
  merchant,
  pair,
  platform,
  simulateWeChatPay,
  PUBLIC_KEY,
  signedBy,
  type SimulatedAnswer,
  type SimulatedCall,
} from '../testing/simulate-wechat-pay.ts'
import { weChatPay } from './wechat-pay.ts'

const API_KEY = '0123456789abcdef0123456789abcdef'
const clock = createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const now = Math.floor(clock.now() / 1000)
const stranger = pair()
const charge = {
  id: 'recharge-1',
  method: 'wechat-pay',
  amountFen: 100_00,
  title: '店渡 · 账户充值',
  clientAddress: '::ffff:10.0.0.7',
  backPath: '/back?request=recharge-1',
  expiresAt: clock.now() + 7_200_000,
} as const
const BOTH = [PUBLIC_KEY, CERTIFICATE] as const

const providerAt = (endpoint: string, serials: readonly (keyof typeof platform)[] = BOTH, log = silentLog) =>
  weChatPay(
    {
      appId: 'wx1',
      merchantId: '1900000001',
      serial: 'MERCHANT1',
      privateKey: merchant.privateKey,
      apiKey: API_KEY,
      endpoint,
      platformKeys: new Map(serials.map((serial) => [serial, platform[serial].publicKey])),
      publicUrl: 'https://m.diandu.example',
    },
    { clock, random: systemRandom, log, noticePath: '/api/pay/notice' },
  )

const receiverAt = (...how: readonly [serials?: readonly (keyof typeof platform)[], log?: typeof silentLog]) =>
  onlyReceiver(providerAt('http://127.0.0.1:1', ...how))

async function simulate(
  answer: (call: SimulatedCall) => SimulatedAnswer,
  serials = BOTH as readonly (keyof typeof platform)[],
) {
  const { received, endpoint } = await simulateWeChatPay(now, answer)
  return { received, provider: providerAt(endpoint, serials) }
}

/** An order as the platform documents it. */
const TRANSACTION = {
  appid: 'wx1',
  mchid: '1900000001',
  out_trade_no: 'recharge-1',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  trade_type: 'MWEB',
  bank_type: 'OTHERS',
  attach: '',
  transaction_id: '1217752501201407033233368018',
  success_time: '2026-01-02T11:04:05+08:00',
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  amount: {
    total: 1e4,
    payer_total: 9e3,
    currency: 'CNY',
    payer_currency: 'CNY',
  },
}
const CASHIER = { status: 200, value: { h5_url: 'https://wx.tenpay.example/checkmweb?prepay_id=wx1&package=2' } }

it('a cashier is opened with a signed request, and leads back to us', async () => {
  const { provider, received } = await simulate(() => CASHIER)
  const opened = await provider.open(charge)
  expect(opened).toMatchObject({
    ok: true,
    value: {
      url: `${CASHIER.value.h5_url}&redirect_url=${encodeURIComponent('https://m.diandu.example/back?request=recharge-1')}`,
    },
  })
  expect(received).toEqual([
    {
      method: 'POST',
      path: '/v3/pay/transactions/h5',
      serial: PUBLIC_KEY,
      body: {
        appid: 'wx1',
        mchid: '1900000001',
        description: '店渡 · 账户充值',
        out_trade_no: 'recharge-1',
        time_expire: '2026-01-02T05:04:05+00:00',
        notify_url: 'https://m.diandu.example/api/pay/notice',
        amount: {
          total: 1e4,
          currency: 'CNY',
        },
        scene_info: {
          payer_client_ip: '10.0.0.7',
          h5_info: { type: 'Wap' },
        },
      },
    },
  ])
})

it('an answer that the platform did not sign just now, an error and silence are failures, and never an answer', async () => {
  const forged = await simulate(() => ({ ...CASHIER, by: { serial: PUBLIC_KEY, privateKey: stranger.privateKey } }))
  const old = await simulate(() => ({ ...CASHIER, atSeconds: now - 600 }))
  const broken = await simulate(() => ({ status: 500, value: { code: 'SYSTEM_ERROR' } }))
  for (const { provider } of [forged, old, broken, { provider: providerAt('http://127.0.0.1:1') }]) {
    expect(await provider.open(charge)).toMatchObject({ ok: false, failure: { kind: 'http', status: 502 } })
    expect((await provider.query(charge)).ok).toBe(false)
    expect((await provider.close(charge)).ok).toBe(false)
  }
})

it('an answer that leads elsewhere is a failure, and nothing is asked there', async () => {
  const elsewhere = await simulateProvider(CASHIER.value)
  const { endpoint } = await simulateProvider('', 307, { location: elsewhere.endpoint })
  expect((await providerAt(endpoint).open(charge)).ok).toBe(false)
  expect(elsewhere.received).toEqual([])
})

it('every request names the key that its answer shall be signed with, the first that is set', async () => {
  for (const [first, other] of [
    [PUBLIC_KEY, CERTIFICATE],
    [CERTIFICATE, PUBLIC_KEY],
  ] as const) {
    const { provider, received } = await simulate(
      ({ method, path }) =>
        method === 'GET'
          ? { status: 200, value: TRANSACTION }
          : path.endsWith('/close')
            ? { status: 204, value: null }
            : CASHIER,
      [first, other],
    )
    expect([
      (await provider.open(charge)).ok,
      (await provider.query(charge)).ok,
      (await provider.close(charge)).ok,
    ]).toEqual([true, true, true])
    expect(received.map(({ serial }) => serial)).toEqual([first, first, first])
  }
})

it('while the platform has two keys, an answer by either is believed, and one by a key that is not set is none', async () => {
  const byOther = () => ({ ...CASHIER, by: { serial: CERTIFICATE, privateKey: keyOf(CERTIFICATE) } })
  expect((await (await simulate(byOther)).provider.open(charge)).ok).toBe(true)
  expect((await (await simulate(byOther, [PUBLIC_KEY])).provider.open(charge)).ok).toBe(false)
})

it.each([
  ['SUCCESS', { kind: 'paid', amountFen: 100_00, paidAt: Date.UTC(2026, 0, 2, 3, 4, 5) }],
  ['USERPAYING', { kind: 'processing' }],
  ['NOTPAY', null],
  ['CLOSED', { kind: 'closed', why: '支付已关闭或失败' }],
  ['PAYERROR', { kind: 'closed', why: '支付已关闭或失败' }],
  ['REFUND', { kind: 'closed', why: '款项已在支付平台退回' }],
  ['SOMETHING_NEW', null],
])('asked, %s says what became of it (PAY-3)', async (state, news) => {
  const { provider, received } = await simulate(() => ({ status: 200, value: { ...TRANSACTION, trade_state: state } }))
  expect(await provider.query(charge)).toEqual({ ok: true, value: news })
  expect(received[0]?.path).toBe('/v3/pay/transactions/out-trade-no/recharge-1?mchid=1900000001')
})

it('what was never opened has no news, and the answer about another order, or of another user’s, is none (PAY-3)', async () => {
  const unknown = await simulate(() => ({ status: 404, value: { code: 'ORDER_NOT_EXIST' } }))
  expect(await unknown.provider.query(charge)).toEqual({ ok: true, value: null })
  // A gateway on the way has a 404 of its own, and knows nothing of orders.
  const lost = await simulate(() => ({ status: 404, value: null }))
  expect([(await lost.provider.query(charge)).ok, (await lost.provider.close(charge)).ok]).toEqual([false, false])
  for (const other of [{ out_trade_no: 'recharge-2' }, { mchid: '1900000002' }, { appid: 'wx2' }]) {
    const queried = await simulate(() => ({ status: 200, value: { ...TRANSACTION, ...other } }))
    expect((await queried.provider.query(charge)).ok, JSON.stringify(other)).toBe(false)
  }
})

it('an order is closed, unless it was paid before (PAY-3)', async () => {
  const closed = await simulate(() => ({ status: 204, value: null }))
  expect(await closed.provider.close(charge)).toEqual({ ok: true, value: true })
  expect(closed.received).toMatchObject([
    { path: '/v3/pay/transactions/out-trade-no/recharge-1/close', body: { mchid: '1900000001' } },
  ])
  const paid = await simulate(() => ({ status: 400, value: { code: 'ORDERPAID' } }))
  expect(await paid.provider.close(charge)).toEqual({ ok: true, value: false })
  const again = await simulate(() => ({ status: 400, value: { code: 'ORDER_CLOSED' } }))
  expect(await again.provider.close(charge)).toEqual({ ok: true, value: true })
  expect(await again.provider.query(charge)).toEqual({
    ok: true,
    value: { kind: 'closed', why: '支付已关闭或失败' },
  })
  const paying = await simulate(() => ({ status: 202, value: { code: 'USER_PAYING' } }))
  expect((await paying.provider.close(charge)).ok).toBe(false)
})

function notification(reply: object, key = API_KEY): string {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce)).setAAD(Buffer.from('transaction'))
  const ciphertext = Buffer.concat([
    cipher.update(JSON.stringify(reply)),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64')
  const resource = {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext,
    nonce,
    associated_data: 'transaction',
  }
  return JSON.stringify({
    id: 'EV-2018022511223320873',
    create_time: '2026-01-02T11:04:05+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource,
  })
}

it('a notification is opened, if the platform signed it just now and sealed it for us (PAY-5)', () => {
  const receiver = receiverAt()
  const body = notification(TRANSACTION)
  const signed = (text: string, at = now) => signedBy(PUBLIC_KEY, platform[PUBLIC_KEY].privateKey, text, at)
  const headers = signed(body)
  expect(receiver.read({ headers, body })).toEqual({
    ok: true,
    value: { chargeId: 'recharge-1', news: { kind: 'paid', amountFen: 100_00, paidAt: clock.now() } },
  })
  expect(receiver.read({ headers: signedBy(PUBLIC_KEY, stranger.privateKey, body, now), body })).toEqual({
    ok: false,
    failure: 'signature',
  })
  expect(receiver.read({ headers, body: `${body} ` })).toEqual({ ok: false, failure: 'signature' })
  // The platform itself sends such ones, to see whether they are refused.
  expect(
    receiver.read({
      headers: { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` },
      body,
    }),
  ).toEqual({ ok: false, failure: 'signature' })
  expect(receiver.read({ headers: {}, body })).toEqual({ ok: false, failure: 'signature' })
  expect(receiver.read({ headers: signed(body, now - 600), body })).toEqual({ ok: false, failure: 'too-old' })
  for (const odd of [
    notification(TRANSACTION, 'f'.repeat(32)),
    notification({ ...TRANSACTION, mchid: '2' }),
    notification({ ...TRANSACTION, appid: 'wx2' }),
    '{}',
    'no json',
  ]) {
    expect(receiver.read({ headers: signed(odd), body: odd })).toEqual({ ok: false, failure: 'content' })
  }
  const dollars = notification({ ...TRANSACTION, amount: { total: 100_00, currency: 'USD' } })
  expect(receiver.read({ headers: signed(dollars), body: dollars })).toMatchObject({
    value: { news: { amountFen: -1 } },
  })
  expect([receiver.reply(true), receiver.reply(false)]).toEqual([
    { status: 204, body: '' },
    { status: 400, body: '{"code":"FAIL","message":"失败"}' },
  ])
})

it('a notification by either of two keys is opened; a key that is not set is no forgery, and moves nothing', () => {
  const body = notification(TRANSACTION)
  for (const serial of BOTH) {
    const headers = signedBy(serial, platform[serial].privateKey, body, now)
    expect(receiverAt().read({ headers, body })).toMatchObject({ ok: true })
    expect(receiverAt(BOTH.filter((other) => other !== serial)).read({ headers, body })).toEqual({
      ok: false,
      failure: 'unknown-key',
    })
  }
  const swapped = signedBy(CERTIFICATE, platform[PUBLIC_KEY].privateKey, body, now)
  expect(receiverAt().read({ headers: swapped, body })).toEqual({ ok: false, failure: 'signature' })
})

it('the log keeps 64 characters of the name of a key that is not set, on one line', () => {
  const lines: string[] = []
  const log = createLog({ level: 'error', now: () => 0, write: (line) => void lines.push(line) })
  const headers = {
    ...signedBy(PUBLIC_KEY, stranger.privateKey, '{}', now),
    'wechatpay-serial': `\u0085${'9'.repeat(9000)}`,
  }
  receiverAt(BOTH, log).read({ headers, body: '{}' })
  expect(lines.map((line) => (JSON.parse(line) as { serial: string }).serial)).toEqual([` ${'9'.repeat(62)}…`])
})
