import { createBusyCount, type Failure, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { cancelOrder, getCapital, getPublicKey, setPaymentPassword, type Call, type Envelope } from '@diandu/wire'
import type { OrderId } from '@diandu/core/orders'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSealer } from '../crypto/create-sealer.ts'
import type { Sealer } from '../crypto/index.ts'
import { serverKeyPair, sealAnswer } from '../testing/seal-answer.ts'
import { createClient, TIMEOUT_MS, type ClientDeps } from './create-client.ts'
import type { WireAnswer, WireRequest } from './transport.ts'

const CAPITAL = { availableFen: 1, frozenFen: 2, escrowFen: 3, hasPaymentPassword: true, owed: [], holds: [] }
const SECRET = { paymentPassword: '583920', code: '246810' }

/** Endpoints of the server as if they were sealed. */
const sealedCapital = { ...getCapital, sealed: true } satisfies Call
const sealedPassword = { ...setPaymentPassword, sealedFields: ['paymentPassword', 'code'] } satisfies Call
const sealedCancel = { ...cancelOrder, sealedFields: ['orderId'] } satisfies Call

type ServerKeyPair = Awaited<ReturnType<typeof serverKeyPair>>
type Answer = Partial<Envelope> & { readonly is_secret?: number; readonly secret?: string }

/** A backend that tells its key at `security/public-key` and answers all else as it is told. */
function clientOf(
  answer: (request: WireRequest, count: number) => Promise<Answer | undefined> | Answer | undefined,
  keys: readonly (ServerKeyPair | Answer | undefined)[] = [],
  change: Partial<ClientDeps> = {},
) {
  const sent: WireRequest[] = []
  const keyRequests: WireRequest[] = []
  const failures: Failure[] = []
  const clock = createManualClock()
  const enveloped = (answered: Answer): WireAnswer => ({
    status: 200,
    body: JSON.stringify({ code: '000000', message: '', data: null, timestamp: clock.now(), ...answered }),
  })
  const transport = async (request: WireRequest): Promise<WireAnswer | undefined> => {
    if (request.path !== getPublicKey.path) {
      const answered = await answer(request, sent.push(request))
      return answered && enveloped(answered)
    }
    const key = keys[Math.min(keyRequests.push(request), keys.length) - 1]
    if (key === undefined) return undefined
    return enveloped('open' in key ? { data: { publicKey: key.publicKey, goodUntil: clock.now() + 60_000 } } : key)
  }
  const loads: Promise<Sealer>[] = []
  const loadSealer = () => {
    const load = Promise.resolve(createSealer('oaep'))
    loads.push(load)
    return load
  }
  const deps = {
    transport,
    signer: async (text: string) => `signed(${text})`,
    loadSealer,
    clock,
    tokens: { readToken: () => undefined, actsFor: () => undefined },
    busy: createBusyCount(),
  }
  const client = createClient({ ...deps, onFailure: (failure) => void failures.push(failure), ...change })
  return { client, sent, keyRequests, failures, clock, loads, busy: deps.busy }
}

const failed = (failure: Failure): Result<never> => ({ ok: false, failure })

