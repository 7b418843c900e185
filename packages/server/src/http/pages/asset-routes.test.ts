import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { silentLog } from '../../kernel/index.ts'
import { readSettings } from '../../settings.ts'
import { testApp } from '../../testing/test-app.ts'
import { precompress } from './precompress.ts'

const script = 'export const words = "店渡";\n'.repeat(100)
let clientFolder = ''

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'diandu-client-'))
  await mkdir(join(clientFolder, 'assets'))
  await writeFile(join(clientFolder, 'assets/app-1a2b.js'), script)
  await writeFile(join(clientFolder, 'assets/dot-3c4d.png'), new Uint8Array(2_000))
  await writeFile(join(clientFolder, 'index.html'), 'a template')
  await writeFile(join(clientFolder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(clientFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(clientFolder, 'manifest.webmanifest'), '{}')
  await writeFile(join(clientFolder, 'sw.js'), 'the worker')
  await precompress(join(clientFolder, 'assets'), silentLog)
})
afterAll(() => rm(clientFolder, { recursive: true }))

const get = async (url: string, encoding = '', hasOfflineReading = true) => {
  const settings = { ...readSettings({}), rateLimitPerMinute: null, hasOfflineReading }
  const { app } = await testApp(await openTestDatabase(), { clientFolder, settings })
  return app.inject({ url, headers: { 'accept-encoding': encoding } })
}

it('a built file is kept by browsers for ever, and leaves compressed beforehand', async () => {
  expect(await readdir(join(clientFolder, 'assets'))).toEqual([
    'app-1a2b.js',
    'app-1a2b.js.br',
    'app-1a2b.js.gz',
    'dot-3c4d.png',
  ])
  const answer = await get('/assets/app-1a2b.js', 'br, gzip')
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.headers['content-type']).toContain('javascript')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect((await get('/assets/app-1a2b.js')).body).toBe(script)
})

it('files that cannot be compressed beforehand are sent as they are, and the log says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-read-only-'))
  await writeFile(join(folder, 'app.js'), script)
  // As in a folder that cannot be written to, which no folder is for the superuser.
  await mkdir(join(folder, `app.js.br.${process.pid}`))
  const warn = vi.fn()
  await precompress(folder, { warn })
  expect(warn.mock.calls).toEqual([[{ error: expect.any(Error), folder }, expect.stringContaining('uncompressed')]])
  expect(await readdir(folder)).toEqual(['app.js', `app.js.br.${process.pid}`])
  await rm(folder, { recursive: true })
})

it('the icon, the manifest and the word to robots stand at the top, with their types', async () => {
  const typed = async (url: string) => {
    const { statusCode, headers } = await get(url)
    return [statusCode, headers['content-type'], headers['cache-control']]
  }
  expect(await typed('/icon.svg')).toEqual([200, expect.stringContaining('image/svg+xml'), 'public, max-age=3600'])
  expect(await typed('/manifest.webmanifest')).toEqual([
    200,
    expect.stringContaining('application/manifest+json'),
    'public, max-age=3600',
  ])
  expect(await typed('/robots.txt')).toEqual([200, expect.stringContaining('text/plain'), 'public, max-age=3600'])
  const old = await get('/favicon.ico')
  expect([old.statusCode, old.headers['location']]).toEqual([301, '/icon.svg'])
})

it('nothing outside the built files is ever served', async () => {
  expect((await get('/robots.txt')).body).toBe('User-agent: *')
  for (const url of [
    '/index.html',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/missing.js',
  ]) {
    const { statusCode } = await get(url)
    expect([403, 404], url).toContain(statusCode)
  }
})

it('the service worker is asked for each time, and may fetch from here only (OFL-6)', async () => {
  const { headers, body } = await get('/sw.js')
  expect(body).toBe('the worker')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining(`connect-src 'self'`) as string,
    'content-type': expect.stringContaining('javascript') as string,
  })
})

it('where reading offline was ended, its script drops what was kept and goes (OFL-6)', async () => {
  const { body } = await get('/sw.js', '', false)
  expect(body).toContain('registration.unregister()')
  expect(body).toContain('caches.delete(name)')
})

it('a file that is asked for over a kept connection leaves no warning in the process', async () => {
  const warnings: Error[] = []
  const onWarning = (warning: Error): void => void warnings.push(warning)
  process.on('warning', onWarning)
  const settings = { ...readSettings({}), rateLimitPerMinute: null }
  const { app } = await testApp(await openTestDatabase(), { clientFolder, settings })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  for (let times = 0; times < 3; times += 1)
    expect(await (await fetch(`http://127.0.0.1:${port}/assets/app-1a2b.js`)).text()).toBe(script)
  await app.close()
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
})
