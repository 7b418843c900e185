import fc from 'fast-check'
import { fail, ok } from '@diandu/core/kernel'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { handlerFor, memberHandlerFor, moneyHandlerFor } from '../calls/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { testApp } from '../testing/test-app.ts'

const input = v.strictObject({ text: v.string(), more: v.exactOptional(v.unknown()) })
const look = exampleEndpoint({ method: 'GET', path: 'look', access: 'anyone', input, output: v.unknown() })
const tell = exampleEndpoint({ method: 'POST', path: 'tell/it', access: 'anyone', input, output: v.unknown() })
const drop = exampleEndpoint({
  method: 'DELETE',
  path: 'look',
  access: 'anyone',
  input: v.strictObject({}),
  output: v.null(),
})
const me = exampleEndpoint({
  method: 'GET',
  path: 'me',
  access: 'member',
  input: v.strictObject({}),
  output: v.string(),
})
const pay = exampleEndpoint({
  method: 'POST',
  path: 'pay',
  access: 'member',
  money: true,
  input: v.strictObject({}),
  output: v.string(),
})
const fails = exampleEndpoint({
  method: 'POST',
  path: 'fails',
  access: 'anyone',
  input: v.strictObject({ status: v.number() }),
  output: v.null(),
})

const LOOK = '/api/wap-api/v1/look'
const TELL = '/api/wap-api/v1/tell/it'
const TOKEN = 'token-of-li-0123456789'

const open = async () =>
  testApp(await openTestDatabase(), {
    handlers: [
      handlerFor(look, async (args) => ok(args)),
      handlerFor(tell, async (args) => ok(args)),
      handlerFor(drop, async () => ok(null)),
      memberHandlerFor(me, async (_args, { viewer }) => ok(viewer.userId)),
      moneyHandlerFor(pay, async (_args, { random }) => ok(random.token())),
      handlerFor(fails, async ({ status }) =>
        fail(status === 429 ? { kind: 'too-many-requests', retryAfterMs: 4200 } : { kind: 'http', status }),
      ),
    ],
    findViewer: async (token) => (token === TOKEN ? { userId: 'li' } : null),
  })

