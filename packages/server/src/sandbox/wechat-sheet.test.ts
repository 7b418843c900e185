import { createManualClock } from '@diandu/core/testing'
import type { SheetTerms } from '@diandu/core/wallet'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import {
  sandboxPaymentKey,
  sandboxPayments,
  sandboxSheets,
  sandboxWeChat,
  systemRandom,
} from '../integrations/index.ts'
import { openCashier } from '../payments/open-cashier.ts'
import { paymentsModule } from '../payments/index.ts'
import { secretHash } from '../crypto/index.ts'
import { visitKeyOf, weChatPayerOf } from '../session/index.ts'
import { comeBackFromWeChat } from '../session/login/wechat-visit.ts'
import { readSettings } from '../settings.ts'
import { callContext } from '../testing/call-context.ts'
import { simulatedDeps } from '../testing/simulated-deps.ts'
import { testApp } from '../testing/test-app.ts'
import { beginRecharge, findRecharge, readBalances, setCashier } from '../wallet/index.ts'
import { sandboxModule } from './sandbox-module.ts'

const SETTINGS = readSettings({})
const [TOKEN, MINUTE_MS] = ['the-token-of-lin', 60_000]
const visitKey = visitKeyOf(SETTINGS.secrets.dataKey.now)

/** A user inside the simulated WeChat, with the routes of the sandbox and of the notifications. */
async function open() {
  const db = await openTestDatabase()
  const clock = createManualClock()
  const services = { db, clock, random: systemRandom }
  const weChat = sandboxWeChat(services)
  const payments = sandboxPayments({
    db,
    clock,
    key: sandboxPaymentKey(SETTINGS.secrets.dataKey.now),
    sheets: sandboxSheets(services),
  })
  const deps = simulatedDeps(db, clock, { weChat, payments })
  const modules = [sandboxModule, paymentsModule]
  const { app } = await testApp(db, { routes: modules.map((module) => (scope) => module.routes?.(scope, deps)) }, clock)
  await db.change(
    `INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at) VALUES ($1, 'lin', 0, 0, $2)`,
    [secretHash(TOKEN), clock.now() * 2],
  )
  const context = { ...callContext(db, { clock }), viewer: { userId: 'lin' }, bearerToken: TOKEN }
  const cashierDeps = { payments, weChat, visitKey, publicUrl: '' }
  const cashier = (
    id: string,
    over: Partial<typeof cashierDeps> | { readonly weChat: null } = {},
    place: 'browser' | 'wechat' = 'wechat',
  ) => openCashier({ id, place }, { ...cashierDeps, ...over }, context)
  const begin = async () => {
    const begun = await db.transaction((tx) =>
      beginRecharge(
        tx,
        { userId: 'lin', channel: 'jh', amountFen: 100_00 },
        { random: systemRandom, nowMs: clock.now() },
      ),
    )
    if (!begun.ok) throw new Error('The test could not begin a recharge.')
    return begun.value.id
  }
  const visit = async (url: string, person = 'somebody') =>
    app.inject({ url: url.replace(/#.*$/, ''), headers: { cookie: `played_wechat=${person}` } })
  const beKnown = async (id: string) => {
    const requested = await cashier(id)
    if (!requested.ok || requested.value.kind !== 'visit') throw new Error('WeChat is not asked.')
    const { searchParams } = new URL(String((await visit(requested.value.url)).headers.location), 'http://page')
    const answer = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
    expect(
      (await comeBackFromWeChat(answer, { weChat, key: visitKey }, { db, token: TOKEN, nowMs: clock.now() })).ok,
    ).toBe(true)
  }
  const terms = async (id: string): Promise<SheetTerms> => {
    const opened = await cashier(id)
    if (!opened.ok || opened.value.kind !== 'sheet') throw new Error('There is no sheet.')
    return opened.value.terms
  }
  const openSheet = async (payload: object, person = 'somebody') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/sandbox/wechat/sheet',
      payload,
      headers: { cookie: `played_wechat=${person}` },
    })
    return answer.statusCode === 200 ? answer.json<unknown>() : answer.json<{ fault: string }>().fault
  }
  const press = (id: string, how: string) =>
    app.inject({
      method: 'POST',
      url: `/sandbox/cashier/${id}`,
      payload: `how=${how}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const sweep = async () => {
    for (const { sweeps = [] } of modules) for (const { run } of sweeps) await run(deps)
  }
  const outcomeOf = async (id: string) => [
    (await findRecharge(db, id))?.status,
    (await readBalances(db, ['available:lin'])).get('available:lin') ?? 0,
  ]
  return {
    db,
    clock,
    payments,
    weChat,
    cashier,
    begin,
    visit,
    beKnown,
    terms,
    openSheet,
    press,
    sweep,
    outcomeOf,
    payer: () => weChatPayerOf(db, TOKEN),
  }
}

it('the payer is named, the sheet opens with what our page was given, is paid, and the notification credits', async () => {
  const { begin, beKnown, terms, openSheet, press, outcomeOf, payer } = await open()
  const id = await begin()
  await beKnown(id)
  expect(await payer()).toMatch(/^oSandbox[\w-]{20}$/)
  expect(await openSheet(await terms(id))).toEqual({ id, title: '店渡 · 账户充值', amountFen: 100_00 })
  expect(await outcomeOf(id)).toEqual(['to-review', 0])
  await press(id, 'now')
  expect(await outcomeOf(id)).toEqual(['credited', 100_00])
  await press(id, 'now')
  expect(await outcomeOf(id)).toEqual(['credited', 100_00])
})

it('the sheet says what is wrong with terms that WeChat would not take', async () => {
  const { begin, beKnown, terms, openSheet, press } = await open()
  const id = await begin()
  await beKnown(id)
  const right = await terms(id)
  const { paySign: _sign, ...unsigned } = right
  const cases: readonly (readonly [object, string])[] = [
    [unsigned, 'param paySign'],
    [{ ...right, more: '1' }, 'param more'],
    [{ ...right, signType: 'MD5' }, 'param signType'],
    [{ ...right, timeStamp: `${right.timeStamp}000` }, 'param timeStamp'],
    [{ ...right, appId: 'wx-of-another' }, 'invalid appid'],
    [{ ...right, nonceStr: 'another' }, 'invalid signature'],
    [{ ...right, package: 'prepay_id=wxanother' }, 'invalid signature'],
    [{ ...right, paySign: Buffer.from('signed').toString('base64') }, 'invalid signature'],
  ]
  for (const [given, fault] of cases) expect(await openSheet(given)).toBe(fault)
  expect(await openSheet(right, 'another')).toBe('another payer')
  await press(id, 'now')
  expect(await openSheet(right)).toBe('over')
})

it('a visit without its fields in their order, or on the way to another site, leads nowhere', async () => {
  const { begin, cashier, visit } = await open()
  const requested = await cashier(await begin())
  const url = requested.ok && requested.value.kind === 'visit' ? requested.value.url : ''
  expect((await visit(url)).statusCode).toBe(302)
  const [page, query = ''] = url.split('?', 2)
  const fields = query.replace(/#.*$/, '').split('&')
  const wrong = [
    fields.toReversed(),
    ...fields.map((_, at) => fields.toSpliced(at, 1)),
    ...['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'].map((back) =>
      fields.with(1, `redirect_uri=${encodeURIComponent(back)}`),
    ),
    fields.with(0, 'appid=wx-of-another'),
    fields.with(3, 'scope=snsapi_userinfo'),
    [...fields, 'more=1'],
  ]
  for (const one of wrong) expect((await visit(`${page}?${one.join('&')}`)).statusCode, one.join('&')).toBe(400)
})

it('a code of the simulated WeChat is good once, for five minutes', async () => {
  const { begin, cashier, visit, weChat, clock } = await open()
  const requested = await cashier(await begin())
  const codeNow = async () =>
    new URL(
      String(
        (await visit(requested.ok && requested.value.kind === 'visit' ? requested.value.url : '')).headers.location,
      ),
      'http://page',
    ).searchParams.get('code') ?? ''
  const [one, other] = [await codeNow(), await codeNow()]
  expect(await weChat.openidOf(one)).toMatchObject({ ok: true, value: expect.stringMatching(/^oSandbox/) })
  expect(await weChat.openidOf(one)).toEqual({ ok: true, value: null })
  clock.advance(5 * MINUTE_MS)
  expect(await weChat.openidOf(other)).toEqual({ ok: true, value: null })
})

it('where WeChat cannot be asked a browser is the way, and where the provider has no sheets its page (WAL-60)', async () => {
  const { begin, cashier, payments } = await open()
  const id = await begin()
  expect(await cashier(id, { weChat: null })).toMatchObject({
    ok: false,
    failure: { reason: 'outside-wechat', field: 'place' },
  })
  expect(await cashier(id, { payments: { ...payments, sheets: null } })).toMatchObject({
    ok: true,
    value: { kind: 'page' },
  })
})

it('the same name serves until it is over, signed again for each opening, and then another is asked for (WAL-60)', async () => {
  const { begin, beKnown, terms, clock, db } = await open()
  const id = await begin()
  await beKnown(id)
  const [one, other] = [await terms(id), await terms(id)]
  expect([other.package, other.nonceStr === one.nonceStr]).toEqual([one.package, false])
  const stored = (await findRecharge(db, id))?.cashier
  if (stored?.kind !== 'sheet') throw new Error('No sheet is kept.')
  await setCashier(db, id, { ...stored, prepayId: 'wxold', until: clock.now() })
  expect((await terms(id)).package).toBe(one.package)
})

it('what was paid in the moment in which it is closed stays paid, and is credited once (WAL-61)', async () => {
  const { begin, beKnown, terms, cashier, press, sweep, outcomeOf } = await open()
  const id = await begin()
  await beKnown(id)
  await terms(id)
  await press(id, 'never')
  expect(await cashier(id, {}, 'browser')).toMatchObject({ ok: false, failure: { reason: 'bad-parameter' } })
  expect(await outcomeOf(id)).toEqual(['to-review', 0])
  await sweep()
  expect(await outcomeOf(id)).toEqual(['credited', 100_00])
})
