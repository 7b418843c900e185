import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ok } from '@diandu/core/kernel'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlerFor } from '../../calls/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { createLog } from '../../kernel/index.ts'
import { readSettings } from '../../settings.ts'
import { exampleEndpoint } from '../../testing/example-endpoint.ts'
import { testApp } from '../../testing/test-app.ts'

const HEADERS = [
  'x-content-type-options: nosniff',
  'referrer-policy: strict-origin-when-cross-origin',
  'permissions-policy: ',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'strict-transport-security: ',
  'content-security-policy: ',
]

const tell = exampleEndpoint({
  method: 'POST',
  path: 'tell',
  access: 'anyone',
  input: v.strictObject({}),
  output: v.string(),
})
const CALL = '/api/wap-api/v1'
const LONG = 'x'.repeat(20_000)
const BAD_JSON = 'content-type: application/json\r\ncontent-length: 1\r\n\r\n{'

/** Ways in which a server made of parts may fail within itself. */
function addBrokenRoutes(scope: FastifyInstance): void {
  scope.get('/broken/handler', async () => {
    throw new Error('swordfish')
  })
  scope.get('/broken/payload', (_request, reply) => void reply.send(new Map([['swordfish', 1n]]).get('swordfish')))
  scope.get('/broken/header', (_request, reply) => reply.header('x-name', '店 swordfish').send('text'))
  scope.get('/broken/stream', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.destroy(new Error('swordfish'))
        },
      }),
    ),
  )
  scope.delete('/named/:name', async () => 'a text')
  for (const hook of ['onRequest', 'preHandler', 'preSerialization', 'onSend'] as const)
    scope.get(`/broken/${hook}`, {
      [hook]: async () => {
        throw new Error('swordfish')
      },
      handler: async () => ({ is: 'sent' }),
    })
}

