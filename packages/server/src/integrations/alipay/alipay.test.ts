import { createVerify } from 'node:crypto'
import { createManualClock } from '@diandu/core/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../kernel/index.ts'
import type { Charge } from '../payments.ts'
import { onlyReceiver } from '../testing/only-receiver.ts'
import { alipayKeys, answerOf, app, noticeOf, REQUEST, simulateAlipay, WAP_PAY } from '../testing/simulate-alipay.ts'
import { pair } from '../testing/simulate-wechat-pay.ts'
import { alipay } from './alipay.ts'

const APP_ID = '2021000000000001'
const clock = createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const stranger = pair()
const charge: Charge = {
  id: 'recharge-1',
  method: 'alipay',
  amountFen: 1_234_56,
  title: '店渡 · 订单付款',
  clientAddress: '10.0.0.7',
  backPath: '/back?request=recharge-1',
  expiresAt: clock.now() + 7_200_000,
}

const providerAt = (gateway: string) =>
  alipay(
    {
      appId: APP_ID,
      privateKey: app.privateKey,
      alipayPublicKey: alipayKeys.publicKey,
      publicUrl: 'https://m.diandu.example',
      gateway,
    },
    { clock, log: silentLog, noticePath: '/api/pay/notice/alipay' },
  )

const answering = async (method: 'query' | 'close', part: object, key?: string) =>
  providerAt((await simulateAlipay(answerOf(`alipay.trade.${method}`, part, key))).gateway)

const TRADE = {
  code: '10000',
  msg: 'Success',
  out_trade_no: 'recharge-1',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '1234.56',
  send_pay_date: '2026-01-02 11:04:05',
}
const UNKNOWN = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
const PAID = { kind: 'paid', amountFen: 1_234_56, paidAt: clock.now() } as const

describe('Opening Alipay’s page', () => {
  it('leads there with the documented fields and no others, signed by the app, and back to us (WAL-81)', async () => {
    const opened = await providerAt('https://openapi.alipay.example/gateway.do').open(charge)
    if (!opened.ok) throw new Error('It did not open.')
    const address = new URL(opened.value.url)
    expect(address.origin + address.pathname).toBe('https://openapi.alipay.example/gateway.do')
    const { sign, ...fields } = v.parse(REQUEST, Object.fromEntries(address.searchParams))
    expect(fields).toMatchObject({
      app_id: APP_ID,
      method: 'alipay.trade.wap.pay',
      timestamp: '2026-01-02 11:04:05',
      return_url: 'https://m.diandu.example/back?request=recharge-1',
      notify_url: 'https://m.diandu.example/api/pay/notice/alipay',
    })
    expect(v.parse(WAP_PAY, JSON.parse(fields.biz_content))).toEqual({
      out_trade_no: 'recharge-1',
      total_amount: '1234.56',
      subject: '店渡 · 订单付款',
      product_code: 'QUICK_WAP_WAY',
      time_expire: '2026-01-02 13:04:05',
      quit_url: 'https://m.diandu.example/back?request=recharge-1',
    })
    const text = Object.entries(fields)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
    const isSigned = (signedBody: string) =>
      createVerify('RSA-SHA256').update(signedBody).verify(app.publicKey, sign, 'base64')
    expect([isSigned(text), isSigned(text.replace('1234.56', '1234.57'))]).toEqual([true, false])
  })
})

