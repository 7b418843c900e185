import { login, placeOrder } from '@diandu/wire'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { ok } from '@diandu/core/kernel'
import { handlerFor } from '../../calls/index.ts'
import type { Database } from '../../database/index.ts'
import { describeOnEngine, openTestDatabase } from '../../database/testing.ts'
import { readSettings } from '../../settings.ts'
import { exampleEndpoint } from '../../testing/example-endpoint.ts'
import { testApp } from '../../testing/test-app.ts'

const endpoint = (path: string, rateLimitPerMinute?: number) =>
  exampleEndpoint({
    method: 'POST',
    path,
    access: 'anyone',
    input: v.strictObject({}),
    output: v.string(),
    ...(rateLimitPerMinute === undefined ? {} : { rateLimitPerMinute }),
  })

const ENDPOINTS = [endpoint(login.path, login.rateLimitPerMinute), endpoint(placeOrder.path, 5), endpoint('example')]

/** A database that says which statements it was asked, as the whole server sees it. */
function watched(db: Database): { readonly db: Database; readonly statements: string[] } {
  const statements: string[] = []
  return {
    statements,
    db: {
      ...db,
      query: (sql, ...more) => (statements.push(sql), db.query(sql, ...more)),
      change: (sql, ...more) => (statements.push(sql), db.change(sql, ...more)),
    },
  }
}

async function open(db: Database, rateLimitPerMinute = 600) {
  const page = { isCacheable: true, status: 200, html: '<p>/shop/s1</p>' }
  const { app, signed } = await testApp(db, {
    settings: { ...readSettings({}), rateLimitPerMinute },
    handlers: ENDPOINTS.map((one) => handlerFor(one, async () => ok('done'))),
    renderer: () => ({
      keyOf: ({ url }) => url,
      render: async () => ({ ...page, headers: {} }),
    }),
  })
  const call = async (path: string, remoteAddress = '10.0.0.1') =>
    (await app.inject({ method: 'POST', url: `/api/wap-api/v1/${path}`, remoteAddress, payload: signed() })).statusCode
  const visit = async (remoteAddress = '10.0.0.1') => (await app.inject({ url: '/shop/s1', remoteAddress })).statusCode
  return { call, visit }
}

describe('A limit', () => {
  it('holds for all addresses of a network where a password’s hash is asked for (FLEET-33)', async () => {
    const { call } = await open(await openTestDatabase())
    const statuses = []
    for (let n = 0; n < 125; n += 1) statuses.push(await call(login.path, `10.0.0.${n}`))
    expect([statuses.indexOf(429), statuses.filter((status) => status === 429).length]).toEqual([120, 5])
    expect(await call(login.path, '10.0.1.1')).toBe(200)
    expect(await call('example', '10.0.0.124')).toBe(200)
  })

  it('costs the embedded database no statement (FLEET-31)', async () => {
    const { db, statements } = watched(await openTestDatabase())
    const { call } = await open(db)
    for (let n = 0; n < 10; n += 1) await call('example')
    expect(statements).toEqual([])
  })
})

describeOnEngine('postgresql', 'A limit of several servers', (openDatabase) => {
  it('is one over all of them, and of each call its own (FLEET-30)', async () => {
    const db = await openDatabase()
    const [one, other] = [await open(db), await open(db)]
    const statuses = []
    for (let n = 0; n < 7; n += 1) statuses.push(await (n % 2 === 0 ? one : other).call(placeOrder.path))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect([await one.call('example'), await other.call(placeOrder.path, '10.0.0.2')]).toEqual([200, 200])
  })

  it('costs a call one statement, and a page from memory none (FLEET-31)', async () => {
    const { db, statements } = watched(await openDatabase())
    const { call, visit } = await open(db)
    await call('example')
    await call(login.path)
    expect(statements).toHaveLength(2)
    await visit()
    await visit()
    const before = statements.length
    for (let n = 0; n < 20; n += 1) expect(await visit()).toBe(200)
    expect(statements.length - before).toBe(0)
  })

  it('counts pages of all servers together, but for a twentieth of each (FLEET-30)', async () => {
    const db = await openDatabase()
    const [one, other] = [await open(db, 40), await open(db, 40)]
    const visits = []
    for (let n = 0; n < 60; n += 1) {
      visits.push(await (n % 2 === 0 ? one : other).visit())
      // Without a network between, visits would leave no moment for what is told.
      await db.query('SELECT 1')
    }
    const answered = visits.filter((status) => status === 200).length
    expect(answered).toBeGreaterThanOrEqual(40)
    expect(answered).toBeLessThanOrEqual(44)
  })
})
