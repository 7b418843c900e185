import type { OrderId } from '@diandu/core/orders'
import type { RechargeStatus, RechargeRequest } from '@diandu/core/wallet'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Database } from '../../database/index.ts'
import { payByChannel } from '../../orders/payment/pay-by-channel.ts'
import { openMarket } from '../../orders/testing/open-market.ts'
import { sandboxPaymentKey, sandboxPayments, signSandboxNotice, systemRandom } from '../../integrations/index.ts'
import { paymentsModule, reviewRecharge } from '../../payments/index.ts'
import { openCashier } from '../../payments/open-cashier.ts'
import { readSettings } from '../../settings.ts'
import { callContext } from '../../testing/call-context.ts'
import { simulatedDeps } from '../../testing/simulated-deps.ts'
import { testApp } from '../../testing/test-app.ts'
import { beginRecharge, findRecharge, readBalances } from '../../wallet/index.ts'
import { sandboxModule } from '../sandbox-module.ts'

const SETTINGS = readSettings({})
const NO_WECHAT = { weChat: null, visitKey: new Uint8Array(32), publicUrl: '' } as const
const KEY = sandboxPaymentKey(SETTINGS.secrets.dataKey.now)

/** A market whose payments the sandbox takes, and what its people, its clock and its reviewers do. */
export async function openCashierMarket(db: Database) {
  const market = await openMarket(db)
  const { clock } = market
  await market.addPerson('lin')
  const payments = sandboxPayments({ db, clock, key: KEY })
  const deps = simulatedDeps(db, clock, { payments })
  const modules = [sandboxModule, paymentsModule]
  const { app } = await testApp(db, { routes: modules.map((module) => (scope) => module.routes?.(scope, deps)) }, clock)
  const recharge = async (request: Partial<RechargeRequest & { userId: string }> = {}) => {
    const begun = await db.transaction((tx) =>
      beginRecharge(
        tx,
        { userId: 'lin', channel: 'wy', amountFen: 100_00, ...request },
        { random: systemRandom, nowMs: clock.now() },
      ),
    )
    if (!begun.ok) throw new Error('The test could not begin a recharge.')
    const cashier = await openCashier(
      { id: begun.value.id, place: 'browser' },
      { payments, ...NO_WECHAT },
      { ...callContext(db, { clock }), viewer: { userId: 'lin' } },
    )
    if (!cashier.ok || cashier.value.kind !== 'page') throw new Error('The test found no cashier.')
    return { id: begun.value.id, url: cashier.value.url }
  }
  const press = (url: string, payload: string): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  const sweep = async (ms: number) => {
    clock.advance(ms)
    for (const { sweeps = [] } of modules) for (const { run } of sweeps) await run(deps)
  }
  const review = async (id: string, status: RechargeStatus) => {
    const step = { status, at: clock.now(), by: 'Li Na', why: 'looked at', reference: null }
    expect((await reviewRecharge(db, id, step, { random: systemRandom, nowMs: clock.now() })).ok).toBe(true)
  }
  const statusOf = async (id: string) => (await findRecharge(db, id))?.status
  const availableFen = async () => (await readBalances(db, ['available:lin'])).get('available:lin') ?? 0
  const notify = (
    body: string,
    sentAt: number,
    signature = signSandboxNotice(KEY, sentAt, body),
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: '/api/pay/notice',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-sandbox-sent-at': String(sentAt),
        'x-sandbox-signature': signature,
      },
    })
  const pay = async (orderId: OrderId, amountFen: number) => {
    const paid = await db.transaction((tx) =>
      payByChannel(
        tx,
        'lin',
        { channel: 'wy', method: 'online-banking', orderId, part: 'full', amountFen },
        { random: systemRandom, nowMs: clock.now() },
      ),
    )
    if (!paid.ok) throw new Error(`The test could not pay: ${JSON.stringify(paid.failure)}`)
    await cashierOf(paid.value.rechargeId)
    return paid.value.rechargeId
  }
  const cashierOf = async (id: string) => {
    const cashier = await openCashier(
      { id, place: 'browser' },
      { payments, ...NO_WECHAT },
      { ...callContext(db, { clock }), viewer: { userId: 'lin' } },
    )
    return cashier.ok ? 'open' : cashier.failure.kind === 'refused' ? cashier.failure.reason : cashier.failure.kind
  }
  return { ...market, app, recharge, pay, cashierOf, press, sweep, review, statusOf, availableFen, notify }
}
