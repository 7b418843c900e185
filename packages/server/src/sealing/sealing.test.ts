import {
  constants,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  type KeyObject,
} from 'node:crypto'
import { DAY_MS, ok } from '@diandu/core/kernel'
import { getPublicKey, IDEMPOTENCY_HEADER, sealedParts } from '@diandu/wire'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createDataBox } from '../crypto/index.ts'
import { handlerFor, memberHandlerFor, moneyHandlerFor } from '../calls/index.ts'
import { describeOnEachEngine, type OpenTestDatabase } from '../database/testing.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { testApp } from '../testing/test-app.ts'
import { addSealingKey } from './sealing-key-store.ts'
import { sealingHandlers, sealingModule } from './sealing-module.ts'
import { NOT_KEYS } from './testing/not-keys.ts'

const input = v.strictObject({ residentId: v.pipe(v.string(), v.maxLength(18)), note: v.exactOptional(v.string()) })
const tell = exampleEndpoint({
  method: 'POST',
  path: 'papers',
  access: 'anyone',
  sealed: true,
  sealedFields: ['residentId'],
  input,
  output: v.unknown(),
})
const look = exampleEndpoint({
  method: 'GET',
  path: 'papers',
  access: 'member',
  sealed: true,
  input: v.strictObject({}),
  output: v.unknown(),
})
const pay = exampleEndpoint({
  method: 'POST',
  path: 'pay',
  access: 'member',
  money: true,
  sealed: true,
  sealedFields: ['residentId'],
  input,
  output: v.string(),
})

const TOKEN = 'token-of-li-0123456789'
const HEADERS = { authorization: `Bearer ${TOKEN}` }
const BASE = '/api/wap-api/v1/'

const client = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64')
const publicKey = spki(client.publicKey)

const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const
const sealFor = (key: string, text: string): string =>
  publicEncrypt(
    { key: createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }), ...OAEP },
    Buffer.from(text),
  ).toString('base64')

interface Answer {
  readonly code: string
  readonly data: unknown
  readonly is_secret?: number
}

function opened(answer: Answer): unknown {
  const parts = sealedParts(answer)
  if (parts === undefined) throw new Error(`Not sealed: ${JSON.stringify(answer)}`)
  const key = privateDecrypt({ key: client.privateKey, ...OAEP }, Buffer.from(parts.wrappedKey, 'base64'))
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(parts.iv, 'base64'))
  const text = Buffer.concat([decipher.update(Buffer.from(parts.cipherText, 'base64')), decipher.final()]).toString()
  const { data } = JSON.parse(Buffer.from(text, 'base64').toString()) as { data: string }
  return JSON.parse(Buffer.from(data, 'base64').toString()) as unknown
}

async function openServer(db: Awaited<ReturnType<OpenTestDatabase>>) {
  const received: unknown[] = []
  const server = await testApp(db, {
    handlers: [
      ...sealingHandlers(),
      handlerFor(tell, async (args) => (received.push(args), ok(args))),
      memberHandlerFor(look, async (_args, { viewer }) => ok(viewer)),
      moneyHandlerFor(
        pay,
        async (args, { random }) => (received.push(args), ok(random.token())),
        undefined,
        createDataBox({ now: new Uint8Array(32), before: [] }),
      ),
    ],
    findViewer: async (token) => (token === TOKEN ? { userId: 'li' } : null),
  })
  const serverKey = async (): Promise<{ publicKey: string; goodUntil: number }> =>
    (await server.app.inject({ url: `${BASE}${getPublicKey.path}?${server.signedQuery()}` })).json<{
      data: { publicKey: string; goodUntil: number }
    }>().data
  const post = async (
    path: string,
    parameters: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `${BASE}${path}`,
        headers: { ...headers },
        payload: server.signed(parameters),
      })
    ).json<Answer>()
  return { ...server, received, serverKey, post }
}