let app: FastifyInstance
let lines: string[] = []
beforeAll(async () => {
  const made = await testApp(await openTestDatabase(), {
    settings: { ...readSettings({}), rateLimitPerMinute: 1_000, mode: 'production' },
    log: createLog({ level: 'warn', now: () => 0, write: (line) => void lines.push(line) }),
    handlers: [handlerFor(tell, async () => ok(''))],
    routes: [addBrokenRoutes],
    renderer: () => ({
      render: async ({ url }) => {
        if (url.startsWith('/rendered-broken')) throw new Error('swordfish')
        return { status: 200, html: '<!doctype html><title>a page</title>' }
      },
    }),
  })
  app = made.app
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function answerTo(request: string): Promise<{ readonly head: string; readonly body: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(request)
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n')
  return { head, body: rest.join('\r\n\r\n') }
}

/** Requests, each with the status it is refused with. `H` is where the headers of every request go. */
const REFUSED: readonly (readonly [what: string, status: number, path: string, request: string])[] = [
  ['a path that is not UTF-8', 400, '/search/%E5%A5', 'GET /search/%E5%A5 HTTP/1.1\r\nH\r\n'],
  ['a path with half an escape', 400, '/shop/%', 'GET /shop/% HTTP/1.1\r\nH\r\n'],
  ['a call that is not UTF-8', 400, CALL, `GET ${CALL}/%E5%A5 HTTP/1.1\r\nH\r\n`],
  ['a parameter that is too long', 414, '/named/', `DELETE /named/${'x'.repeat(5_000)} HTTP/1.1\r\nH\r\n`],
  ['headers that are too long', 431, '/', `GET /?${LONG} HTTP/1.1\r\nH\r\n`],
  ['a call whose headers are too long', 431, CALL, `GET ${CALL}/goods?text=${LONG} HTTP/1.1\r\nH\r\n`],
  ['two lengths', 400, '/a', 'POST /a HTTP/1.1\r\nHcontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    400,
    '/a',
    'POST /a HTTP/1.1\r\nHcontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a broken chunk',
    400,
    CALL,
    `POST ${CALL}/tell HTTP/1.1\r\nHcontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['no HTTP', 400, '', 'HELLO\r\n\r\n'],
  ['HTTP/2', 400, '', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a version of HTTP that does not exist', 400, '/', 'GET / HTTP/9.9\r\nH\r\n'],
  ['no host', 400, '/', 'GET / HTTP/1.1\r\nNOHOST\r\n'],
  ['another expectation', 417, '/', 'GET / HTTP/1.1\r\nHexpect: 200-maybe\r\n\r\n'],
  ['a tunnel', 400, '', 'CONNECT a.example:443 HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['control characters', 400, '/shop/%00', 'GET /shop/%00 HTTP/1.1\r\nH\r\n'],
  ['no route', 404, '/assets/none.js', 'GET /assets/none.js HTTP/1.1\r\nH\r\n'],
  ['no call', 404, CALL, `GET ${CALL}/nothing HTTP/1.1\r\nH\r\n`],
  ['another method', 405, '/lists', 'DELETE /lists HTTP/1.1\r\nH\r\n'],
  ['a method that exists elsewhere', 405, '/lists', 'PROPFIND /lists HTTP/1.1\r\nH\r\n'],
  ['a call by another method', 405, CALL, `PUT ${CALL}/tell HTTP/1.1\r\nH\r\n`],
  ['all addresses', 404, '*', 'OPTIONS * HTTP/1.1\r\nH\r\n'],
  [
    'a type that is not taken',
    415,
    CALL,
    `POST ${CALL}/tell HTTP/1.1\r\nHcontent-type: text/xml\r\ncontent-length: 1\r\n\r\na`,
  ],
  ['a type that is none', 415, CALL, `POST ${CALL}/tell HTTP/1.1\r\nHcontent-type: ;;\r\ncontent-length: 1\r\n\r\na`],
  [
    'a body that is too large',
    413,
    CALL,
    `POST ${CALL}/tell HTTP/1.1\r\nHcontent-type: application/json\r\ncontent-length: 20000\r\n\r\n${LONG}`,
  ],
  ['a page that fails', 500, '/rendered-broken', 'GET /rendered-broken HTTP/1.1\r\nH\r\n'],
  ...['handler', 'payload', 'header', 'stream', 'onRequest', 'preHandler', 'preSerialization', 'onSend'].map(
    (name) => [`a fault in ${name}`, 500, `/broken/${name}`, `GET /broken/${name} HTTP/1.1\r\nH\r\n`] as const,
  ),
]

describe.each(REFUSED)('A request with %s', (_what, status, path, request) => {
  const send = (accept: string) =>
    answerTo(
      request
        .replace('H\r\n', `host: a\r\naccept: ${accept}\r\nconnection: close\r\n\r\n`)
        .replace('NOHOST', `accept: ${accept}\r\nconnection: close\r\n`)
        .replace(/(HTTP\/1\.1\r\n)H(?=[a-z])/, `$1host: a\r\naccept: ${accept}\r\nconnection: close\r\n`),
    )

  it(`is answered with ${status}, in an envelope with the security headers`, async () => {
    const { head, body } = await send('*/*')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const header of HEADERS) expect(head.toLowerCase()).toContain(`\n${header}`)
    expect(`${head}${body}`).not.toContain('swordfish')
    if (path === '/rendered-broken') return
    expect(head.toLowerCase()).toContain('\ncontent-type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({ code: String(status), message: expect.stringMatching(/./), data: null })
  })

  it(`is answered with our page where a document is opened`, async () => {
    const { head, body } = await send('text/html,application/xhtml+xml,*/*;q=0.8')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const header of HEADERS) expect(head.toLowerCase()).toContain(`\n${header}`)
    expect(`${head}${body}`).not.toContain('swordfish')
    const isPage = path !== '' && !path.startsWith(CALL)
    expect(head.toLowerCase()).toContain(`\ncontent-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`)
    expect(body).toMatch(isPage ? /^<!doctype html>.*店渡首页/ : /^\{"code"/)
  })
})

it('a body that is no JSON is a bad parameter for a call, and a page where a document is opened', async () => {
  const call = await answerTo(`POST ${CALL}/tell HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${BAD_JSON}`)
  expect([call.head.slice(0, 12), JSON.parse(call.body)]).toMatchObject(['HTTP/1.1 200', { code: '400000' }])
})

it('a request that is broken off is no fault, and holds up no other', async () => {
  lines = []
  const address = app.server.address() as AddressInfo
  const socket = connect(address.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${CALL}/tell HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`,
  )
  const [request] = (await once(app.server, 'request')) as [IncomingMessage]
  const gone = new Promise((resolve) => request.once('close', resolve))
  socket.destroy()
  await gone
  expect((await answerTo('GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).head).toMatch(/ 200 /)
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
})

it.each([
  ['/lists', 'POST', 'GET, HEAD'],
  ['/health/live', 'POST', 'GET, HEAD'],
  ['/named/one', 'PUT', 'DELETE, GET, HEAD'],
  [`${CALL}/tell`, 'GET', 'POST'],
  [`${CALL}/tell`, 'PATCH', 'POST'],
])('names the methods that %s takes where %s is refused (SRV-56)', async (path, method, allow) => {
  const { head } = await answerTo(`${method} ${path}?a=1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  expect(head).toMatch(/^HTTP\/1.1 405 Method Not Allowed\r\n/)
  expect(head.toLowerCase()).toContain(`\nallow: ${allow.toLowerCase()}\r\n`)
})

it.each([`${CALL}/nothing`, '/health/none'])('answers 404 to every method of %s', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const { head } = await answerTo(`${method} ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    expect(head).toMatch(/^HTTP\/1.1 404 /)
    expect(head.toLowerCase()).not.toContain('\nallow:')
  }
})

it('too many requests for a page are answered with our page', async () => {
  const { app: limited } = await testApp(await openTestDatabase(), {
    settings: { ...readSettings({}), rateLimitPerMinute: 1 },
    renderer: () => ({ render: async () => ({ status: 200, html: 'a page' }) }),
  })
  const get = () => limited.inject({ url: '/lists', headers: { accept: 'text/html' } })
  expect((await get()).body).toBe('a page')
  const second = await get()
  expect([second.statusCode, second.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(second.body).toContain('您刷新太频繁了，请休息一下')
})
