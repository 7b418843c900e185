import { expect, it } from 'vitest'
import { createMetrics } from './create-metrics.ts'

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
