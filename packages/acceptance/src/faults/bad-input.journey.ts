import { ORDER_ON_WIRE } from '../wire-states.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newKey, openApi, SUCCESS, type Answer, type ApiClient } from '../api/api-client.ts'
import { allOrders, capitalOf, cheapShops, dueNowFen, pay, paying, place, type Order } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { ENGINES, newInstallation, type Installation } from '../server/installation.ts'
import { startServerProcess, type ServerProcess } from '../server/server-process.ts'
import { badInputsOf, type BadInput } from '../documented-calls/bad-inputs.ts'
import { documentedCalls, type DocumentedCall } from '../documented-calls/documented-calls.ts'
import { FEW_HOSTILE_VALUES } from '../documented-calls/hostile-values.ts'
import { allows } from '../documented-calls/json-schema.ts'

const REFUSED = '400000'
const LOGIN_NEEDED = '100000'
const BAD_SIGNATURE = '3006'
const MINUTE_MS = 60_000

describe.each(ENGINES)('A server on %s that is asked for nonsense', (engine) => {
  let installation: Installation
  let server: ServerProcess
  let api: ApiClient
  let zhou: ApiClient
  let qin: ApiClient
  let calls: readonly DocumentedCall[]

  beforeAll(async () => {
    installation = await newInstallation(engine, undefined, inject('filledMarket'))
    server = await startServerProcess(installation)
    api = await openApi(server.url)
    ;[zhou, qin] = await Promise.all([logIn(api, PEOPLE.zhou), logIn(api, PEOPLE.qin)])
    calls = documentedCalls(
      (await (await fetch(`${server.url}/docs/openapi.json`)).json()) as Parameters<typeof documentedCalls>[0],
    )
  })

  afterAll(async () => {
    await server.stop()
    await installation.remove()
  })

  /** Everything that a person can see of their own things. */
  const belongings = async (buyer: ApiClient): Promise<readonly unknown[]> =>
    Promise.all(
      ['GET capital', 'GET order', 'GET order/get-total', 'GET user/collect', 'GET history', 'POST user-info'].map(
        (name) => buyer.must(name),
      ),
    )

  it('names the field that is missing, extra, oversized, wrongly typed or hostile, and changes nothing (SRV-2)', async () => {
    await zhou.must('POST user/collect', { shopId: (await cheapShops(api, 1))[0]?.id, action: 'add' })
    const before = await belongings(zhou)
    const complaints: string[] = []
    let requested = 0
    for (const call of calls.filter(({ isSealed }) => !isSealed)) {
      const answers = await Promise.all(
        forbiddenInputs(call).map(async (bad) => ({
          bad,
          answer: await zhou.call(call.name, bad.parameters, call.movesMoney ? { key: newKey() } : {}),
        })),
      )
      requested += answers.length
      for (const { bad, answer } of answers) {
        if (!isRefusalOf(bad.nameable, answer))
          complaints.push(
            `${call.name} with ${JSON.stringify(bad.parameters).slice(0, 200)}, ${bad.kind} ${bad.field}: ${answer.status} ${answer.text.slice(0, 160)}`,
          )
      }
    }
    expect(complaints).toEqual([])
    expect(requested).toBeGreaterThan(500)
    expect(await belongings(zhou)).toEqual(before)
  })

  it('asks a visitor to log in before anything that belongs to a user (SRV-3)', async () => {
    for (const { name, needsLogin } of calls) {
      if (!needsLogin) continue
      expect(await api.call(name), name).toMatchObject({ status: 200, code: LOGIN_NEEDED })
      expect(await api.as('not-a-token-that-anybody-was-given').call(name), name).toMatchObject({
        status: 200,
        code: LOGIN_NEEDED,
      })
    }
  })

  it('refuses what is signed wrongly, or long ago, or not yet (SRV-8)', async () => {
    for (const { name } of calls) {
      expect(await zhou.call(name, {}, { sign: 'f'.repeat(64) }), name).toMatchObject({
        status: 200,
        code: BAD_SIGNATURE,
      })
    }
    for (const timestamp of [0, Date.now() - 6 * MINUTE_MS, Date.now() + 6 * MINUTE_MS]) {
      expect(await zhou.call('GET index', {}, { timestamp })).toMatchObject({ status: 200, code: BAD_SIGNATURE })
    }
    expect((await zhou.call('GET index', {}, { timestamp: Date.now() - 4 * MINUTE_MS })).code).toBe(SUCCESS)
  })

  it('shows another user’s order as one that never was (ORD-20)', async () => {
    const [shop] = await cheapShops(api, 1)
    if (shop === undefined) throw new Error('The market is empty')
    const theirs = (await place(qin, shop, 'full')).data as Order
    const never = { ...theirs, id: 'x'.repeat(theirs.id.length) }
    const requests = [
      (order: Order) => zhou.call('POST order/detail', { orderId: order.id }),
      (order: Order) => zhou.call('PUT order/cancel', { orderId: order.id }, { key: newKey() }),
      (order: Order) => pay(zhou, order),
    ]
    for (const request of requests) {
      const [theirAnswer, noAnswer] = [await request(theirs), await request(never)]
      expect(timeless(theirAnswer)).toBe(timeless(noAnswer))
      expect(theirAnswer).toMatchObject({ status: 200, code: REFUSED, data: { field: 'orderId' } })
    }
    expect((await allOrders(qin)).find(({ id }) => id === theirs.id)).toMatchObject({
      status: ORDER_ON_WIRE['awaiting-payment'],
    })
    await qin.must('PUT order/cancel', { orderId: theirs.id }, { key: newKey() })
  })

  it('pays once for one key, and answers the same bytes each time (ORD-16)', async () => {
    const [, shop] = await cheapShops(api, 2)
    if (shop === undefined) throw new Error('The market is empty')
    const before = await capitalOf(zhou)
    const order = (await place(zhou, shop, 'full')).data as Order
    const key = newKey()
    const answers = await Promise.all([pay(zhou, order, key), pay(zhou, order, key), pay(zhou, order, key)])
    answers.push(await pay(zhou, order, key))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const spentFen = before.availableFen - (await capitalOf(zhou)).availableFen
    expect(answers[0]?.data).toMatchObject({ paidFen: spentFen, status: ORDER_ON_WIRE.paid })
    expect(spentFen).toBe(dueNowFen(shop.priceFen, 'full'))
    const other = await zhou.call('POST order/pay', { ...paying(order), amountFen: 1 }, { key })
    expect(other).toMatchObject({ status: 200, code: REFUSED, data: { reason: 'key-reused' } })
  })

  it('lets one of two payments for one order win (ORD-22)', async () => {
    const [, , shop] = await cheapShops(api, 3)
    if (shop === undefined) throw new Error('The market is empty')
    const before = await capitalOf(zhou)
    const order = (await place(zhou, shop, 'deposit')).data as Order
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(zhou, order)))
    const won = answers.filter(({ code }) => code === SUCCESS)
    expect(won).toHaveLength(1)
    for (const lost of answers.filter((answer) => !won.includes(answer)))
      expect(lost).toMatchObject({ status: 200, code: REFUSED })
    expect(before.availableFen - (await capitalOf(zhou)).availableFen).toBe(dueNowFen(shop.priceFen, 'deposit'))
  })
})

/** Those that the documentation does not allow; in an address everything is text. */
function forbiddenInputs(call: DocumentedCall): readonly BadInput[] {
  const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  return badInputsOf(call, FEW_HOSTILE_VALUES, ['surprise', '__proto__', 'constructor'])
    .map((bad) =>
      call.name.startsWith('GET ')
        ? {
            ...bad,
            parameters: Object.fromEntries(
              Object.entries(bad.parameters).map(([name, value]) => [name, written(value)]),
            ),
          }
        : bad,
    )
    .filter(({ parameters }) => !allows(call.input, parameters))
}

/** One of these fields, or something inside it. */
function isRefusalOf(nameable: readonly string[], { status, code, data }: Answer): boolean {
  const named = (data as { readonly field?: unknown } | null)?.field
  return (
    status === 200 &&
    code === REFUSED &&
    typeof named === 'string' &&
    nameable.some((field) => named === field || named.startsWith(`${field}.`))
  )
}

const timeless = ({ text }: Answer): string => text.replace(/"timestamp":\d+/, '')
