import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../database/testing.ts'
import { openServer } from '../../port-suites/testing/open-server.ts'
import { testApp } from '../../testing/test-app.ts'
import { originForm } from './malformed-requests.ts'

const PLACES = [
  '/sandbox/cashier/*',
  '/sandbox/identity/*',
  '/sandbox/shell?path=*',
  '/sandbox/shell/wechat-signature?url=*',
  '/sandbox/wechat/authorize?state=*',
  '/sandbox/outbox?x=*',
  '/pictures/*',
  '/pictures/p1?key=*',
  '/contract-papers/c1/*/view',
  '/papers/*/x/view',
  '/annexes/*',
  '/captcha-puzzle/*/piece.png',
  '/media/shop/*',
  '/search/*',
  '/shop/*',
  '/lists?text=*',
  '/docs/*',
  '/health/live?*',
  '/nothing/*',
  '/api/wap-api/v1/*',
  '/api/wap-api/v1/goods*',
  '/api/wap-api/v1/*?text=x',
]

describeOnEachEngine('An address with control characters', (open) => {
  it('is answered with 400 wherever it leads, and never asks the database', async () => {
    const { app, clock, close } = await openServer(await open())
    for (const place of PLACES) {
      for (const character of ['%00', '%0a', '%0D', '%1f', '%7F', '%c2%85', 'a%00b', '%41%00']) {
        for (const method of ['GET', 'POST'] as const) {
          const answer = await app.inject({ method, url: place.replace('*', character) })
          expect([answer.statusCode, answer.json()], `${method} ${place} ${character}`).toEqual([
            400,
            { code: '400', message: '请求格式不正确', data: null, timestamp: clock.now() },
          ])
        }
      }
    }
    await close()
  })

  it('control characters in the query of a call are named by the call', async () => {
    const { app, signedQuery, close } = await openServer(await open())
    const answer = await app.inject({ url: `/api/wap-api/v1/goods?${signedQuery({ text: 'a\0b' })}` })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { code: '400000', data: { reason: 'bad-parameter', field: 'text' } },
    ])
    await close()
  })

  it('control characters in a name for the simulated app are refused before a user is looked for', async () => {
    const { app, close } = await openServer(await open())
    for (const name of ['\0', 'a\0b', 'a\u001bb', 'x'.repeat(65)])
      expect(
        (await app.inject({ method: 'POST', url: '/sandbox/shell/app-token', payload: { name } })).statusCode,
      ).toBe(400)
    await close()
  })

  it('is told from one that only looks like it', async () => {
    const { app, close } = await openServer(await open())
    for (const url of ['/search/%2500', '/search/%E5%BA%97%20x', '/health/live?a=%250a', '/search/%c2%a0'])
      expect((await app.inject({ url })).statusCode, url).not.toBe(400)
    await close()
  })
})

async function sending() {
  const { app } = await testApp(await openTestDatabase())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = async (...lines: readonly string[]) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.end(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`)
    return text(socket)
  }
  return {
    app,
    send,
    statusOf: async (...lines: readonly string[]) => Number(/^HTTP\/1\.1 (\d{3})/.exec(await send(...lines))?.[1]),
  }
}

it.each([
  ['host', 'a.example', 'b.example'],
  ['Host', 'a.example', 'a.example'],
  ['authorization', 'Bearer a', 'Bearer b'],
  ['content-type', 'application/json', 'text/plain'],
  ['idempotency-key', 'key-number-1', 'key-number-2'],
  ['x-acting-user', 'li', 'wu'],
  ['content-length', '0', '1'],
])('two headers %s are refused, whatever they say', async (name, one, other) => {
  const { app, send, statusOf } = await sending()
  const host = name.toLowerCase() === 'host' ? [] : ['host: a.example']
  try {
    expect(await statusOf('GET /health/live HTTP/1.1', ...host, `${name}: ${one}`)).toBe(200)
    const answer = await send(
      'GET /health/live HTTP/1.1',
      ...host,
      `${name}: ${one}`,
      `${name.toUpperCase()}: ${other}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: '400', data: null })
  } finally {
    await app.close()
  }
})

it('a host that is none, and none at all, are refused; a name, an address and a port are taken', async () => {
  const { app, statusOf } = await sending()
  try {
    for (const host of ['a b', 'a/b', 'user@a', 'a,b', 'a?b', 'a#b', 'a\\b', 'a:b:c', 'http://a'])
      expect(await statusOf('GET /health/live HTTP/1.1', `host: ${host}`), host).toBe(400)
    expect(await statusOf('GET /health/live HTTP/1.1')).toBe(400)
    for (const host of ['m.diandu.example', '127.0.0.1:3000', '[::1]:3000', 'localhost'])
      expect(await statusOf('GET /health/live HTTP/1.1', `host: ${host}`), host).toBe(200)
  } finally {
    await app.close()
  }
})

it('an address with a host in it leads to its path here, like any other', async () => {
  const { app, send, statusOf } = await sending()
  try {
    expect(await statusOf('GET http://evil.example/health/live HTTP/1.1', 'host: evil.example')).toBe(200)
    const lost = await send('GET http://evil.example/api/wap-api/v1/nothing HTTP/1.1', 'host: evil.example')
    expect([lost.slice(9, 12), lost.includes('evil')]).toEqual(['404', false])
  } finally {
    await app.close()
  }
})

it('a whole address becomes the path that it names', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      const { pathname, search } = new URL(url)
      const there = new URL(`http://own${originForm(url)}`)
      expect(there.pathname + there.search).toBe(pathname + search)
    }),
  )
  for (const path of ['/', '/a?b', '//evil.example/x', '*', '/http://a/']) expect(originForm(path)).toBe(path)
  expect(['http://a', 'http://a?x=1', 'HTTPS://a:1/b'].map(originForm)).toEqual(['/', '/?x=1', '/b'])
})

it('a page requested under another host names neither that host nor leads there', async () => {
  const urls: string[] = []
  const renderer = () => ({
    render: async ({ url }: { readonly url: string }) => (urls.push(url), { status: 200, html: url }),
  })
  const { app } = await testApp(await openTestDatabase(), { renderer })
  for (const url of ['/', '/shop/1', '/lists?sort=price']) {
    const answer = await app.inject({
      url,
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        forwarded: 'host=evil.example',
        'x-original-url': '/evil',
        'x-rewrite-url': '/evil',
      },
    })
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain('evil')
  }
  expect(urls).toEqual(['/', '/shop/1', '/lists?sort=price'])
})