describe('a client of sealed calls', () => {
  let [serverPair, nextServer] = [{} as ServerKeyPair, {} as ServerKeyPair]
  beforeAll(async () => {
    ;[serverPair, nextServer] = await Promise.all([serverKeyPair(), serverKeyPair()])
  })

  it('sends its public half, and opens what was sealed for it, beside the data or inside them (SEAL-10)', async () => {
    const { client, sent, loads } = clientOf(async ({ parameters }, count) => {
      const { data, secret } = await sealAnswer(CAPITAL, String(parameters['publicKey']))
      return count === 1 ? { is_secret: 1, data, secret } : { data: { data, secret } }
    })
    expect(await client.send(sealedCapital, {})).toEqual({ ok: true, value: CAPITAL })
    expect(await client.send(sealedCapital, {})).toEqual({ ok: true, value: CAPITAL })
    expect(sent[0]?.parameters['publicKey']).toBe(sent[1]?.parameters['publicKey'])
    expect(String(sent[0]?.parameters['sign'])).toContain(`publicKey=${String(sent[0]?.parameters['publicKey'])}`)
    expect(loads.length).toBe(1)
  })

  it('a call that is not sealed sends no key, and loads nothing that opens (SEAL-10)', async () => {
    const { client, sent, keyRequests, loads } = clientOf(() => ({ data: CAPITAL }))
    expect((await client.send(getCapital, {})).ok).toBe(true)
    expect([Object.keys(sent[0]?.parameters ?? {}), keyRequests.length, loads.length]).toEqual([
      ['timestamp', 'sign'],
      0,
      0,
    ])
  })

  it('any answer that says it is sealed is opened (SEAL-10)', async () => {
    let known = ''
    const { client } = clientOf(async ({ parameters }) => ({
      is_secret: 1,
      ...(await sealAnswer(CAPITAL, (known ||= String(parameters['publicKey'])))),
    }))
    await client.send(sealedCapital, {})
    expect(await client.send(getCapital, {})).toEqual({ ok: true, value: CAPITAL })
  })

  it.each<readonly [string, Answer]>([
    ['bare data', { data: CAPITAL }],
    ['nothing sealed', { is_secret: 1, data: null }],
    ['an empty cipher text', { is_secret: 1, data: '', secret: 'a2V5.aXY=' }],
    ['rubbish', { is_secret: 1, data: 'bm90aGluZw==', secret: 'a2V5.aXY=' }],
    ['no secret', { is_secret: 1, data: 'bm90aGluZw==' }],
  ])('a sealed call answered with %s is one and the same failure', async (_what, answer) => {
    const { client, sent, failures } = clientOf(() => answer)
    expect(await client.send(sealedCapital, {})).toEqual(failed({ kind: 'unrecognised', code: 'sealed' }))
    expect([sent.length, failures]).toEqual([1, [{ kind: 'unrecognised', code: 'sealed' }]])
  })

  it('data that was sealed for another user is not opened', async () => {
    const { client } = clientOf(async () => ({ is_secret: 1, ...(await sealAnswer(CAPITAL, serverPair.publicKey)) }))
    expect(await client.send(sealedCapital, {})).toEqual(failed({ kind: 'unrecognised', code: 'sealed' }))
  })

  it('what was sealed is checked like any answer, and a refusal needs no seal (SEAL-10)', async () => {
    const { client } = clientOf(async ({ parameters }, count) =>
      count === 1
        ? { is_secret: 1, ...(await sealAnswer({ availableFen: '1' }, String(parameters['publicKey']))) }
        : { code: '100000' },
    )
    expect(await client.send(sealedCapital, {})).toEqual(failed({ kind: 'unrecognised', code: 'shape' }))
    expect(await client.send(sealedCapital, {})).toEqual(failed({ kind: 'login-required' }))
  })

  it('fields travel sealed for the server, signed as they travel, and its key is asked for once (SEAL-5)', async () => {
    const { client, sent, keyRequests } = clientOf(() => ({ data: null }), [serverPair])
    expect(await Promise.all([client.send(sealedPassword, SECRET), client.send(sealedPassword, SECRET)])).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ])
    await client.send(sealedPassword, SECRET)
    expect([sent.length, keyRequests.length]).toEqual([3, 1])
    for (const { parameters } of sent) {
      expect(await serverPair.open(String(parameters['paymentPassword']))).toBe(SECRET.paymentPassword)
      expect(await serverPair.open(String(parameters['code']))).toBe(SECRET.code)
      expect(String(parameters['sign'])).toContain(String(parameters['code']))
      expect(JSON.stringify(parameters)).not.toContain(SECRET.paymentPassword)
    }
  })

  it('a stale key is fetched again, and the call repeated once, with the same idempotency key', async () => {
    const { client, sent, keyRequests, failures } = clientOf(
      (_request, count) => (count === 1 ? { code: '3005' } : { data: null }),
      [serverPair, nextServer],
    )
    const answer = await client.send(sealedCancel, { orderId: 'o1' as OrderId }, { key: 'key-of-intent' })
    expect(answer.ok || answer.failure.kind).not.toBe('key-stale')
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-of-intent', 'key-of-intent'])
    expect(await nextServer.open(String(sent[1]?.parameters['orderId']))).toBe('o1')
    expect([keyRequests.length, failures.filter(({ kind }) => kind === 'key-stale')]).toEqual([2, []])
  })

  it('a key that stays stale is told, and not asked for a third time', async () => {
    const { client, sent, keyRequests, failures } = clientOf(() => ({ code: '3005' }), [serverPair])
    expect(await client.send(sealedPassword, SECRET)).toEqual(failed({ kind: 'key-stale' }))
    expect([sent.length, keyRequests.length, failures]).toEqual([2, 2, [{ kind: 'key-stale' }]])
  })

  it('a call without sealed fields repeats nothing for a stale key', async () => {
    const { client, sent } = clientOf(() => ({ code: '3005' }), [serverPair])
    expect(await client.send(getCapital, {})).toEqual(failed({ kind: 'key-stale' }))
    expect(sent.length).toBe(1)
  })

  it('a key is asked for again when its time is over', async () => {
    const { client, clock, keyRequests } = clientOf(() => ({ data: null }), [serverPair])
    await client.send(sealedPassword, SECRET)
    clock.advance(59_999)
    await client.send(sealedPassword, SECRET)
    expect(keyRequests.length).toBe(1)
    clock.advance(1)
    await client.send(sealedPassword, SECRET)
    expect(keyRequests.length).toBe(2)
  })

  it.each<readonly [string, Answer | undefined, Failure]>([
    ['3004', { code: '3004' }, { kind: 'key-missing' }],
    ['a key of another shape', { data: { publicKey: 7 } }, { kind: 'key-missing' }],
    ['a refusal', { code: '400000', message: 'no' }, { kind: 'key-missing' }],
    ['no answer', undefined, { kind: 'offline' }],
  ])(
    'a call sends nothing where the key cannot be had (%s), and the next call asks again',
    async (_what, key, failure) => {
      const { client, sent, keyRequests, failures } = clientOf(() => ({ data: null }), [key, serverPair])
      expect(await client.send(sealedPassword, SECRET)).toEqual(failed(failure))
      expect([sent.length, failures]).toEqual([0, [failure]])
      expect((await client.send(sealedPassword, SECRET)).ok).toBe(true)
      expect(keyRequests.length).toBe(2)
    },
  )

  it('a text too long to be sealed is refused by its name, and does not travel (SEAL-5)', async () => {
    const { client, sent } = clientOf(() => ({ data: null }), [serverPair])
    expect(await client.send(sealedPassword, { ...SECRET, code: '1'.repeat(191) })).toEqual(
      failed({ kind: 'refused', reason: 'bad-parameter', message: '', field: 'code' }),
    )
    expect(sent).toEqual([])
  })

  it('code that cannot be loaded is a network that does not answer, and is asked for again', async () => {
    let loads = 0
    const loadSealer = async () => {
      loads += 1
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return createSealer('oaep')
    }
    const { client } = clientOf(() => ({ data: null }), [serverPair], { loadSealer })
    expect(await client.send(sealedPassword, SECRET)).toEqual(failed({ kind: 'offline' }))
    expect((await client.send(sealedPassword, SECRET)).ok).toBe(true)
  })

  it('code that never comes ends in time, and lets a caller go who leaves', async () => {
    const { client, clock, busy } = clientOf(() => ({ data: null }), [serverPair], {
      loadSealer: () => new Promise(() => undefined),
    })
    const leaving = new AbortController()
    const [left, stayed] = [client.send(sealedCapital, {}, { signal: leaving.signal }), client.send(sealedCapital, {})]
    leaving.abort()
    expect(await left).toEqual(failed({ kind: 'offline' }))
    expect(busy.isBusy()).toBe(true)
    clock.advance(TIMEOUT_MS)
    expect(await stayed).toEqual(failed({ kind: 'timeout' }))
    expect(busy.isBusy()).toBe(false)
  })
})