describeOnEachEngine('Sealed calls', (open) => {
  it('a field comes sealed and the answer goes sealed, with a fresh key each time (SEAL-10)', async () => {
    const { serverKey, post, received } = await openServer(await open())
    const { publicKey: key } = await serverKey()
    const residentId = sealFor(key, '11010119900307003X')
    const answers = [
      await post('papers', { residentId, note: '店', publicKey }),
      await post('papers', { residentId, note: '店', publicKey }),
    ]
    expect(answers.map(opened)).toEqual([1, 2].map(() => ({ residentId: '11010119900307003X', note: '店' })))
    expect(answers[0]).toMatchObject({ code: '000000', is_secret: 1, timestamp: expect.any(Number) as number })
    expect(answers[0]?.data).not.toBe(answers[1]?.data)
    expect(JSON.stringify(answers)).not.toContain('11010119900307003X')
    expect(received).toHaveLength(2)
  })

  it('a GET is answered sealed for the key in its query, and a refusal goes bare (SEAL-10)', async () => {
    const { app, signedQuery, serverKey, post } = await openServer(await open())
    const got = (
      await app.inject({ url: `${BASE}papers?${signedQuery({ publicKey })}`, headers: HEADERS })
    ).json<Answer>()
    expect(opened(got)).toEqual({ userId: 'li' })
    const refusal = await post('papers', {
      residentId: sealFor((await serverKey()).publicKey, 'x'.repeat(19)),
      publicKey,
    })
    expect(refusal).toMatchObject({ code: '400000', data: { field: 'residentId' } })
    expect(refusal.is_secret).toBeUndefined()
  })

  it('a bad field has one and the same answer, and nothing is done', async () => {
    const { serverKey, post, received, clock } = await openServer(await open())
    const { publicKey: key } = await serverKey()
    const good = sealFor(key, '110101199003070038')
    const bytes = Buffer.from(good, 'base64')
    const wrongs = [
      '',
      ' ',
      '110101199003070038',
      good.slice(0, 40),
      good.slice(4),
      `${good}AAAA`,
      bytes.subarray(0, 383).toString('base64'),
      'A'.repeat(344),
      'A'.repeat(512),
      'A'.repeat(4000),
      Buffer.alloc(384, 255).toString('base64'),
      Buffer.alloc(256, 255).toString('base64'),
      sealFor(publicKey, '110101199003070038'),
      '\u0000',
      publicEncrypt(
        {
          key: createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
          padding: constants.RSA_PKCS1_PADDING,
        },
        Buffer.from('x'),
      ).toString('base64'),
      publicEncrypt(
        { key: createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }), ...OAEP },
        Buffer.from([0xff, 0xfe]),
      ).toString('base64'),
    ]
    const texts = new Set<string>()
    for (const residentId of wrongs) texts.add(JSON.stringify(await post('papers', { residentId, publicKey })))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String({ minLength: 300, maxLength: 600 }),
          fc.tuple(fc.nat(383), fc.integer({ min: 1, max: 255 })).map(([place, bits]) => flipped(bytes, place, bits)),
        ),
        async (residentId) => {
          texts.add(JSON.stringify(await post('papers', { residentId, publicKey })))
        },
      ),
      { numRuns: 40 },
    )
    expect([...texts]).toEqual([
      JSON.stringify({ code: '3005', message: '公钥错误，请重新获取', data: null, timestamp: clock.now() }),
    ])
    expect(received).toEqual([])
    expect((await post('papers', { residentId: good, publicKey })).code).toBe('000000')
  })

  it.each([7, true, null, [['x']], {}])(
    '%j was never sealed, and is named like any wrong field',
    async (residentId) => {
      const { post } = await openServer(await open())
      expect(await post('papers', { residentId, publicKey })).toMatchObject({
        code: '400000',
        data: { field: 'residentId' },
      })
    },
  )

  it('the key is told for a week, the same to every caller, and opens for a day more (SEAL-13)', async () => {
    const db = await open()
    const { serverKey, post, clock } = await openServer(db)
    const [first, second] = await Promise.all([serverKey(), serverKey()])
    expect([second, first?.goodUntil]).toEqual([first, clock.now() + 7 * DAY_MS])
    const residentId = sealFor(first?.publicKey ?? '', '110101199003070038')
    clock.advance(7 * DAY_MS - 1)
    expect((await serverKey()).publicKey).toBe(first?.publicKey)
    clock.advance(1)
    expect((await serverKey()).publicKey).not.toBe(first?.publicKey)
    expect((await post('papers', { residentId, publicKey })).code).toBe('000000')
    clock.advance(DAY_MS - 1)
    expect((await post('papers', { residentId, publicKey })).code).toBe('000000')
    clock.advance(1)
    expect((await post('papers', { residentId, publicKey })).code).toBe('3005')
    const [sweep] = sealingModule.sweeps ?? []
    await sweep?.run({ db, clock } as unknown as Parameters<typeof sweep.run>[0])
    expect(await db.query('SELECT id FROM sealing_keys')).toHaveLength(1)
  })

  it('a new pair has 3072 bits, and one of 2048 that was made before is told and opens for its time (SEAL-18)', async () => {
    const db = await open()
    const { serverKey, post, clock } = await openServer(db)
    const bitsOf = (key: string) =>
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyDetails
        ?.modulusLength
    const before = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await addSealingKey(db, 'before', {
      publicKey: spki(before.publicKey),
      privateKey: before.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      madeAt: clock.now(),
    })
    const [published, sealed] = [(await serverKey()).publicKey, sealFor(spki(before.publicKey), '110101199003070038')]
    expect(published).toBe(spki(before.publicKey))
    clock.advance(7 * DAY_MS)
    const next = (await serverKey()).publicKey
    expect([bitsOf(published), bitsOf(next)]).toEqual([2048, 3072])
    const codes = async () => [
      (await post('papers', { residentId: sealed, publicKey })).code,
      (await post('papers', { residentId: sealFor(next, '110101199003070038'), publicKey })).code,
    ]
    expect(await codes()).toEqual(['000000', '000000'])
    clock.advance(DAY_MS)
    expect(await codes()).toEqual(['3005', '000000'])
  })

  it('a caller who is not logged in is told so, whatever they send (SRV-3)', async () => {
    const { app, signedQuery, post } = await openServer(await open())
    expect((await app.inject({ url: `${BASE}papers?${signedQuery()}` })).json()).toMatchObject({ code: '100000' })
    expect(await post('pay', { residentId: 'rubbish' })).toMatchObject({ code: '100000' })
  })

  it('a payment under the same key is the same, however often its field is sealed again (ORD-16)', async () => {
    const { serverKey, post, received } = await openServer(await open())
    const { publicKey: key } = await serverKey()
    const paid = async (text: string) =>
      post('pay', { residentId: sealFor(key, text), publicKey }, { ...HEADERS, [IDEMPOTENCY_HEADER]: 'key-of-intent' })
    const [first, second] = [await paid('110101199003070038'), await paid('110101199003070038')]
    expect(opened(second)).toBe(opened(first))
    expect(received).toHaveLength(1)
    expect(await paid('11010119900307003X')).toMatchObject({ code: '400000', data: { reason: 'key-reused' } })
  })

  it('what is no public key answers 3004, and nothing is done', async () => {
    const { post, received, serverKey } = await openServer(await open())
    const residentId = sealFor((await serverKey()).publicKey, '110101199003070038')
    for (const [, key] of NOT_KEYS.filter(([what]) => what !== 'a text without end')) {
      expect(await post('papers', { residentId, ...(key === undefined ? {} : { publicKey: key }) })).toMatchObject({
        code: '3004',
        data: null,
      })
    }
    expect(received).toEqual([])
  })
})

const flipped = (bytes: Buffer, place: number, bits: number): string => {
  const changed = Buffer.from(bytes)
  changed[place] = (changed[place] ?? 0) ^ bits
  return changed.toString('base64')
}
