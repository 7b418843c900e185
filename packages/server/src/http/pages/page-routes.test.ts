import { ok } from '@diandu/core/kernel'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { handlerFor } from '../../calls/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { createLog } from '../../kernel/index.ts'
import { exampleEndpoint } from '../../testing/example-endpoint.ts'
import { testApp } from '../../testing/test-app.ts'
import { announceShopChange } from '../../catalog/index.ts'
import type { AppDeps } from '../app-deps.ts'
import type { CallApi, RenderedPage, Renderer } from './renderer.ts'

const greet = exampleEndpoint({
  method: 'GET',
  path: 'greet',
  access: 'anyone',
  input: v.strictObject({ name: v.string() }),
  output: v.string(),
})
const handlers = [handlerFor(greet, async ({ name }, { viewer }) => ok(`hello ${name} ${String(viewer)}`))]

const open = async (
  render: (request: Parameters<Renderer['render']>[0] & { readonly call: CallApi }) => Promise<RenderedPage>,
) =>
  (
    await testApp(await openTestDatabase(), {
      handlers,
      renderer: (call) => ({ render: (request) => render({ ...request, call }) }),
    })
  ).app
const page = (html: string, over: Partial<RenderedPage> = {}): RenderedPage => ({ status: 200, html, ...over })

it('a page makes its calls inside the process, as a visitor, with the same checks', async () => {
  const app = await open(async ({ call, url }) => {
    const good = await call(greet, { name: 'Li' })
    const bad = await call(greet, { name: 5 } as never)
    return page(`${url} ${JSON.stringify(good)} ${bad.ok ? '' : bad.failure.kind}`)
  })
  const answer = await app.inject({
    url: '/lists?sort=price',
    headers: { authorization: 'Bearer somebody-0123456789012' },
  })
  expect(answer.body).toBe('/lists?sort=price {"ok":true,"value":"hello Li null"} refused')
})

it('a page runs only the inline scripts and styles whose hashes it names', async () => {
  const app = await open(async () => page('<p>', { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='] }))
  const policy = (await app.inject({ url: '/' })).headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' 'sha256-abc='`)
  expect(policy).toContain(`style-src 'self' 'sha256-def='`)
})

it('a page that did not change is not sent again', async () => {
  const app = await open(async ({ url }) => page(url, url === '/gone' ? { status: 404 } : {}))
  const { headers } = await app.inject({ url: '/' })
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await app.inject({ url: '/other', headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(200)
  expect((await app.inject({ url: '/gone' })).statusCode).toBe(404)
})

it('each sending says its moment beside the page, out of memory and unchanged too (WEB-163)', async () => {
  const { app, clock } = await testApp(await openTestDatabase(), {
    handlers,
    renderer: () => ({ render: async ({ url }) => page(url) }),
  })
  const first = await app.inject({ url: '/' })
  expect(first.headers['server-timing']).toBe(`clock;dur=${clock.now()}`)
  clock.advance(1_000)
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.headers['server-timing']]).toEqual([304, `clock;dur=${clock.now()}`])
})

it('a long search is a page like any other, and what is no page is none', async () => {
  const app = await open(async ({ url }) => page(url))
  const url = `/search/${encodeURIComponent('旗舰店'.repeat(100))}`
  expect((await app.inject({ url })).body).toBe(url)
  for (const other of ['/api/wap-api/v1/nothing', '/assets/missing.js', '/health/x', '/docs/x']) {
    expect((await app.inject({ url: other })).statusCode).toBe(404)
  }
})

it('what renders pages is made once, however many are asked for', async () => {
  let made = 0
  const { app } = await testApp(await openTestDatabase(), {
    renderer: () => ((made += 1), { render: async ({ url }) => page(url) }),
  })
  for (const url of ['/', '/lists', '/']) expect((await app.inject({ url })).body).toBe(url)
  expect(made).toBe(1)
})

/** Pages that are kept, each with the number of its rendering and the cookies that it was given. */
async function openCached(over: Partial<AppDeps> = {}) {
  const seen: string[] = []
  let rendered = 0
  const renderer: Renderer = {
    render: async ({ url, cookie }) =>
      page(`${(rendered += 1)} ${url} ${cookie} ${'店铺 '.repeat(400)} <a href="/shop/s1">`, {
        isCacheable: true,
        headers: { vary: 'cookie' },
      }),
    keyOf: ({ url, cookie }) => `${url} ${cookie.includes('lang=en') ? 'en' : 'zh'}`,
  }
  const db = await openTestDatabase()
  // Nothing grows old while a test runs.
  const elapsing = { now: () => 1, after: () => undefined }
  const { app } = await testApp(db, {
    renderer: () => renderer,
    pageSeen: [(url) => void seen.push(url)],
    elapsing,
    ...over,
  })
  const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers })
  const call = async (url = '/', headers: Readonly<Record<string, string>> = {}) =>
    Number.parseInt((await get(url, headers)).body, 10)
  const keep = async (url = '/', headers: Readonly<Record<string, string>> = {}) => {
    await call(url, headers)
    return call(url, headers)
  }
  return { app, db, get, call, keep, seen }
}

it('a visitor with a session is given no cached page, and theirs is not cached', async () => {
  const { call, keep } = await openCached()
  const stored = await keep()
  for (const headers of [
    { cookie: 'token=somebody-0123456789012' },
    { cookie: 'a=b;token=' },
    { cookie: 'yd_userInfo=%7B%7D' },
    { authorization: 'Bearer somebody-0123456789012' },
  ]) {
    const own = await call('/', headers)
    expect(own).toBeGreaterThan(stored)
    expect(await call('/', headers)).toBeGreaterThan(own)
  }
  expect(await call()).toBe(stored)
  const alone = await call('/lists', { cookie: 'token=somebody-0123456789012' })
  expect(await call('/lists')).toBeGreaterThan(alone)
})

it('what is rendered alike is kept together, and nothing else is', async () => {
  const { call, keep } = await openCached()
  const stored = await keep()
  expect(await call('/', { cookie: 'a=b' })).toBe(stored)
  expect(await call('/', { cookie: 'lang=en' })).toBeGreaterThan(stored)
  expect(await call('/?a=b')).toBeGreaterThan(stored)
  expect(await call('/lists')).toBeGreaterThan(stored)
  expect(await call()).toBe(stored)
})

it('a kept page leaves in whatever the client takes, without its body, and not at all while it is known', async () => {
  const { app, get, keep } = await openCached()
  await keep()
  const plain = await get('/')
  const [brotli, zipped] = [await get('/', { 'accept-encoding': 'br' }), await get('/', { 'accept-encoding': 'gzip' })]
  expect([brotliDecompressSync(brotli.rawPayload).toString(), gunzipSync(zipped.rawPayload).toString()]).toEqual([
    plain.body,
    plain.body,
  ])
  expect([plain, brotli, zipped].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
    [undefined, 'cookie, accept-encoding'],
    ['br', 'cookie, accept-encoding'],
    ['gzip', 'cookie, accept-encoding'],
  ])
  const head = await app.inject({ method: 'HEAD', url: '/' })
  expect([head.statusCode, head.body, head.headers.etag, head.headers['cache-control']]).toEqual([
    200,
    '',
    plain.headers.etag,
    'no-cache',
  ])
  const known = await get('/', { 'if-none-match': String(plain.headers.etag) })
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', plain.headers.etag])
})

