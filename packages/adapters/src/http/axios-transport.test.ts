import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axiosTransport } from './axios-transport.ts'
import type { WireRequest } from './transport.ts'

const HOST = 'http://market.test'
const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const transport = axiosTransport({ apiBase: `${HOST}/api` })
const carry = (request: Partial<WireRequest>, signal = new AbortController().signal) =>
  transport({ method: 'GET', path: 'goods', parameters: {}, headers: {}, ...request }, signal)

describe('axiosTransport', () => {
  it('carries a query exactly', async () => {
    let seen: unknown
    network.use(
      http.get(
        `${HOST}/api/wap-api/v1/goods`,
        ({ request }) => ((seen = [...new URL(request.url).searchParams]), HttpResponse.text('{}')),
      ),
    )
    const parameters = { text: '女装 +&=%/?#旗舰', plus: '+', empty: '', emoji: '\u{1F600}' }
    await carry({ parameters })
    expect(seen).toEqual(Object.entries(parameters))
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('carries the body of a %s exactly', async (method) => {
    let seen: unknown
    network.use(
      http[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'delete'](
        `${HOST}/api/wap-api/v1/order/place`,
        async ({ request }) => {
          seen = {
            type: request.headers.get('content-type'),
            text: await request.text(),
            query: new URL(request.url).search,
          }
          return HttpResponse.text('{}')
        },
      ),
    )
    const parameters = { text: ' "女装" \u2028', nested: { a: [1, null] }, n: 0.1 }
    await carry({ method, path: 'order/place', parameters })
    expect(seen).toEqual({ type: 'application/json', text: JSON.stringify(parameters), query: '' })
  })

  it('says that a script asks, and what it was given to say', async () => {
    let seen: Headers | undefined
    network.use(
      http.get(`${HOST}/api/wap-api/v1/goods`, ({ request }) => ((seen = request.headers), HttpResponse.text('{}'))),
    )
    await carry({ headers: { authorization: 'Bearer abc', 'idempotency-key': 'k' } })
    expect(['x-requested-with', 'authorization', 'idempotency-key'].map((name) => seen?.get(name))).toEqual([
      'XMLHttpRequest',
      'Bearer abc',
      'k',
    ])
  })

  it.each([200, 204, 404, 429, 500, 599])('HTTP %i is an answer', async (status) => {
    network.use(
      http.get(
        `${HOST}/api/wap-api/v1/goods`,
        () => new HttpResponse(status === 204 ? null : '{"code":"x"}', { status, headers: { 'retry-after': '9' } }),
      ),
    )
    expect(await carry({})).toEqual({ status, body: status === 204 ? '' : '{"code":"x"}', retryAfter: '9' })
  })

  it('leaves the body as the text it is', async () => {
    const bodies = ['', '<html>', '{"n":12345678901234567890}', '"text"', ' {} ']
    network.use(http.get(`${HOST}/api/wap-api/v1/goods`, () => HttpResponse.text(bodies[count++] ?? '')))
    let count = 0
    const read: (string | undefined)[] = []
    for (const _ of bodies) read.push((await carry({}))?.body)
    expect(read).toEqual(bodies)
  })

  it('a network that fails gives no answer', async () => {
    network.use(http.get(`${HOST}/api/wap-api/v1/goods`, () => HttpResponse.error()))
    expect(await carry({})).toBeUndefined()
  })

  it('stops when it is told to', async () => {
    const leaving = new AbortController()
    network.use(http.get(`${HOST}/api/wap-api/v1/goods`, () => (leaving.abort(), new Promise<never>(() => undefined))))
    expect(await carry({}, leaving.signal)).toBeUndefined()
  })

  it('finds a path with a slash on the host itself', async () => {
    network.use(http.get(`${HOST}/sandbox/captcha`, () => HttpResponse.text('here')))
    expect((await carry({ path: '/sandbox/captcha' }))?.body).toBe('here')
  })
})
