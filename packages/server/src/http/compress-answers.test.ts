import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { testApp } from '../testing/test-app.ts'
import { encodingFor, windowBits } from './compress-answers.ts'

const html = '<p>店渡</p>'.repeat(300)

const get = async (accepted: string | undefined, body = html) => {
  const { app } = await testApp(await openTestDatabase(), {
    renderer: () => ({ render: async () => ({ status: 200, html: body }) }),
  })
  return app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
}

it('a large text leaves as small as the client can read it', async () => {
  const brotli = await get('gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html)
  const zipped = await get('gzip')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(html)
})

it('a small text, or one for a client that says nothing, leaves as it is', async () => {
  expect((await get('br', '<p>')).headers['content-encoding']).toBeUndefined()
  expect((await get(undefined)).body).toBe(html)
})

it('a compressed answer keeps the headers by which it already differs', async () => {
  const renderer = { render: async () => ({ status: 200, html, headers: { vary: 'cookie' } }) }
  const { app } = await testApp(await openTestDatabase(), { renderer: () => renderer })
  expect((await app.inject({ url: '/' })).headers.vary).toBe('cookie, accept-encoding')
})

it('a weight of zero is a no', () => {
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(encodingFor('br;q=0.0, gzip; q=0')).toBeNull()
  expect(encodingFor('BR')).toBe('br')
  expect(encodingFor('*')).toBeNull()
})

it('the window holds the whole text and is not much larger', () => {
  for (const length of [1_024, 40_000, 65_536, 70_000, 1_000_000]) {
    expect(2 ** windowBits(length)).toBeGreaterThan(length)
    expect(2 ** windowBits(length)).toBeLessThan(length * 2 + 64)
  }
  expect(windowBits(100_000_000)).toBe(22)
})