it('a page is rendered again for the next visitor after a change of a shop that it names (RND-22)', async () => {
  const { call, db, keep } = await openCached()
  const stored = await keep()
  await db.transaction(async (tx) => announceShopChange(tx, 's2'))
  expect(await call()).toBe(stored)
  await db.transaction(async (tx) => announceShopChange(tx, 's1'))
  expect(await call()).toBeGreaterThan(stored)
})

it('a page that was rendered for another visitor is told of, so that a view is counted', async () => {
  const { call, seen } = await openCached()
  for (const url of ['/shop/s1', '/shop/s1', '/shop/s1', '/shop/s2']) await call(url)
  // The second question had it rendered once more, because an address is kept from then on.
  expect(seen).toEqual(['/shop/s1'])
})

it.each([
  [500, new Error('the secret word is swordfish'), 'error'],
  [503, Object.assign(new Error('busy'), { statusCode: 503 }), 'warn'],
])(
  'a page whose rendering throws is an error page with %i, and the next is rendered as if nothing had been',
  async (status, error, level) => {
    const lines: string[] = []
    const log = createLog({ level: 'warn', now: () => 0, write: (line) => void lines.push(line) })
    let isBroken = true
    const renderer: Renderer = {
      render: async ({ url }) => {
        if (isBroken) throw error
        return page(url, { isCacheable: true })
      },
      keyOf: ({ url }) => url,
    }
    const { app } = await testApp(await openTestDatabase(), { renderer: () => renderer, log })
    const answers = await Promise.all(Array.from({ length: 3 }, () => app.inject({ url: '/lists' })))
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['content-type'], headers['cache-control'], headers.etag]).toEqual([
        status,
        'text/html; charset=utf-8',
        'no-store',
        undefined,
      ])
      expect([body.includes('<h1>'), body.includes('swordfish'), headers['retry-after'] !== undefined]).toEqual([
        true,
        false,
        status === 503,
      ])
    }
    // Of those that are turned away the first has a line.
    const counted = status === 503 ? answers.slice(0, 1) : answers
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      counted.map(({ headers }) => expect.objectContaining({ level, requestId: headers['x-request-id'] })),
    )
    isBroken = false
    expect(await app.inject({ url: '/lists' })).toMatchObject({ statusCode: 200, body: '/lists' })
  },
)

it('a client that leaves in the middle of a page costs no other client anything', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', now: () => 0, write: (line) => void lines.push(line) })
  const waiting: (() => void)[] = []
  const renderer: Renderer = {
    render: ({ url }) => new Promise((resolve) => waiting.push(() => resolve(page(url, { isCacheable: true })))),
    keyOf: ({ url }) => url,
  }
  const { app } = await testApp(await openTestDatabase(), { renderer: () => renderer, log })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  const left = connect(Number(address.port), '127.0.0.1')
  left.write('GET /lists HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(() => waiting.length).toBe(1)
  const stays = fetch(new URL('/lists', address))
  await expect.poll(connections).toBe(2)
  left.destroy()
  await expect.poll(connections).toBe(1)
  for (const finish of waiting) finish()
  const answer = await stays
  expect([answer.status, await answer.text(), waiting.length, lines]).toEqual([200, '/lists', 1, []])
  await app.close()
})
