import { createBusyCount, type Failure, type StopSignal } from '@diandu/core/kernel'
import { createManualClock, exampleShop, valueOf } from '@diandu/core/testing'
import type { OrderId } from '@diandu/core/orders'
import type { ShopId } from '@diandu/core/catalog'
import type { Token } from '@diandu/core/session'
import { cancelOrder, captchaPuzzle, getShop, getUserInfo, listShops, sendCode, signatureText, type Envelope } from '@diandu/wire'
import { describe, expect, it } from 'vitest'
import { createSealer } from '../crypto/create-sealer.ts'
import { createClient, TIMEOUT_MS, type ClientParts } from './create-client.ts'
import type { Transport, WireAnswer, WireRequest } from './transport.ts'

const TOKEN = 'a-token-that-is-long-enough' as Token
const USER = { userId: 'u1', username: 'lin', mobile: '138****0001' }

const envelope = (said: Partial<Envelope>): WireAnswer => ({ status: 200, body: JSON.stringify({ code: '000000', message: '', data: null, timestamp: 0, ...said }) })

/** A client whose transport is told what to answer, one answer after the other, and keeps what it was asked. */
function clientThat(answers: readonly (WireAnswer | undefined | Transport)[], change: Partial<ClientParts> = {}) {
  const sent: WireRequest[] = []
  const failures: Failure[] = []
  const clock = createManualClock()
  const busy = createBusyCount()
  const transport: Transport = (request, signal) => {
    const answer = answers[Math.min(sent.push(request), answers.length) - 1]
    return typeof answer === 'function' ? answer(request, signal) : Promise.resolve(answer)
  }
  const signer = (text: string) => Promise.resolve(`signed(${text})`)
  const tokens = { readToken: (): Token | undefined => undefined }
  const client = createClient({ transport, signer, loadSealer: async () => createSealer('oaep'), clock, tokens, busy, onFailure: (failure) => void failures.push(failure), ...change })
  return { client, sent, failures, clock, busy }
}

const silence: Transport = () => new Promise(() => undefined)

