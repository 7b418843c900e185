import { ok } from '@diandu/core/kernel'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { handlerFor } from '../calls/index.ts'
import { fromPool } from '../database/database-busy.ts'
import { openTestDatabase } from '../database/testing.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { exampleRow } from '../testing/example-row.ts'
import { testApp } from '../testing/test-app.ts'
import type { AppParts } from './parts.ts'
import { createReadiness } from './readiness.ts'

const boom = exampleRow({ method: 'GET', path: 'boom', access: 'anyone', input: v.strictObject({}), output: v.null() })
const login = exampleRow({ method: 'POST', path: 'login', access: 'anyone', input: v.strictObject({}), output: v.string() })

const exploding = handlerFor(boom, async () => {
  throw new Error('the secret word is swordfish')
})
const open = async (over: Partial<AppParts> = {}) => testApp(await openTestDatabase(), over)
const LOGIN = '/api/wap-api/v1/login'

describe('The application', () => {
  it('[SRV-14] tells nothing of an unexpected error but logs it with the request’s id', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'error', now: () => 0, write: (line) => void lines.push(line) })
    const { app, signedQuery } = await open({ log, handlers: [exploding] })
    const answer = await app.inject({ url: `/api/wap-api/v1/boom?${signedQuery()}` })
    expect([answer.statusCode, answer.json()]).toMatchObject([500, { code: '500', message: '服务器错误', data: null }])
    expect(answer.body).not.toContain('swordfish')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: answer.headers['x-request-id'], error: { message: 'the secret word is swordfish' } })
  })

  it('[SRV-32] turns away with a time to wait whoever waited for the database in vain', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'warn', now: () => 0, write: (line) => void lines.push(line) })
    const { app, signedQuery } = await open({ log, handlers: [handlerFor(boom, () => fromPool(Promise.reject(new Error('timeout exceeded when trying to connect'))))] })
    const answer = await app.inject({ url: `/api/wap-api/v1/boom?${signedQuery()}` })
    expect([answer.statusCode, answer.json(), Number(answer.headers['retry-after']) > 0]).toMatchObject([503, { code: '503', message: '服务暂不可用', data: null }, true])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', requestId: answer.headers['x-request-id'] })
  })

  it('[SRV-14] logs neither query, nor body, nor token, nor what was searched for', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: () => 0, write: (line) => void lines.push(line) })
    const { app, signed } = await open({ log, handlers: [handlerFor(login, async () => ok('done'))] })
    await app.inject({ method: 'POST', url: `${LOGIN}?q=in-query`, headers: { authorization: 'Bearer in-header-0123456789' }, payload: signed({ note: 'in-body' }) })
    expect(lines.join()).toContain('"path":"/api/wap-api/v1/login"')
    for (const url of ['/search/13800138000', '/lists/in-search%20text?q=in-query', '/search/in-search/13800138000']) await app.inject({ url })
    expect(lines.filter((line) => line.includes('"path":"/search/…"'))).toHaveLength(2)
    expect(lines.join()).not.toMatch(/in-query|in-body|in-header|in-search|13800138000/)
  })

  it('[SRV-15] lets an address ask so often and no more, with the spec’s words and a time to wait', async () => {
    const { app, signed } = await open({
      settings: { ...readSettings({}), rateLimitPerMinute: 3 },
      handlers: [handlerFor(login, async () => ok('done'))],
    })
    const ask = (remoteAddress: string) => app.inject({ method: 'POST', url: LOGIN, remoteAddress, payload: signed() })
    const statuses = [await ask('10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.1')].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 200])
    const fourth = await ask('10.0.0.1')
    expect([fourth.statusCode, fourth.json()]).toMatchObject([429, { code: '429', message: '您刷新太频繁了，请休息一下', data: null }])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('10.0.0.2')).statusCode).toBe(200)
  })

  it('[SRV-31] counts who asks for the documentation too, and sends its large files seldom', async () => {
    const { app } = await open({ settings: { ...readSettings({}), rateLimitPerMinute: 40 } })
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    const asked = async (url: string, times: number) => new Set(await Promise.all(Array.from({ length: times }, () => statusOf(url))))
    expect(await asked('/docs/swagger-ui.css', 30)).toEqual(new Set([200]))
    expect(await statusOf('/docs/swagger-ui.css')).toBe(429)
    expect(await asked('/docs/openapi.json', 40)).toEqual(new Set([200]))
    expect(await statusOf('/docs')).toBe(429)
  })

  it('[SRV-15] is stricter with what every time leaves a row behind for good', async () => {
    const place = exampleRow({ method: 'POST', path: 'order/place', access: 'anyone', input: v.strictObject({}), output: v.string() })
    const { app, signed } = await open({ settings: readSettings({}), handlers: [handlerFor(place, async () => ok('done'))] })
    const ask = async () => (await app.inject({ method: 'POST', url: '/api/wap-api/v1/order/place', payload: signed() })).statusCode
    const statuses = []
    for (let n = 0; n < 61; n += 1) statuses.push(await ask())
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 60))]).toEqual([60, new Set([200])])
  })

  it('[SRV-15] is stricter with calls that are worth guessing at', async () => {
    const { app, signed } = await open({ settings: readSettings({}), handlers: [handlerFor(login, async () => ok('done'))] })
    const statuses = []
    for (let n = 0; n < 21; n += 1) statuses.push((await app.inject({ method: 'POST', url: LOGIN, payload: signed() })).statusCode)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })

  it('[SRV-16] believes a forwarded address from a listed proxy only', async () => {
    const address = exampleRow({ method: 'POST', path: 'address', access: 'anyone', input: v.strictObject({}), output: v.string() })
    const handlers = [handlerFor(address, async (_args, { clientAddress }) => ok(clientAddress))]
    const { app, signed } = await open({ handlers, settings: { ...readSettings({ TRUSTED_PROXIES: '10.0.0.9' }), rateLimitPerMinute: null } })
    const seen = async (remoteAddress: string, forwarded: string) => (await app.inject({
      method: 'POST', url: '/api/wap-api/v1/address', remoteAddress, headers: { 'x-forwarded-for': forwarded }, payload: signed(),
    })).json<{ data: string }>().data
    expect(await seen('10.0.0.9', '1.2.3.4')).toBe('1.2.3.4')
    expect(await seen('10.0.0.9', '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4')
    expect(await seen('10.0.0.8', '1.2.3.4')).toBe('10.0.0.8')
  })

  it.each(['/health/live', '/nothing', '/docs', '/sandbox/outbox'])('[SRV-17] guards %s with the security headers', async (url) => {
    const { app } = await open()
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' })
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/)
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('[SRV-18] says that it lives, and that it is ready only while it is', async () => {
    const readiness = createReadiness()
    const { app } = await open({ readiness })
    expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'alive' })
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503)
    readiness.set(true)
    const ready = await app.inject({ url: '/health/ready' })
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: 'ready', booksChecked: true, database: { answers: true, engine: 'pglite' } }])
  })

  it('[SRV-18] is not ready without its database', async () => {
    const db = await openTestDatabase()
    const { app } = await open({ db: { ...db, query: () => Promise.reject(new Error('gone')) } })
    const answer = await app.inject({ url: '/health/ready' })
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { database: { answers: false } }])
  })
})
