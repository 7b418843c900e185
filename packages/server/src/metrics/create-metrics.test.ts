import { expect, it, vi } from 'vitest'
import { createMetrics } from './create-metrics.ts'
import { HOUR_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { booksGauge } from './books-gauge.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openTestDatabase } from '../database/testing.ts'
import { MODULES } from '../modules.ts'
import { readSettings } from '../settings.ts'
import { gaugesOf } from '../server-gauges.ts'
import { testApp } from '../testing/test-app.ts'

it('counts requests by their pattern, and those under way (FLEET-61)', async () => {
  const metrics = createMetrics(() => undefined)
  metrics.requestBegan()
  metrics.requestBegan()
  metrics.requestEnded({ method: 'GET', route: '/shop/:id', status: 200, seconds: 0.02 })
  const text = await metrics.text()
  expect(text).toContain('http_requests_in_flight 1\n')
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.005",method="GET",route="/shop/:id",status="200"} 0\n',
  )
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/shop/:id",status="200"} 1\n',
  )
  expect(text.endsWith('# EOF\n')).toBe(true)
  expect(metrics.contentType).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
})

it('says where pages and kept answers came from', async () => {
  const metrics = createMetrics(() => undefined)
  metrics.pageSent('memory')
  metrics.pageSent('memory')
  metrics.pageSent('rendering')
  metrics.answerSent('memory')
  metrics.answerSent('database')
  metrics.answerSent('database')
  const text = await metrics.text()
  expect(text).toContain('pages_sent_total{from="memory"} 2\n')
  expect(text).toContain('pages_sent_total{from="rendering"} 1\n')
  expect(text).toContain('kept_answers_sent_total{from="memory"} 1\n')
  expect(text).toContain('kept_answers_sent_total{from="database"} 2\n')
})

it('reads a gauge when it is asked for, by label, and leaves out what cannot be read', async () => {
  const errors: unknown[] = []
  const metrics = createMetrics((error) => void errors.push(error))
  let due: Record<string, number> = { sms: 3, push: 4 }
  metrics.gauge({ name: 'due_seconds', help: 'Due', by: 'channel', read: async () => due })
  metrics.gauge({ name: 'lag_seconds', help: 'Lag', read: async () => undefined })
  metrics.gauge({ name: 'broken', help: 'Broken', read: () => Promise.reject(new Error('away')) })
  expect(await metrics.text()).toContain('due_seconds{channel="push"} 4\n')
  due = { sms: 5 }
  const text = await metrics.text()
  expect(text).toContain('due_seconds{channel="sms"} 5\n')
  expect(text).not.toContain('channel="push"')
  expect(text).not.toMatch(/^(lag_seconds|broken) /m)
  expect(errors).toEqual([new Error('away'), new Error('away')])
})

it('two servers of one process count apart', async () => {
  const [one, other] = [createMetrics(() => undefined), createMetrics(() => undefined)]
  one.requestBegan()
  expect(await other.text()).toContain('http_requests_in_flight 0\n')
})

it('reads the books once an hour at most, and answers meanwhile with what was found last', async () => {
  const clock = createManualClock()
  const complaints = vi.fn(async () => 2)
  const gauge = booksGauge(complaints, clock)
  clock.advance(HOUR_MS - 1)
  expect(await gauge.read()).toBe(0)
  expect(complaints).not.toHaveBeenCalled()
  clock.advance(1)
  await gauge.read()
  expect(await gauge.read()).toBe(2)
  expect(complaints).toHaveBeenCalledTimes(1)
  clock.advance(HOUR_MS)
  complaints.mockRejectedValueOnce(new Error('The database is away'))
  await gauge.read()
  expect(await gauge.read()).toBe(2)
})

const DASHBOARD = fileURLToPath(new URL('../../../../docs/grafana/diandu.json', import.meta.url))
const TOKEN = 'a-token-of-the-operator-7361'

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

/** Words of the query language, and labels, that stand where a name of a metric may. */
const OF_THE_LANGUAGE =
  /\b(sum|max|min|count|rate|by|topk|histogram_quantile|le|route|status|instance|channel|from|job|state|memory|health|metrics)\b/g

it('the dashboard asks for nothing that the server does not tell', async () => {
  const db = await openTestDatabase()
  const clock = createManualClock()
  const { app } = await testApp(db, {
    settings: readSettings({ METRICS_TOKEN: TOKEN }),
    gauges: gaugesOf({ db, clock }, MODULES),
  })
  await app.inject({ url: '/health/live' })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  const names = new Set(Array.from(body.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name))
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard
  const requested = panels.flatMap(({ title, targets }) =>
    targets.flatMap(({ expr }) =>
      Array.from(
        expr
          .replaceAll(/"[^"]*"/g, '')
          .replaceAll(OF_THE_LANGUAGE, '')
          .matchAll(/[a-z]\w*_\w+/g),
        ([name]) => ({
          title,
          name: name.replace(/_(bucket|count|sum|total)$/, ''),
        }),
      ),
    ),
  )
  expect(requested.length).toBeGreaterThan(10)
  expect(requested.filter(({ name }) => !names.has(name) && !names.has(`${name}_total`))).toEqual([])
})
