import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@diandu/core/kernel'
import { AN_ORDINARY_NOON } from '@diandu/core/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { timeStamp } from '../kernel/index.ts'
import { backUpWhenDue } from './back-up-when-due.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const nameAt = (at: number): string => `diandu-${timeStamp(at)}.backup`
const writing = (at: number) => (folder: string) => writeFile(join(folder, nameAt(at)), '')

it('makes a backup when the newest is older than wanted, and keeps the newest alone (OPB-16, OPB-17)', async () => {
  const folder = await emptyFolder()
  for (const other of ['notes.txt', 'diandu-20260101-000000.backup.unsound']) await writeFile(join(folder, other), '')
  for (let hour = 0; hour < 12; hour += 1) {
    const now = AN_ORDINARY_NOON + hour * HOUR_MS
    await backUpWhenDue({ folder, everyMs: 3 * HOUR_MS, kept: 2 }, now, writing(now))
  }
  expect((await readdir(folder)).toSorted()).toEqual(
    [
      'notes.txt',
      'diandu-20260101-000000.backup.unsound',
      nameAt(AN_ORDINARY_NOON + 6 * HOUR_MS),
      nameAt(AN_ORDINARY_NOON + 9 * HOUR_MS),
    ].toSorted(),
  )
})

it('removes none where all are kept, and none where no newer one could be made (OPB-17)', async () => {
  const folder = await emptyFolder()
  for (let hour = 0; hour < 5; hour += 1) {
    const now = AN_ORDINARY_NOON + hour * HOUR_MS
    await backUpWhenDue({ folder, everyMs: HOUR_MS, kept: 'all' }, now, writing(now))
  }
  const full = () => Promise.reject(new Error('The backup has no room on the disk.'))
  const due = AN_ORDINARY_NOON + 10 * HOUR_MS
  await expect(backUpWhenDue({ folder, everyMs: HOUR_MS, kept: 1 }, due, full)).rejects.toThrow('no room on the disk')
  expect(await readdir(folder)).toHaveLength(5)
})

it('fails with what the command says, and where the folder is gone (OPB-18)', async () => {
  const folder = await emptyFolder()
  vi.stubEnv('DATA_DIR', join(folder, 'none'))
  vi.stubEnv('DATABASE_URL', '')
  const settings = { folder, everyMs: HOUR_MS, kept: 3 }
  await expect(backUpWhenDue(settings, AN_ORDINARY_NOON)).rejects.toThrow('There is no database in')
  await expect(backUpWhenDue({ ...settings, folder: join(folder, 'gone') }, AN_ORDINARY_NOON)).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual([])
})
