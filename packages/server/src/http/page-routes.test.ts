import { ok } from '@diandu/core/kernel'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { handlerFor } from '../calls/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { exampleRow } from '../testing/example-row.ts'
import { testApp } from '../testing/test-app.ts'
import type { RenderedPage, Renderer } from './renderer.ts'

const greet = exampleRow({ method: 'GET', path: 'greet', access: 'anyone', input: v.strictObject({ name: v.string() }), output: v.string() })
const handlers = [handlerFor(greet, async ({ name }, { viewer }) => ok(`hello ${name} ${String(viewer)}`))]

const open = async (render: Renderer['render']) => (await testApp(await openTestDatabase(), { handlers, renderer: { render } })).app
const page = (html: string, over: Partial<RenderedPage> = {}): RenderedPage => ({ status: 200, html, ...over })

it('[SRV-19] a page asks calls inside the process, as a stranger, with the same checks', async () => {
  const app = await open(async ({ ask, url }) => {
    const good = await ask(greet, { name: 'Li' })
    const bad = await ask(greet, { name: 5 } as never)
    return page(`${url} ${JSON.stringify(good)} ${bad.ok ? '' : bad.failure.kind}`)
  })
  const answer = await app.inject({ url: '/lists?sort=price', headers: { authorization: 'Bearer somebody-0123456789012' } })
  expect(answer.body).toBe('/lists?sort=price {"ok":true,"value":"hello Li null"} refused')
})

it('[SRV-19] a page runs only the inline scripts and styles whose hashes it names', async () => {
  const app = await open(async () => page('<p>', { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='] }))
  const policy = (await app.inject({ url: '/' })).headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' 'sha256-abc='`)
  expect(policy).toContain(`style-src 'self' 'sha256-def='`)
})

it('[SRV-20] a page that did not change is not sent again', async () => {
  const app = await open(async ({ url }) => page(url, url === '/gone' ? { status: 404 } : {}))
  const { headers } = await app.inject({ url: '/' })
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await app.inject({ url: '/other', headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(200)
  expect((await app.inject({ url: '/gone' })).statusCode).toBe(404)
})

it('[SRV-20] a long search is a page like any other, and what is no page is none', async () => {
  const app = await open(async ({ url }) => page(url))
  const url = `/search/${encodeURIComponent('旗舰店'.repeat(100))}`
  expect((await app.inject({ url })).body).toBe(url)
  for (const other of ['/api/wap-api/v1/nothing', '/assets/missing.js', '/health/x', '/docs/x']) {
    expect((await app.inject({ url: other })).statusCode).toBe(404)
  }
})
