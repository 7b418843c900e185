import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { createLog, silentLog } from '../../kernel/index.ts'
import { readSettings } from '../../settings.ts'
import { testApp } from '../../testing/test-app.ts'
import { openPageFiles } from './page-files.ts'
import { precompress } from './precompress.ts'

let db: Database
let place = ''
let kept = ''

beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'diandu-versions-'))
  kept = join(place, 'kept')
})
afterEach(() => rm(place, { recursive: true }))

const scriptOf = (version: string): string => `export const version = '${version}'\n`.repeat(50)

/** A server of a version that has one file of its own, and one that all of them have. */
async function start(version: string, pagesFolder: string | null = kept) {
  const clientFolder = join(place, `version-${version}`)
  await mkdir(join(clientFolder, 'assets'), { recursive: true })
  await writeFile(join(clientFolder, 'assets', `own-${version}.js`), scriptOf(version))
  await writeFile(join(clientFolder, 'assets', 'same.css'), 'a {}')
  await precompress(join(clientFolder, 'assets'), silentLog)
  const lines: string[] = []
  const log = createLog({ level: 'warn', now: () => 0, write: (line) => void lines.push(line) })
  const settings = { ...readSettings({}), rateLimitPerMinute: null, pagesFolder }
  const { app } = await testApp(db, { clientFolder, settings, log })
  const status = async (url: string): Promise<number> => (await app.inject({ url })).statusCode
  return { app, lines, status }
}

async function letPass(seconds: number): Promise<void> {
  for (const name of await readdir(kept)) {
    const path = join(kept, name)
    const then = (await stat(path)).mtimeMs / 1000 - seconds
    await utimes(path, then, then)
  }
}

it('a page of the version before gets its files, compressed and kept by browsers for ever (FLEET-130)', async () => {
  await start('one')
  // The program of before has been taken away.
  await rm(join(place, 'version-one'), { recursive: true })
  const { app } = await start('two')
  const answer = await app.inject({ url: '/assets/own-one.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript') as string,
  })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(scriptOf('one'))
  expect((await app.inject('/assets/own-one.js')).body).toBe(scriptOf('one'))
  expect((await app.inject('/assets/own-two.js')).body).toBe(scriptOf('two'))
})

it('a server of before sends what a page of the version after it consists of (FLEET-132)', async () => {
  const { status } = await start('one')
  expect(await status('/assets/own-two.js')).toBe(404)
  await start('two')
  expect(await status('/assets/own-two.js')).toBe(200)
})

it('three versions before are kept, the oldest go, and one that was started again is not old (FLEET-130)', async () => {
  for (const version of ['one', 'two', 'three', 'four', 'one']) {
    await start(version)
    await letPass(10)
  }
  const { status } = await start('five')
  const statuses = async (...versions: readonly string[]) =>
    Promise.all(versions.map((version) => status(`/assets/own-${version}.js`)))
  expect(await statuses('five', 'one', 'four', 'three')).toEqual([200, 200, 200, 200])
  expect(await statuses('two')).toEqual([404])
  expect(await readdir(kept)).toHaveLength(4)
})

it('nothing else is served or removed, whatever folder was named (FLEET-130)', async () => {
  for (const name of ['backups', 'pages-old', 'pages-0123456789abcdef0']) {
    await mkdir(join(kept, name), { recursive: true })
    await writeFile(join(kept, name, 'secret.js'), 'mine')
  }
  await writeFile(join(kept, 'secret.js'), 'mine')
  for (const version of ['one', 'two', 'three', 'four', 'five']) await start(version)
  const { status } = await start('six')
  for (const url of [
    '/assets/secret.js',
    '/assets/backups/secret.js',
    '/assets/pages-old/secret.js',
    '/assets/..%2fsecret.js',
  ])
    expect(await status(url), url).toBe(404)
  expect(await readdir(kept)).toEqual(expect.arrayContaining(['backups', 'pages-old', 'pages-0123456789abcdef0']))
})

it('where nothing can be kept, pages have their own files, and operators are told (FLEET-131)', async () => {
  await writeFile(join(place, 'a-file'), '')
  const { lines, status } = await start('one', join(place, 'a-file', 'kept'))
  expect(await status('/assets/own-one.js')).toBe(200)
  expect(lines.join('')).toContain('The files of pages are not kept')
})

it('servers that start at once on one folder keep one copy, and leave no draft (FLEET-130)', async () => {
  await start('one', null)
  const assets = join(place, 'version-one', 'assets')
  await Promise.all([1, 2, 3].map(() => openPageFiles(assets, { folder: kept, log: silentLog })))
  expect(await readdir(kept)).toEqual([expect.stringMatching(/^pages-/)])
})

it('a copy that was broken off is removed an hour later', async () => {
  await mkdir(join(kept, 'draft-a1B2c3'), { recursive: true })
  await start('one')
  expect(await readdir(kept)).toContain('draft-a1B2c3')
  await letPass(3_700)
  await start('one')
  expect(await readdir(kept)).not.toContain('draft-a1B2c3')
})

it('without a folder nothing is kept', async () => {
  await start('one', null)
  const { status } = await start('two', null)
  expect(await status('/assets/own-one.js')).toBe(404)
})
