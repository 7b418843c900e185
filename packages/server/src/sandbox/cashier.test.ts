import { DAY_MS } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { silentLog } from '../log.ts'
import { payByChannel } from '../orders/pay-by-channel.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { sandboxPaymentKey, sandboxPayments, sandboxSms, signSandboxNotice, systemRandom } from '../outside/index.ts'
import { creditLate, paymentsModule, reviewRecharge } from '../payments/index.ts'
import { openCashier } from '../payments/open-cashier.ts'
import type { ModuleParts } from '../server-module.ts'
import { readSettings } from '../settings.ts'
import { callContext } from '../testing/call-context.ts'
import { playedSigning } from '../testing/played-signing.ts'
import { testApp } from '../testing/test-app.ts'
import { beginRecharge, checkBooks, findRecharge, listRecharges, readBalances, type RechargeWish } from '../wallet/index.ts'
import { sandboxModule } from './sandbox-module.ts'

const SETTINGS = readSettings({})
const NO_WECHAT = { weChat: null, visitKey: new Uint8Array(32), publicUrl: '' } as const
const KEY = sandboxPaymentKey(SETTINGS.secrets.dataKey.now)

describeOnEachEngine('The cashier of the sandbox', (open) => {
  const begin = async (db: Database) => {
    const market = await openMarket(db)
    const { clock } = market
    await market.addPerson('lin')
    const payments = sandboxPayments({ db, clock, key: KEY })
    const parts: ModuleParts = { db, clock, random: systemRandom, log: silentLog, sms: sandboxSms(db, clock), captcha: null, ...playedSigning(db, clock), weChat: null, payments, settings: SETTINGS }
    const modules = [sandboxModule, paymentsModule]
    const { app } = await testApp(db, { routes: modules.map((module) => (scope) => module.routes?.(scope, parts)) }, clock)
    const recharge = async (wish: Partial<RechargeWish> = {}) => {
      const begun = await db.transaction((tx) => beginRecharge(tx, { userId: 'lin', channel: 'wy', amountFen: 100_00, ...wish }, { random: systemRandom, nowMs: clock.now() }))
      if (!begun.ok) throw new Error('The test could not begin a recharge.')
      const cashier = await openCashier({ id: begun.value.id, place: 'browser' }, { payments, ...NO_WECHAT }, { ...callContext(db, { clock }), viewer: { userId: 'lin' } })
      if (!cashier.ok || cashier.value.kind !== 'page') throw new Error('The test found no cashier.')
      return { id: begun.value.id, url: cashier.value.url }
    }
    const press = (url: string, payload: string) => app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    const sweep = async (ms: number) => {
      clock.advance(ms)
      for (const { sweeps = [] } of modules) for (const { run } of sweeps) await run(parts)
    }
    const review = async (id: string, status: number) => {
      const step = { status, at: clock.now(), by: 'Li Na', why: 'looked at', reference: null }
      expect((await reviewRecharge(db, id, step, { random: systemRandom, nowMs: clock.now() })).ok).toBe(true)
    }
    const statusOf = async (id: string) => (await findRecharge(db, id))?.status
    const availableFen = async () => (await readBalances(db, ['available:lin'])).get('available:lin') ?? 0
    const notify = (body: string, sentAt: number, signature = signSandboxNotice(KEY, sentAt, body)) =>
      app.inject({ method: 'POST', url: '/api/pay/notice', payload: body, headers: { 'content-type': 'application/json', 'x-sandbox-sent-at': String(sentAt), 'x-sandbox-signature': signature } })
    const pay = async (orderId: OrderId, amountFen: number) => {
      const paid = await db.transaction((tx) => payByChannel(tx, 'lin', { channel: 'wy', orderId, part: 'full', amountFen }, { random: systemRandom, nowMs: clock.now() }))
      if (!paid.ok) throw new Error(`The test could not pay: ${JSON.stringify(paid.failure)}`)
      await cashierOf(paid.value.rechargeId)
      return paid.value.rechargeId
    }
    const cashierOf = async (id: string) => {
      const cashier = await openCashier({ id, place: 'browser' }, { payments, ...NO_WECHAT }, { ...callContext(db, { clock }), viewer: { userId: 'lin' } })
      return cashier.ok ? 'open' : cashier.failure.kind === 'refused' ? cashier.failure.reason : cashier.failure.kind
    }
    return { ...market, app, recharge, pay, cashierOf, press, sweep, review, statusOf, availableFen, notify }
  }

  it('[PAY-1] says what is to be paid, and pays and tells at once', async () => {
    const { app, recharge, press, statusOf, availableFen } = await begin(await open())
    const { id, url } = await recharge()
    const page = await app.inject({ url })
    expect([page.statusCode, page.body.includes('¥100.00'), page.body.includes('等待付款')]).toEqual([200, true, true])
    const paid = await press(url, 'how=now')
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/user_center/server/recharge?request=${id}`])
    expect([await statusOf(id), await availableFen()]).toEqual([3, 100_00])
    await press(url, 'how=now')
    expect(await availableFen()).toBe(100_00)
  })

  it.each([['twice', 3, 100_00], ['disorder', 3, 100_00], ['never', 0, 0], ['wrong-amount', 0, 0], ['wrong-signature', 0, 0], ['cancel', 4, 0], ['late', 0, 0]])(
    '[PAY-1] plays %s',
    async (how, status, fen) => {
      const { recharge, press, statusOf, availableFen, db } = await begin(await open())
      const { id, url } = await recharge()
      await press(url, `how=${how}`)
      expect([await statusOf(id), await availableFen()]).toEqual([status, fen])
      expect((await listAuditLines(db, 10)).map(({ reason, field }) => [reason, field])).toEqual(
        how === 'wrong-amount' ? [['notice-bad-parameter', 'amountFen']] : how === 'wrong-signature' ? [['notice-forged', 'signature']] : [],
      )
      expect(await checkBooks(db)).toEqual([])
    },
  )

  it('[PAY-2] a late notification is sent when its time has come, or when somebody presses, and again changes nothing', async () => {
    const { app, recharge, press, sweep, statusOf, availableFen } = await begin(await open())
    const [late, pressed] = [await recharge(), await recharge()]
    await press(late.url, 'how=late')
    await sweep(31_000)
    expect(await statusOf(late.id)).toBe(3)
    await press(pressed.url, 'how=late')
    const notice = /name="send" value="([\w-]+)"/.exec((await app.inject({ url: pressed.url })).body)?.[1]
    await press(pressed.url, `send=${notice}`)
    await press(pressed.url, `send=${notice}`)
    expect([await statusOf(pressed.id), await availableFen()]).toEqual([3, 200_00])
  })

  it('[PAY-3] what was paid and never told is found out by asking', async () => {
    const { recharge, press, sweep, statusOf, availableFen } = await begin(await open())
    const { id, url } = await recharge()
    await press(url, 'how=never')
    await sweep(25_000)
    expect([await statusOf(id), await availableFen()]).toEqual([3, 100_00])
  })

  it('[PAY-4] what nobody paid fails after two hours, and cannot be paid any more', async () => {
    const { recharge, press, sweep, statusOf, availableFen } = await begin(await open())
    const { id, url } = await recharge()
    await sweep(110 * 60_000)
    expect(await statusOf(id)).toBe(0)
    await sweep(60 * 60_000)
    expect(await statusOf(id)).toBe(4)
    await press(url, 'how=now')
    expect([await statusOf(id), await availableFen()]).toEqual([4, 0])
  })

  it('[PAY-11] at two hours and a minute the old cashier is over and a new one opens; the old one fails minutes later, and is credited once if it was paid all the same', async () => {
    const { press, sweep, statusOf, availableFen, notify, pay, clock, db, placed, addPerson, addShop, cashierOf } = await begin(await open())
    await addPerson('seller')
    await addShop('shop')
    const amountFen = PRICE_FEN * 1.1
    const { id: orderId } = await placed('lin', 'shop')
    const old = await pay(orderId, amountFen)
    // As late as it can be: asked a moment before, so that the next question would come an hour later.
    await sweep(119 * 60_000)
    await sweep(2 * 60_000)
    expect([await statusOf(old), await cashierOf(old)]).toEqual([0, 'cashier-lapsed'])
    const fresh = await pay(orderId, amountFen)
    expect([fresh === old, await cashierOf(fresh), await pay(orderId, amountFen)]).toEqual([false, 'open', fresh])
    await sweep(5 * 60_000)
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([4, 0])
    const paid = JSON.stringify({ chargeId: old, news: { kind: 'paid', amountFen } })
    await Promise.all([notify(paid, clock.now()), notify(paid, clock.now())])
    expect([await statusOf(old), await availableFen()]).toEqual([4, 0])
    await press(`/sandbox/cashier/${fresh}`, 'how=now')
    expect((await findRecharge(db, fresh))?.purpose?.outcome).toBe('paid')
    const credit = () => creditLate(db, old, { by: 'Li Na', why: 'seen there', second: 'Wu Yan', reference: 'B-1' }, { random: systemRandom, nowMs: clock.now() })
    const credits = await Promise.all([credit(), credit()])
    expect(credits.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect([await availableFen(), (await findRecharge(db, old))?.purpose?.outcome]).toEqual([amountFen, 'kept'])
    expect(await checkBooks(db)).toEqual([])
  })

  it('[PAY-9] what a reviewer failed is asked about on: money that was paid and never told is found, waits as late and is credited once', async () => {
    const { recharge, press, sweep, statusOf, availableFen, review, db } = await begin(await open())
    const { id, url } = await recharge()
    await review(id, 4)
    await press(url, 'how=never')
    await sweep(6_000)
    expect([await statusOf(id), await availableFen()]).toEqual([4, 0])
    expect((await listRecharges(db, true, 10)).map((waiting) => [waiting.id, waiting.paidLateAt !== null])).toEqual([[id, true]])
    expect(await db.query('SELECT next_ask_at FROM recharges')).toEqual([{ next_ask_at: null }])
    const credit = () => creditLate(db, id, { by: 'Li Na', why: 'seen there', second: null, reference: null }, { random: systemRandom, nowMs: 1 })
    expect([(await credit()).ok, (await credit()).ok]).toEqual([true, false])
    expect(await availableFen()).toBe(100_00)
    expect(await checkBooks(db)).toEqual([])
  })

  it('[PAY-9] what a reviewer failed is closed at the provider, so that nobody pays it afterwards', async () => {
    const { recharge, press, sweep, statusOf, availableFen, review, db } = await begin(await open())
    const { id, url } = await recharge()
    await review(id, 1)
    await review(id, 4)
    await sweep(6_000)
    await press(url, 'how=now')
    await sweep(DAY_MS)
    expect([await statusOf(id), await availableFen()]).toEqual([4, 0])
    expect(await db.query('SELECT paid_late_at, next_ask_at FROM recharges')).toEqual([{ paid_late_at: null, next_ask_at: null }])
  })

  it('[PAY-5] hears nothing that is forged, old, unreadable, or about a recharge that is unknown, another sum or finished, and writes each down', async () => {
    const { recharge, press, notify, clock, db, dump, statusOf } = await begin(await open())
    const { id, url } = await recharge()
    const paid = (over: object = {}) => JSON.stringify({ chargeId: id, news: { kind: 'paid', amountFen: 100_00 }, ...over })
    const other = await recharge()
    await press(other.url, 'how=now')
    const now = clock.now()
    const before = await dump()
    const attempts: readonly (readonly [string, Parameters<typeof notify>])[] = [
      ['signature', [paid(), now, '0'.repeat(64)]],
      ['signature', [paid(), now, '']],
      ['timestamp', [paid(), now - 600_000]],
      ['body', ['{}', now]],
      ['body', ['not json', now]],
      ['id', [paid({ chargeId: 'nobody' }), now]],
      ['amountFen', [paid({ news: { kind: 'paid', amountFen: 100_01 } }), now]],
      ['status', [paid({ chargeId: other.id, news: { kind: 'closed', why: '超时未支付' } }), now]],
    ]
    for (const [field, said] of attempts) {
      expect((await notify(...said)).statusCode).toBe(400)
      expect(await listAuditLines(db, 1)).toMatchObject([{ userId: null, what: 'notice sandbox', field, clientAddress: '127.0.0.1' }])
    }
    expect(await dump()).toEqual(before)
    expect(await listAuditLines(db, 100)).toHaveLength(attempts.length)
    const answers = [await notify(paid(), now), await notify(paid(), now)]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([[200, 'taken'], [200, 'taken']])
    expect(await statusOf(id)).toBe(3)
    expect(url).toContain(id)
  })

  it('[PAY-6] of two buyers of one shop who pay at once at the cashier one has it, and the other the money', async () => {
    const market = await begin(await open())
    await market.addPerson('seller')
    await market.addPerson('wu')
    await market.addShop('shop')
    const amountFen = PRICE_FEN * 1.1
    const payment = async (userId: string) => ({ orderId: (await market.placed(userId, 'shop')).id, part: 'full', amountFen, payBy: null }) as const
    const [first, second] = [await market.recharge({ amountFen, payment: await payment('lin') }), await market.recharge({ amountFen })]
    expect(second.url).not.toBe(first.url)
    const theirs = await payment('wu')
    const begun = await market.db.transaction((tx) => beginRecharge(tx, { userId: 'wu', channel: 'wy', amountFen, payment: theirs }, { random: systemRandom, nowMs: market.clock.now() }))
    const id = begun.ok ? begun.value.id : ''
    const now = market.clock.now()
    const told = (chargeId: string) => market.notify(JSON.stringify({ chargeId, news: { kind: 'paid', amountFen } }), now)
    await Promise.all([told(first.id), told(id), told(first.id), told(id)])
    const outcomes = [(await findRecharge(market.db, first.id))?.purpose?.outcome, (await findRecharge(market.db, id))?.purpose?.outcome]
    expect([...outcomes].sort()).toEqual(['kept', 'paid'])
    const balances = await readBalances(market.db, ['available:lin', 'available:wu'])
    expect([balances.get('available:lin') ?? 0, balances.get('available:wu') ?? 0]).toEqual(outcomes.map((outcome) => (outcome === 'kept' ? amountFen : 0)))
    expect(await checkBooks(market.db)).toEqual([])
  })
})
