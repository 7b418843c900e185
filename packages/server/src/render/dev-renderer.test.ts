import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { testApp } from '../testing/test-app.ts'
import { createDevRenderer } from './dev-renderer.ts'
import { PAGE_SETTINGS } from './testing/fake-web.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diandu-dev-'))
  await mkdir(join(folder, 'src'))
})
afterAll(() => rm(folder, { recursive: true }))

const APPEARANCE = 'export const appearanceOf = (cookies) => cookies'
const write = (source: string) => writeFile(join(folder, 'src/entry-server.tsx'), source)
const entry = (html: string) => `${APPEARANCE}
export const createPageRenderer = () => async ({ path }) =>
  ({ status: 200, description: '', title: 'Dev', lang: 'en', theme: 'system', noScripts: '', html: ${html}, state: '{"queries":null}', source: undefined })`

it('the development renderer renders from the sources as they are, shows a mistake until it is mended, and stops with the server', async () => {
  await write(entry('`first ${path}`'))
  const { app } = await testApp(await openTestDatabase(), { renderer: createDevRenderer(PAGE_SETTINGS, folder) })
  const get = async (url: string) => app.inject({ url })

  const first = await get('/lists')
  expect(first.body).toContain('<div id="app">first /lists</div>')
  expect(first.body).toContain('src="/@vite/client"')
  expect(first.body).toContain('<script data-files="/src/entry-client.tsx">')
  expect(first.headers['content-security-policy']).toContain(`connect-src 'self' ws:`)
  expect((await get('/@vite/client')).headers['content-type']).toContain('javascript')
  expect((await get('/health/live')).json()).toEqual({ status: 'alive' })

  /** As an editor does: emptied, then written. */
  const afterWriting = (source: string) => {
    writeFileSync(join(folder, 'src/entry-server.tsx'), '')
    writeFileSync(join(folder, 'src/entry-server.tsx'), source)
    return expect.poll(async () => (await get('/lists')).body)
  }
  await afterWriting(entry('`second ${path}`')).toContain('second /lists')
  await afterWriting(
    `${APPEARANCE}
export const createPageRenderer = () => async () => { throw new Error('a <b>bold</b> mistake') }`,
  ).toContain('a &lt;b&gt;bold&lt;/b&gt; mistake')
  expect(await get('/lists')).toMatchObject({ statusCode: 500, body: expect.stringContaining('src="/@vite/client"') })
  await afterWriting(entry('`third ${path}`')).toContain('third /lists')
  await app.close()
})