describe('A call over HTTP', () => {
  it('takes parameters from the query of a GET and from the JSON body of the others', async () => {
    const { app, signed, signedQuery } = await open()
    const got = await app.inject({ url: `${LOOK}?${signedQuery({ text: '旗舰店 +&=' })}` })
    expect([got.statusCode, got.json()]).toMatchObject([200, { code: '000000', data: { text: '旗舰店 +&=' } }])
    const posted = await app.inject({
      method: 'POST',
      url: TELL,
      payload: signed({ text: 'x', more: { b: [1, { z: 1, a: null }], a: 'y' } }),
    })
    expect(posted.json()).toMatchObject({
      code: '000000',
      data: { text: 'x', more: { b: [1, { z: 1, a: null }], a: 'y' } },
    })
    expect((await app.inject({ method: 'DELETE', url: LOOK, payload: signed() })).json()).toMatchObject({
      code: '000000',
      data: null,
    })
    expect(got.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  it('is refused without a signature, with a wrong one, and when it is five minutes off (SRV-8)', async () => {
    const { app, signed, clock } = await open()
    const codeOf = async (payload: object) =>
      (await app.inject({ method: 'POST', url: TELL, payload })).json<{ code: string }>().code
    const good = signed({ text: 'x' })
    const now = clock.now()
    expect(await codeOf(good)).toBe('000000')
    expect(await codeOf({ text: 'x' })).toBe('3006')
    expect(await codeOf({ ...good, sign: undefined })).toBe('3006')
    expect(await codeOf({ ...good, sign: '0'.repeat(64) })).toBe('3006')
    expect(await codeOf({ ...good, sign: ['a'] })).toBe('3006')
    expect(await codeOf({ ...good, timestamp: 'soon' })).toBe('3006')
    expect(await codeOf(signed({ text: 'x' }, now - 300_000))).toBe('000000')
    expect(await codeOf(signed({ text: 'x' }, now - 300_001))).toBe('3006')
    expect(await codeOf(signed({ text: 'x' }, now + 300_001))).toBe('3006')
    expect((await app.inject({ method: 'POST', url: TELL })).json()).toMatchObject({ code: '3006' })
  })

  it('is refused when anything was changed on the way (SRV-8)', async () => {
    const { app, signed } = await open()
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (text, other) => {
        const payload = { ...signed({ text }), text: other }
        const { code } = (await app.inject({ method: 'POST', url: TELL, payload })).json<{ code: string }>()
        expect(code).toBe(text === other ? '000000' : '3006')
      }),
      { numRuns: 50 },
    )
  })

  it('is refused when a parameter comes twice', async () => {
    const { app, signedQuery } = await open()
    const answer = await app.inject({ url: `${LOOK}?${signedQuery({ text: 'a' })}&text=b` })
    expect(answer.json()).toMatchObject({ code: '400000', data: { field: 'text', reason: 'bad-parameter' } })
  })

  it.each([
    ['no JSON', '{"text":', 200, '400000', undefined],
    ['an empty body', '', 200, '400000', undefined],
    ['a list', '[1]', 200, '400000', undefined],
    ['a text', '"x"', 200, '400000', undefined],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 200, '400000', '__proto__'],
    ['a prototype in disguise', '{"\\u005f_proto__":{"isAdmin":true}}', 200, '400000', '__proto__'],
    ['a prototype further in', '{"text":[{"__proto__":{"isAdmin":true}}]}', 200, '400000', '__proto__'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 200, '400000', 'constructor'],
    ['nested without end', '['.repeat(8_000) + ']'.repeat(8_000), 200, '400000', undefined],
    [
      'too much, which is no more than can be looked through at once',
      JSON.stringify({ text: 'x'.repeat(16 * 1024) }),
      413,
      '413',
      undefined,
    ],
  ])('refuses a body that is %s, in an envelope', async (_what, payload, status, code, field) => {
    const { app } = await open()
    const answer = await app.inject({
      method: 'POST',
      url: TELL,
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, timestamp: expect.any(Number) }])
    expect(answer.json<{ data: { field?: string } | null }>().data?.field).toBe(field)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses %s with 415',
    async (type) => {
      const { app } = await open()
      const answer = await app.inject({
        method: 'POST',
        url: TELL,
        headers: { 'content-type': type },
        payload: 'text=x',
      })
      expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: '415', data: null }])
    },
  )

  it.each([
    ['GET', '/api/wap-api/v1/nothing', 404],
    ['GET', '/wap-api/v1/look', 404],
    ['POST', LOOK, 405],
    ['PATCH', TELL, 405],
  ] as const)('answers %s %s with %i in an envelope', async (method, url, status) => {
    const { app } = await open()
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code: String(status), data: null }])
  })

  it('answers an address that cannot be read with 400 in an envelope', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/search/%E0%A4%A' })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: '400' }])
  })

  it('knows the viewer by the bearer token (SVS-25)', async () => {
    const { app, signedQuery } = await open()
    const call = async (authorization?: string) =>
      (
        await app.inject({
          url: `/api/wap-api/v1/me?${signedQuery()}`,
          headers: authorization === undefined ? {} : { authorization },
        })
      ).json()
    expect(await call(`Bearer ${TOKEN}`)).toMatchObject({ code: '000000', data: 'li' })
    for (const wrong of [undefined, '', 'Bearer ', `Basic ${TOKEN}`, TOKEN])
      expect(await call(wrong)).toMatchObject({ code: '100000', message: '请先登录后再操作' })
    expect(await call(`Bearer ${TOKEN}x`)).toMatchObject({ code: '100000', message: '登录已过期，请重新登录' })
  })

  it('gives the answer of the first request again, byte for byte (ORD-16)', async () => {
    const { app, signed, clock } = await open()
    const headers = { authorization: `Bearer ${TOKEN}`, 'idempotency-key': 'http-key-1' }
    const first = await app.inject({ method: 'POST', url: '/api/wap-api/v1/pay', headers, payload: signed() })
    clock.advance(1000)
    const second = await app.inject({ method: 'POST', url: '/api/wap-api/v1/pay', headers, payload: signed() })
    expect(first.json()).toMatchObject({ code: '000000' })
    expect(second.body).toBe(first.body)
  })

  it('turns a handler’s transport failure into its HTTP status', async () => {
    const { app, signed } = await open()
    const call = (status: number) =>
      app.inject({ method: 'POST', url: '/api/wap-api/v1/fails', payload: signed({ status }) })
    expect((await call(502)).statusCode).toBe(502)
    const often = await call(429)
    expect([often.statusCode, often.headers['retry-after'], often.json()]).toMatchObject([
      429,
      '5',
      { code: '429', message: '您刷新太频繁了，请休息一下' },
    ])
  })
})
