import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openApi, type ApiClient } from '../api/api-client.ts'
import { capitalOf, cheapShops, type Capital, type Card } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { givePaymentPassword } from '../api/give-payment-password.ts'
import { dice, runSeed } from '../dice.ts'
import { ENGINES, newInstallation, type Installation } from '../server/installation.ts'
import { runOps } from '../server/run-ops.ts'
import { startServerProcess, type ServerProcess } from '../server/server-process.ts'
import { expectMoneyConserved, expectOnePaymentEach } from './money-conserved.ts'
import { payUntilKilled, send, type Attempt } from './payment-traffic.ts'

const SHORT = 3
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? SHORT)
const LANES = 3
/** With one of these requests comes the kill. */
const KILL_FROM = 15
const KILL_WITHIN = 60

describe.each(ENGINES)('A server on %s that is killed while people pay', (engine) => {
  const seed = runSeed()
  let installation: Installation
  let server: ServerProcess
  let tokens: readonly string[]
  let before: readonly Capital[]
  let shops: readonly Card[]
  const attempts: Attempt[] = []

  const buyersOn = async ({ url }: ServerProcess): Promise<readonly ApiClient[]> => {
    const api = await openApi(url)
    return tokens.map((token) => api.as(token))
  }

  beforeAll(async () => {
    // More rounds buy more shops than the filled market has.
    installation = await newInstallation(engine, undefined, ROUNDS > SHORT ? undefined : inject('filledMarket'))
    server = await startServerProcess(installation, { env: { DEMO_SHOPS: '600' } })
    const api = await openApi(server.url)
    const people = await Promise.all([PEOPLE.zhou, PEOPLE.qin, PEOPLE.lin].map((name) => logIn(api, name)))
    await givePaymentPassword(people[2] as ApiClient, '19900000002')
    tokens = people.map(({ token }) => token ?? '')
    before = await Promise.all(people.map(capitalOf))
    shops = await cheapShops(api, 400)
  })

  afterAll(async () => {
    await server.stop()
    await installation.remove()
  })

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    `loses and doubles nothing, round %i (seed ${seed}) (ACP-13)`,
    async (round) => {
      const killAt = KILL_FROM + dice(seed + round).below(KILL_WITHIN)
      let killed: Promise<void> | undefined
      const kill = () => (killed = server.kill())
      const made = await payUntilKilled({
        buyers: await buyersOn(server),
        shops,
        seed: seed + round * 100_000,
        lanes: LANES,
        killAt,
        kill,
      })
      await killed
      attempts.push(...made)
      const unanswered = made.filter(({ answer }) => answer === undefined)
      expect(unanswered.length, 'the kill fell into the middle of requests').toBeGreaterThan(0)

      server = await startServerProcess(installation)
      const buyers = await buyersOn(server)
      for (const attempt of unanswered) attempt.answer = await send(buyers, attempt)
      expect(unanswered.filter(({ answer }) => answer?.status !== 200)).toEqual([])
      const paidOrders = await expectMoneyConserved(buyers, before, attempts)
      expect(paidOrders).toBeGreaterThan(0)
      expectOnePaymentEach(attempts)
    },
  )

  it('gives every answer again, byte for byte, after all of it (ORD-16)', async () => {
    const buyers = await buyersOn(server)
    const paid = attempts.filter(({ name, answer }) => name === 'POST order/pay' && answer?.code === '000000')
    for (const attempt of paid.slice(-20)) expect((await send(buyers, attempt))?.text).toBe(attempt.answer?.text)
    await expectMoneyConserved(buyers, before, attempts)
  })

  it('has books that balance (WAL-29)', async () => {
    const { exitCode, output } = await runOps(installation, 'books', 'check')
    expect(output).toContain('The books are right.')
    expect(exitCode).toBe(0)
  })
})
