import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newCluster } from './blank-cluster.ts'
import { openPGlite } from './open-pglite.ts'

async function inFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-blank-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let made = 0
  const make = (path: string) => async () => {
    await mkdir(path)
    await writeFile(join(path, 'PG_VERSION'), String((made += 1)))
  }
  const versionOf = (path: string) => readFile(join(path, 'PG_VERSION'), 'utf8')
  return { folder, make, versionOf }
}

it('each cluster is made anew where no folder is named', async () => {
  const { folder, make, versionOf } = await inFolder()
  for (const name of ['1', '2']) {
    const path = join(folder, name)
    await newCluster(path, make(path), '')
    expect(await versionOf(path)).toBe(name)
  }
})

it('the first cluster is kept where a folder is named, and the next are copies of it', async () => {
  const { folder, make, versionOf } = await inFolder()
  const blank = join(folder, 'blank')
  for (const name of ['one', 'two', 'three']) {
    const path = join(folder, name)
    await newCluster(path, make(path), blank)
    expect(await versionOf(path)).toBe('1')
    await writeFile(join(path, 'PG_VERSION'), 'changed by its owner')
  }
  expect((await readdir(folder)).toSorted()).toEqual(['blank', 'one', 'three', 'two'])
})

it('of programs that make one at the same time each has its own, and one is kept', async () => {
  const { folder, make, versionOf } = await inFolder()
  const blank = join(folder, 'blank')
  const paths = ['one', 'two', 'three'].map((name) => join(folder, name))
  await Promise.all(paths.map((path) => newCluster(path, make(path), blank)))
  expect((await Promise.all(paths.map(versionOf))).every((version) => ['1', '2', '3'].includes(version))).toBe(true)
  expect((await readdir(folder)).toSorted()).toEqual(['blank', 'one', 'three', 'two'])
})

it('the engine makes a cluster of its own in a new folder, and answers there', async () => {
  vi.stubEnv('BLANK_CLUSTER', '')
  const { folder } = await inFolder()
  const db = await openPGlite(join(folder, 'data'), () => 0)
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await db.close()
})