describe('Asking Alipay', () => {
  it.each([
    ['a paid trade, with when it was paid', TRADE, PAID],
    ['a finished trade', { ...TRADE, trade_status: 'TRADE_FINISHED' }, PAID],
    [
      'a paid trade that names no instant',
      { ...TRADE, send_pay_date: 'just now' },
      { kind: 'paid', amountFen: 1_234_56 },
    ],
    ['a sum that is none', { ...TRADE, total_amount: '1e9', send_pay_date: '' }, { kind: 'paid', amountFen: -1 }],
    ['a closed trade', { ...TRADE, trade_status: 'TRADE_CLOSED' }, { kind: 'closed', why: '支付已关闭或已退回' }],
    ['a trade that waits for its buyer', { ...TRADE, trade_status: 'WAIT_BUYER_PAY' }, null],
    ['a trade that has not begun there', UNKNOWN, null],
  ])('tells of %s (PAY-3)', async (_what, part, news) => {
    expect(await (await answering('query', part)).query(charge)).toEqual({ ok: true, value: news })
  })

  it.each([
    ['signed by another', TRADE, stranger.privateKey],
    ['about another trade', { ...TRADE, out_trade_no: 'recharge-2' }, undefined],
    ['an error', { code: '20000', sub_code: 'aop.unknow-error' }, undefined],
    ['of another form', { ...TRADE, trade_status: 7 }, undefined],
  ])('takes an answer that is %s for none (PAY-15)', async (_what, part, key) => {
    expect(await (await answering('query', part, key)).query(charge)).toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 502 },
    })
  })

  it('takes an answer whose sum was changed on the way, an unsigned one and silence for none (PAY-15)', async () => {
    const right = answerOf('alipay.trade.query', TRADE)
    for (const answer of [right.replace('1234.56', '9234.56'), right.replace(/,"sign":.*/, '}'), 'no json'])
      expect((await providerAt((await simulateAlipay(answer)).gateway).query(charge)).ok).toBe(false)
    expect((await providerAt('http://127.0.0.1:1/gateway.do').query(charge)).ok).toBe(false)
  })

  it('asks with the documented fields and no others, signed by the app (PAY-3)', async () => {
    const { received, gateway } = await simulateAlipay(answerOf('alipay.trade.query', TRADE))
    await providerAt(gateway).query(charge)
    const fields = v.parse(REQUEST, Object.fromEntries(new URLSearchParams(received[0]?.body)))
    expect([fields.method, JSON.parse(fields.biz_content)]).toEqual([
      'alipay.trade.query',
      { out_trade_no: 'recharge-1' },
    ])
  })
})

describe('Closing at Alipay', () => {
  it('says whether it was closed, and that a paid trade was not (WAL-61)', async () => {
    expect(await (await answering('close', { ...TRADE })).close(charge)).toEqual({ ok: true, value: true })
    const paid = { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
    expect(await (await answering('close', paid)).close(charge)).toEqual({ ok: true, value: false })
    expect((await (await answering('close', { code: '20000' })).close(charge)).ok).toBe(false)
  })

  it('counts a trade that has not begun as closed once its page has lapsed, and not before (WAL-61)', async () => {
    const provider = await answering('close', UNKNOWN)
    expect((await provider.close(charge)).ok).toBe(false)
    expect(await provider.close({ ...charge, expiresAt: clock.now() - 1 })).toEqual({ ok: true, value: true })
  })
})

describe('A notification of Alipay', () => {
  const receiver = onlyReceiver(providerAt('http://127.0.0.1:1/gateway.do'))
  const read = (body: string) => receiver.read({ headers: {}, body })
  const fields = {
    app_id: APP_ID,
    out_trade_no: 'recharge-1',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '1234.56',
    gmt_payment: '2026-01-02 11:04:05',
    subject: '店渡 · 订单付款',
  }

  it('is believed where Alipay signed it for this app (PAY-15)', () => {
    expect(read(noticeOf(fields))).toEqual({ ok: true, value: { chargeId: 'recharge-1', news: PAID } })
  })

  it.each([
    ['signed by another', noticeOf(fields, stranger.privateKey), 'signature'],
    ['changed on the way', noticeOf(fields).replace('1234.56', '9234.56'), 'signature'],
    ['not signed', new URLSearchParams(fields).toString(), 'signature'],
    ['naming a field twice', `${noticeOf(fields)}&total_amount=1.00`, 'signature'],
    ['about another app', noticeOf({ ...fields, app_id: '2021000000000002' }), 'content'],
    ['about a part that was paid back', noticeOf({ ...fields, refund_fee: '1.00' }), 'content'],
    ['about a trade that waits', noticeOf({ ...fields, trade_status: 'WAIT_BUYER_PAY' }), 'content'],
    ['empty', '', 'signature'],
  ] as const)('is refused where it is %s (PAY-5, PAY-15)', (_what, body, failure) => {
    expect(read(body)).toEqual({ ok: false, failure })
  })

  it('is answered by the one word that Alipay waits for, or by another (PAY-5)', () => {
    expect([receiver.reply(true), receiver.reply(false)]).toEqual([
      { status: 200, body: 'success' },
      { status: 400, body: 'fail' },
    ])
  })
})
