import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../database/index.ts'
import { prepareInChild } from './prepare-in-child.ts'
import { readSettings } from '../settings.ts'

async function settingsFor(shops: number) {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-first-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, value] of Object.entries({ DATA_DIR: folder, DEMO_SHOPS: String(shops) })) vi.stubEnv(name, value)
  return { folder, settings: readSettings({ DATA_DIR: folder, DEMO_SHOPS: String(shops) }) }
}

it('a large market is there when the process that invented it has ended, and is not invented again', async () => {
  const { folder, settings } = await settingsFor(1_000)
  const lines: string[] = []
  expect(await prepareInChild(settings, (step) => void lines.push(step))).toEqual(lines)
  expect(lines.at(-1)).toBe('Preparing sample data: demo')
  const db = await openDatabase({ url: undefined, folder })
  expect(await db.query('SELECT count(*) AS shops FROM shops')).toEqual([{ shops: 1_000 }])
  await db.close()
  expect(await prepareInChild(settings, () => undefined)).toEqual([])
})

it('a small market, one in production and one on a server that does not answer are none of its business', async () => {
  const { settings } = await settingsFor(999)
  const large = { ...settings, demoShops: 5_000 }
  for (const other of [
    settings,
    { ...large, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' },
    { ...large, mode: 'production' as const },
  ]) {
    expect(await prepareInChild(other, () => undefined)).toEqual([])
  }
})

/** A process in the place of the one that prepares. */
async function programOf(folder: string, source: string): Promise<string> {
  const path = join(folder, 'program.mjs')
  await writeFile(path, source)
  return path
}

it.each([
  ['a signal', `process.kill(process.pid, 'SIGKILL')`, 'SIGKILL'],
  ['a code', 'process.exit(9)', 'exit code 9'],
  [
    'what it said',
    `process.send({ step: 'One step' }); process.send({ failed: 'no luck', isFinal: false }, () => process.exit(1))`,
    'no luck',
  ],
])('a process that ended early is told with %s, and the server goes on by itself', async (_title, source, words) => {
  const { folder, settings } = await settingsFor(1_000)
  const program = await programOf(folder, source)
  const lines: string[] = []
  expect(await prepareInChild(settings, (step) => void lines.push(step), program)).toEqual([])
  expect(lines.at(-1)).toBe(
    `The process that prepares the data ended early (${words}); the server prepares them itself`,
  )
})

it('what would keep the server from its data too is said in the same words, once', async () => {
  const { folder, settings } = await settingsFor(1_000)
  await mkdir(join(folder, 'pglite'))
  await writeFile(join(folder, 'pglite', 'thesis.txt'), '')
  const lines: string[] = []
  await expect(prepareInChild(settings, (step) => void lines.push(step))).rejects.toThrow(
    /^The folder .+ is not this program’s: .+ holds no database\./,
  )
  expect(lines.filter((step) => step.includes('ended early'))).toEqual([])
  expect(await readdir(join(folder, 'pglite'))).toEqual(['thesis.txt'])
})
