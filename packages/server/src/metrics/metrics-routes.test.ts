import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { readSettings } from '../settings.ts'
import { testApp } from '../testing/test-app.ts'

const TOKEN = 'a-token-of-the-operator-7361'

describe('/metrics', () => {
  const open = async (metricsToken: string | undefined) => {
    const settings = readSettings(metricsToken === undefined ? {} : { METRICS_TOKEN: metricsToken })
    const { app } = await testApp(await openTestDatabase(), {
      settings,
      gauges: [{ name: 'books_complaints', help: 'Books', read: async () => 0 }],
    })
    return app
  }

  it('answers a program that says the token, in OpenMetrics (FLEET-61)', async () => {
    const app = await open(TOKEN)
    await app.inject({ url: '/health/live' })
    const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
      'no-store',
    ])
    expect(answer.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} 1/,
    )
    expect(answer.body).toContain('books_complaints 0')
    expect(answer.body).toContain('nodejs_eventloop_lag_seconds')
  })

  it.each([undefined, 'Bearer', 'Bearer another-token-of-the-operator', TOKEN, `Basic ${TOKEN}`])(
    'is for a stranger with %s like any page that does not exist (FLEET-61)',
    async (authorization) => {
      const app = await open(TOKEN)
      const strange = { url: '/metrics', ...(authorization === undefined ? {} : { headers: { authorization } }) }
      const answer = await app.inject(strange)
      const missing = await (await open(undefined)).inject(strange)
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
      expect(missing.statusCode).toBe(404)
    },
  )

  it('counts a request out whose client has gone away before its answer', async () => {
    let begun = (): void => undefined
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const { app } = await testApp(await openTestDatabase(), {
      settings: readSettings({ METRICS_TOKEN: TOKEN }),
      routes: [
        (scope) =>
          void scope.get('/slow', async (_request, reply) => {
            begun()
            await once(reply.raw, 'close')
            return {}
          }),
      ],
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const { port } = app.server.address() as AddressInfo
      const leaving = request({ port, host: '127.0.0.1', path: '/slow' }).on('error', () => undefined)
      leaving.end()
      await hasBegun
      leaving.destroy()
      await vi.waitFor(async () => {
        const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
        // The one that asks.
        expect(body).toContain('http_requests_in_flight 1\n')
      })
    } finally {
      await app.close()
    }
  })

  it('makes no series of an address that a stranger made up', async () => {
    const app = await open(TOKEN)
    await app.inject({ url: '/made-up/by-a-stranger' })
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    expect(body).not.toContain('made-up')
  })
})