/** Until what was asked has reached the transport: signing takes a few turns. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !holds(); turn += 1) await Promise.resolve()
  expect(holds()).toBe(true)
}

describe('createClient', () => {
  it('[HTC-2] signs the texts of a query', async () => {
    const { client, sent, clock } = clientThat([envelope({ data: { items: [], nextCursor: null } })])
    await client.send(listShops, { sort: 'latest', platform: 1, text: '女 装' })
    expect(sent[0]).toMatchObject({ method: 'GET', path: 'goods' })
    const { sign, ...said } = sent[0]?.parameters ?? {}
    expect(said).toEqual({ sort: 'latest', platform: '1', text: '女 装', timestamp: String(clock.now()) })
    expect(sign).toBe(`signed(${signatureText(said)})`)
  })

  it('[HTC-2] signs a body as it will be read', async () => {
    const { client, sent, clock } = clientThat([envelope({ data: { retryAfterMs: 60_000 } })])
    const captcha = { ticket: 't', randstr: 'r' }
    await client.send(sendCode, { mobile: '13800000001', purpose: 'login', captcha })
    const { sign, ...said } = sent[0]?.parameters ?? {}
    expect(said).toEqual({ mobile: '13800000001', purpose: 'login', captcha, timestamp: clock.now() })
    expect(sign).toBe(`signed(${signatureText(JSON.parse(JSON.stringify(said)))})`)
  })

  it('[HTC-3] shows the token it has at that moment', async () => {
    const held: { token?: Token } = {}
    const { client, sent } = clientThat([envelope({ data: USER })], { tokens: { readToken: () => held.token } })
    await client.send(getUserInfo, {})
    held.token = TOKEN
    await client.send(getUserInfo, {})
    expect(sent.map(({ headers }) => headers)).toEqual([{}, { authorization: `Bearer ${TOKEN}` }])
  })

  it('[HTC-4] sends no call that moves money without a key', async () => {
    const { client, sent, busy } = clientThat([envelope({})])
    await expect(client.send(cancelOrder, { orderId: 'o1' as OrderId })).rejects.toThrow('PUT order/cancel')
    expect(sent).toEqual([])
    expect(busy.isBusy()).toBe(false)
  })

  it('[HTC-4] carries the key of a call that moves money, and of no other', async () => {
    const { client, sent } = clientThat([envelope({})])
    await client.send(cancelOrder, { orderId: 'o1' as OrderId }, { key: 'key-of-intent' })
    await client.send(getUserInfo, {}, { key: 'key-of-intent' })
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'idempotency-key': 'key-of-intent' }, {}])
  })

  it.each([
    ['400000', { kind: 'refused', message: 'words', field: 'mobile', reason: 'bad-parameter' }],
    ['3004', { kind: 'key-missing' }],
    ['3005', { kind: 'key-stale' }],
    ['3006', { kind: 'signature-rejected' }],
    ['100000', { kind: 'login-required' }],
    ['4000', { kind: 'login-required' }],
    ['4007', { kind: 'login-required' }],
    ['4041', { kind: 'unrecognised', code: '4041' }],
    ['4042', { kind: 'phone-not-bound' }],
    ['4043', { kind: 'signer-mismatch' }],
    ['999', { kind: 'unrecognised', code: '999' }],
  ])('[HTC-5] %s is a failure, told once', async (code, failure) => {
    const told = envelope({ code, message: 'words', data: { field: 'mobile', reason: 'bad-parameter' }, timestamp: createManualClock().now() })
    const { client, failures, sent } = clientThat([told])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure })
    expect(failures).toEqual([failure])
    expect(sent.length).toBe(1)
  })

  it.each([204, 301, 400, 401, 404, 413, 500, 502, 503, 599])('[HTC-6] HTTP %i is a failure of the transport, whatever the body says', async (status) => {
    const { client } = clientThat([{ ...envelope({ data: USER }), status }])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'http', status } })
  })

  it('[HTC-6] 429 says how long to wait, where it is told', async () => {
    const { client } = clientThat([{ status: 429, body: '', retryAfter: '30' }, { status: 429, body: '' }])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'too-many-requests', retryAfterMs: 30_000 } })
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'too-many-requests' } })
  })

  it.each([
    ['an empty body', ''],
    ['a page of HTML', '<!doctype html><title>Log in to the hotel</title>'],
    ['half a body', '{"code":"000000","data":{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a code that is no text', '{"code":0,"data":null}'],
    ['data of another shape', '{"code":"000000","data":{"userId":7}}'],
    ['no data', '{"code":"000000"}'],
  ])('[HTC-7] %s is a failure and no crash', async (_, body) => {
    const { client } = clientThat([{ status: 200, body }])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
  })

  it.each(['12345678901234567890', '1e400', '-1', '1.5', '"5000000"', 'null'])('[HTC-7] a price of %s is no price', async (priceFen) => {
    const shop = exampleShop(1)
    const read = async (price: string) => {
      const data = JSON.stringify(shop).replace(`"priceFen":${shop.priceFen}`, `"priceFen":${price}`)
      return clientThat([{ status: 200, body: `{"code":"000000","data":${data}}` }]).client.send(getShop, { id: shop.id })
    }
    expect(valueOf(await read('99999999999999')).priceFen).toBe(99_999_999_999_999)
    expect(await read(priceFen)).toEqual({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
  })

  it('[HTC-7] what an answer says beyond the agreed is left out', async () => {
    const { client } = clientThat([{ status: 200, body: JSON.stringify({ code: '000000', data: { ...USER, isAdmin: true }, more: 1 }) }])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: true, value: USER })
  })

  it('[HTC-8] no answer at all is offline', async () => {
    const { client, failures } = clientThat([undefined])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(failures).toEqual([{ kind: 'offline' }])
  })

  it('[HTC-8] gives up after fifteen seconds, and tells the transport to', async () => {
    let wasStopped = false
    const slow: Transport = (_, signal) => new Promise(() => signal.addEventListener('abort', () => (wasStopped = true)))
    const { client, clock, sent, busy } = clientThat([slow])
    const answer = client.send(getUserInfo, {})
    await until(() => sent.length === 1)
    clock.advance(TIMEOUT_MS - 1)
    expect([wasStopped, busy.isBusy()]).toEqual([false, true])
    clock.advance(1)
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect([wasStopped, busy.isBusy()]).toEqual([true, false])
  })

  it('[HTC-8] an answer that came in time is not timed out later', async () => {
    const { client, clock, failures } = clientThat([envelope({ data: USER })])
    expect((await client.send(getUserInfo, {})).ok).toBe(true)
    clock.advance(10 * TIMEOUT_MS)
    expect(failures).toEqual([])
  })

  it('[HTC-8] a transport that breaks is a bug and no failure', async () => {
    const { client, busy } = clientThat([() => Promise.reject(new TypeError('broken'))])
    await expect(client.send(getUserInfo, {})).rejects.toThrow('broken')
    expect(busy.isBusy()).toBe(false)
  })

  it('[HTC-9] a caller who leaves is let go at once, and nobody is told', async () => {
    const leaving = new AbortController()
    const { client, sent, failures, busy } = clientThat([silence])
    const answer = client.send(getUserInfo, {}, { signal: leaving.signal })
    await until(() => sent.length === 1)
    leaving.abort()
    expect((await answer).ok).toBe(false)
    expect([failures, busy.isBusy()]).toEqual([[], false])
  })

  it('[HTC-9] asks nothing for a caller who has left, and keeps no listener on one who stays', async () => {
    const left = clientThat([envelope({ data: USER })])
    expect((await left.client.send(getUserInfo, {}, { signal: AbortSignal.abort() })).ok).toBe(false)
    expect(left.sent).toEqual([])
    const listeners = new Set<() => void>()
    const signal: StopSignal = { aborted: false, addEventListener: (_, one) => void listeners.add(one), removeEventListener: (_, one) => void listeners.delete(one) }
    await clientThat([envelope({ data: USER })]).client.send(getUserInfo, {}, { signal })
    expect(listeners.size).toBe(0)
  })

  it('[HTC-10] learns the server\'s time from a refused signature, and keeps it', async () => {
    const aheadMs = 3_600_000
    const now = createManualClock().now()
    const { client, sent, failures } = clientThat([envelope({ code: '3006', timestamp: now + aheadMs }), envelope({ data: USER })])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: true, value: USER })
    await client.send(getUserInfo, {})
    expect(sent.map(({ parameters }) => Number(parameters['timestamp']) - now)).toEqual([0, aheadMs, aheadMs])
    expect(failures).toEqual([])
  })

  it('[HTC-10] asks a second time with the same key, and not a third time', async () => {
    const now = createManualClock().now()
    const refusal = envelope({ code: '3006', timestamp: now - 600_000 })
    const { client, sent } = clientThat([refusal])
    expect(await client.send(cancelOrder, { orderId: 'o1' as OrderId }, { key: 'key-of-intent' })).toEqual({ ok: false, failure: { kind: 'signature-rejected' } })
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-of-intent', 'key-of-intent'])
    await client.send(getUserInfo, {})
    expect(Number(sent[2]?.parameters['timestamp']) - now).toBe(0)
  })

  it.each([0, 240_000, -240_000, Number.NaN])('[HTC-10] does not blame a clock that is %i ms off', async (offMs) => {
    const { client, sent } = clientThat([envelope({ code: '3006', timestamp: createManualClock().now() + offMs })])
    await client.send(getUserInfo, {})
    expect(sent.length).toBe(1)
  })

  it('[HTC-11] is busy from the first request to the last answer', async () => {
    const open: (() => void)[] = []
    const waiting: Transport = () => new Promise((resolve) => open.push(() => resolve(envelope({ data: USER }))))
    const { client, busy, sent } = clientThat([waiting])
    const answers = [client.send(getUserInfo, {}), client.send(getUserInfo, {})]
    await until(() => sent.length === 2)
    open[0]?.()
    await answers[0]
    expect(busy.isBusy()).toBe(true)
    open[1]?.()
    await answers[1]
    expect(busy.isBusy()).toBe(false)
  })

  it('[HTC-12] a refused token that was replaced meanwhile logs nobody out', async () => {
    let token = TOKEN
    const refusing: Transport = () => {
      token = 'another-token-that-is-long' as Token
      return Promise.resolve(envelope({ code: '100000' }))
    }
    const { client, failures } = clientThat([refusing], { tokens: { readToken: () => token } })
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'login-required' } })
    expect(failures).toEqual([])
  })

  it('[HTC-13] reads a puzzle from outside the base, unsigned, and checks it', async () => {
    const puzzle = { id: 'p1', pictureUrl: '/a.png', pieceUrl: '/b.png', width: 300, height: 150, pieceSize: 44, pieceTop: 20 }
    const { client, sent } = clientThat([{ status: 200, body: JSON.stringify(puzzle) }, { status: 200, body: '{}' }, { status: 503, body: '' }, undefined])
    const read = () => client.read('/sandbox/captcha', captchaPuzzle)
    expect(await read()).toEqual({ ok: true, value: puzzle })
    expect(sent[0]).toEqual({ method: 'GET', path: '/sandbox/captcha', parameters: {}, headers: {} })
    expect(await read()).toEqual({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
    expect(await read()).toEqual({ ok: false, failure: { kind: 'http', status: 503 } })
    expect(await read()).toEqual({ ok: false, failure: { kind: 'offline' } })
  })

  it('[HTC-14] repeats nothing that failed on the way', async () => {
    for (const answer of [undefined, { status: 502, body: '' }, { status: 429, body: '' }]) {
      const { client, sent } = clientThat([answer])
      await client.send(getShop, { id: 's1' as ShopId })
      expect(sent.length).toBe(1)
    }
  })
})
