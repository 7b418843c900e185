import { createVerify } from 'node:crypto'
import { createManualClock } from '@diandu/core/testing'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { silentLog } from '../../kernel/index.ts'
import { systemRandom } from '../system-random.ts'
import {
  merchant,
  pair,
  platform,
  simulateWeChatPay,
  PUBLIC_KEY,
  type SimulatedAnswer,
} from '../testing/simulate-wechat-pay.ts'
import { sheetText } from './jsapi-order.ts'
import { JSAPI_ORDER, SHEET_TERMS } from './jsapi-shapes.ts'
import { weChatPay } from './wechat-pay.ts'

const clock = createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const now = Math.floor(clock.now() / 1000)
const charge = {
  id: 'recharge-1',
  amountFen: 100_00,
  title: '店渡 · 订单付款',
  payer: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
  expiresAt: clock.now() + 7_200_000,
} as const
const PREPARED: SimulatedAnswer = { status: 200, value: { prepay_id: 'wx201410272009395522657a690389285100' } }
const ORDER = {
  appid: 'wx1',
  mchid: '1900000001',
  description: '店渡 · 订单付款',
  out_trade_no: 'recharge-1',
  time_expire: '2026-01-02T05:04:05+00:00',
  notify_url: 'https://m.diandu.example/api/pay/notice',
  amount: {
    total: 1e4,
    currency: 'CNY',
  },
  payer: { openid: charge.payer },
}

async function simulate(answer: SimulatedAnswer) {
  const { received, endpoint } = await simulateWeChatPay(now, () => answer)
  const { sheets } = weChatPay(
    {
      appId: 'wx1',
      merchantId: '1900000001',
      serial: 'MERCHANT1',
      privateKey: merchant.privateKey,
      apiKey: '0'.repeat(32),
      endpoint,
      platformKeys: new Map([[PUBLIC_KEY, platform[PUBLIC_KEY].publicKey]]),
      publicUrl: 'https://m.diandu.example',
    },
    { clock, random: systemRandom, log: silentLog, noticePath: '/api/pay/notice' },
  )
  if (sheets === null) throw new Error('There are no sheets.')
  return { received, sheets }
}

it('inside WeChat a payment is prepared for its payer, by a request with the documented fields and no others, the same each time', async () => {
  const { sheets, received } = await simulate(PREPARED)
  const both = [await sheets.prepare(charge), await sheets.prepare(charge)]
  for (const prepared of both)
    expect(prepared).toEqual({
      ok: true,
      value: { prepayId: 'wx201410272009395522657a690389285100', until: clock.now() + 110 * 60_000 },
    })
  for (const { path, method, body } of received)
    expect({ path, method, body }).toEqual({ method: 'POST', path: '/v3/pay/transactions/jsapi', body: ORDER })
  expect(received).toHaveLength(2)
})

it.each([
  [
    'another payer than the account knows',
    { status: 400, value: { code: 'PARAM_ERROR', message: 'appid and openid not match' } },
  ],
  ['a number that is known with something else', { status: 403, value: { code: 'OUT_TRADE_NO_USED' } }],
  ['no name for it', { status: 200, value: {} }],
  ['an empty one', { status: 200, value: { prepay_id: '' } }],
  ['an answer that another signed', { ...PREPARED, by: { serial: PUBLIC_KEY, privateKey: pair().privateKey } }],
  ['an old answer', { ...PREPARED, atSeconds: now - 600 }],
] as const)('%s is a failure', async (_what, answer) => {
  expect(await (await simulate(answer)).sheets.prepare(charge)).toMatchObject({
    ok: false,
    failure: { kind: 'http', status: 502 },
  })
})

it('the page gets terms that the merchant’s key has signed: account, time, nonce and name of the payment, a line each', async () => {
  const { sheets } = await simulate(PREPARED)
  const terms = await sheets.terms('wx201410272009395522657a690389285100')
  expect(terms).toMatchObject({
    appId: 'wx1',
    timeStamp: String(now),
    package: 'prepay_id=wx201410272009395522657a690389285100',
    signType: 'RSA',
  })
  expect(v.is(SHEET_TERMS, terms)).toBe(true)
  const text = `wx1\n${now}\n${terms.nonceStr}\nprepay_id=wx201410272009395522657a690389285100\n`
  expect(sheetText(terms)).toBe(text)
  const isSigned = (header: string) =>
    createVerify('RSA-SHA256').update(header).verify(merchant.publicKey, terms.paySign, 'base64')
  expect([isSigned(text), isSigned(text.slice(0, -1)), isSigned(text.replace('wx1', 'wx2'))]).toEqual([
    true,
    false,
    false,
  ])
  expect((await sheets.terms('wx2')).nonceStr).not.toBe(terms.nonceStr)
})

it('the documented shapes refuse a missing field, an unknown one and one of the wrong form', async () => {
  const terms = await (await simulate(PREPARED)).sheets.terms('wx2')
  for (const [shape, whole] of [
    [JSAPI_ORDER, ORDER],
    [SHEET_TERMS, terms],
  ] as const) {
    expect(v.is(shape, whole)).toBe(true)
    expect(v.is(shape, { ...whole, unknown: '1' })).toBe(false)
    for (const name of Object.keys(whole).filter((field) => field !== 'time_expire')) {
      expect(
        v.is(shape, Object.fromEntries(Object.entries(whole).filter(([field]) => field !== name))),
        `without ${name}`,
      ).toBe(false)
      expect(v.is(shape, { ...whole, [name]: 7 }), `${name} as a number`).toBe(false)
    }
  }
  for (const wrong of [
    { out_trade_no: 'short' },
    { notify_url: 'http://m.diandu.example/x' },
    { notify_url: 'https://m.diandu.example/x?y=1' },
    { amount: { total: 0 } },
    { payer: { openid: '' } },
    { time_expire: '2026-01-02 05:04:05' },
  ]) {
    expect(v.is(JSAPI_ORDER, { ...ORDER, ...wrong }), JSON.stringify(wrong)).toBe(false)
  }
  for (const wrong of [
    { timeStamp: `${terms.timeStamp}000` },
    { signType: 'MD5' },
    { package: 'wx2' },
    { nonceStr: 'n'.repeat(33) },
    { paySign: 'ä' },
  ]) {
    expect(v.is(SHEET_TERMS, { ...terms, ...wrong }), JSON.stringify(wrong)).toBe(false)
  }
})
