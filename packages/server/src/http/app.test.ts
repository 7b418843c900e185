import { ok } from '@diandu/core/kernel'
import { login as realLogin, placeOrder } from '@diandu/wire'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { handlerFor } from '../calls/index.ts'
import { orBusy } from '../database/database-busy.ts'
import { openTestDatabase } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import { readSettings } from '../settings.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { testApp } from '../testing/test-app.ts'
import type { AppDeps } from './app-deps.ts'

const boom = exampleEndpoint({
  method: 'GET',
  path: 'boom',
  access: 'anyone',
  input: v.strictObject({}),
  output: v.null(),
})
const login = exampleEndpoint({
  method: 'POST',
  path: 'login',
  rateLimitPerMinute: realLogin.rateLimitPerMinute ?? 0,
  access: 'anyone',
  input: v.strictObject({}),
  output: v.string(),
})

const exploding = handlerFor(boom, async () => {
  throw new Error('the secret word is swordfish')
})
const open = async (over: Partial<AppDeps> = {}) => testApp(await openTestDatabase(), over)
const LOGIN = '/api/wap-api/v1/login'

describe('The application', () => {
  it('tells nothing of an unexpected error but logs it with the request’s id', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'error', now: () => 0, write: (line) => void lines.push(line) })
    const { app, signedQuery } = await open({ log, handlers: [exploding] })
    const answer = await app.inject({ url: `/api/wap-api/v1/boom?${signedQuery()}` })
    expect([answer.statusCode, answer.json()]).toMatchObject([500, { code: '500', message: '服务器错误', data: null }])
    expect(answer.body).not.toContain('swordfish')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: answer.headers['x-request-id'],
      error: { message: 'the secret word is swordfish' },
    })
  })

  it('turns away with a time to wait a caller who waited for the database in vain', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'warn', now: () => 0, write: (line) => void lines.push(line) })
    const { app, signedQuery } = await open({
      log,
      handlers: [handlerFor(boom, () => orBusy(Promise.reject(new Error('timeout exceeded when trying to connect'))))],
    })
    const answer = await app.inject({ url: `/api/wap-api/v1/boom?${signedQuery()}` })
    expect([answer.statusCode, answer.json(), Number(answer.headers['retry-after']) > 0]).toMatchObject([
      503,
      { code: '503', message: '服务暂不可用', data: null },
      true,
    ])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', requestId: answer.headers['x-request-id'] })
  })

  it('logs neither query, nor body, nor token, nor what was searched for', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: () => 0, write: (line) => void lines.push(line) })
    const { app, signed } = await open({ log, handlers: [handlerFor(login, async () => ok('done'))] })
    await app.inject({
      method: 'POST',
      url: `${LOGIN}?q=in-query`,
      headers: { authorization: 'Bearer in-header-0123456789' },
      payload: signed({ note: 'in-body' }),
    })
    expect(lines.join()).toContain('"path":"/api/wap-api/v1/login"')
    for (const url of ['/search/13800138000', '/lists/in-search%20text?q=in-query', '/search/in-search/13800138000'])
      await app.inject({ url })
    expect(lines.filter((line) => line.includes('"path":"/search/…"'))).toHaveLength(2)
    expect(lines.join()).not.toMatch(/in-query|in-body|in-header|in-search|13800138000/)
  })

  it('lets an address ask so often and no more, with the spec’s words and a time to wait (SVS-70)', async () => {
    const { app, signed } = await open({
      settings: { ...readSettings({}), rateLimitPerMinute: 3 },
      handlers: [handlerFor(login, async () => ok('done'))],
    })
    const call = (remoteAddress: string) => app.inject({ method: 'POST', url: LOGIN, remoteAddress, payload: signed() })
    const statuses = [await call('10.0.0.1'), await call('10.0.0.1'), await call('10.0.0.1')].map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses).toEqual([200, 200, 200])
    const fourth = await call('10.0.0.1')
    expect([fourth.statusCode, fourth.json()]).toMatchObject([
      429,
      { code: '429', message: '您刷新太频繁了，请休息一下', data: null },
    ])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('10.0.0.2')).statusCode).toBe(200)
  })

  it('counts the callers of the documentation too, and sends its large files seldom', async () => {
    const { app } = await open({ settings: { ...readSettings({}), rateLimitPerMinute: 40 } })
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    const requested = async (url: string, times: number) =>
      new Set(await Promise.all(Array.from({ length: times }, () => statusOf(url))))
    expect(await requested('/docs/swagger-ui.css', 30)).toEqual(new Set([200]))
    expect(await statusOf('/docs/swagger-ui.css')).toBe(429)
    expect(await requested('/docs/openapi.json', 40)).toEqual(new Set([200]))
    expect(await statusOf('/docs')).toBe(429)
  })

  it('is stricter with what leaves a stored row each time (SVS-70)', async () => {
    const place = exampleEndpoint({
      method: 'POST',
      path: 'order/place',
      rateLimitPerMinute: placeOrder.rateLimitPerMinute ?? 0,
      access: 'anyone',
      input: v.strictObject({}),
      output: v.string(),
    })
    const { app, signed } = await open({
      settings: readSettings({}),
      handlers: [handlerFor(place, async () => ok('done'))],
    })
    const call = async () =>
      (await app.inject({ method: 'POST', url: '/api/wap-api/v1/order/place', payload: signed() })).statusCode
    const statuses = []
    for (let n = 0; n < 61; n += 1) statuses.push(await call())
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 60))]).toEqual([60, new Set([200])])
  })

  it('is stricter with calls that are worth guessing at (SVS-70)', async () => {
    const { app, signed } = await open({
      settings: readSettings({}),
      handlers: [handlerFor(login, async () => ok('done'))],
    })
    const statuses = []
    for (let n = 0; n < 21; n += 1)
      statuses.push((await app.inject({ method: 'POST', url: LOGIN, payload: signed() })).statusCode)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })

  it('believes a forwarded address from a listed proxy only', async () => {
    const address = exampleEndpoint({
      method: 'POST',
      path: 'address',
      access: 'anyone',
      input: v.strictObject({}),
      output: v.string(),
    })
    const handlers = [handlerFor(address, async (_args, { clientAddress }) => ok(clientAddress))]
    const { app, signed } = await open({
      handlers,
      settings: { ...readSettings({ TRUSTED_PROXIES: '10.0.0.9' }), rateLimitPerMinute: null },
    })
    const seen = async (remoteAddress: string, forwarded: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/wap-api/v1/address',
          remoteAddress,
          headers: { 'x-forwarded-for': forwarded },
          payload: signed(),
        })
      ).json<{ data: string }>().data
    expect(await seen('10.0.0.9', '1.2.3.4')).toBe('1.2.3.4')
    expect(await seen('10.0.0.9', '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4')
    expect(await seen('10.0.0.8', '1.2.3.4')).toBe('10.0.0.8')
  })

  it.each(['/health/live', '/nothing', '/docs', '/sandbox/outbox'])(
    'guards %s with the security headers',
    async (url) => {
      const { app } = await open()
      const { headers } = await app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/)
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  it('sends HSTS for a year and all subdomains in production', async () => {
    const { app } = await open({ settings: { ...readSettings({}), mode: 'production' } })
    for (const url of ['/health/live', '/nothing']) {
      expect((await app.inject({ url })).headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      )
    }
  })

  it('allows no other origin to read an answer, by any method', async () => {
    const { app } = await open({ handlers: [handlerFor(login, async () => ok('done'))] })
    for (const method of ['GET', 'POST', 'OPTIONS', 'TRACE'] as const) {
      const { headers, statusCode } = await app.inject({
        method,
        url: LOGIN,
        headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      if (method === 'OPTIONS' || method === 'TRACE') expect(statusCode).toBe(405)
    }
  })
})
