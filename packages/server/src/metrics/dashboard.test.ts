import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { MODULES } from '../modules.ts'
import { readSettings } from '../settings.ts'
import { gaugesOf } from '../server-gauges.ts'
import { testApp } from '../testing/test-app.ts'

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
