import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { readSettings } from '../../../settings.ts'
import { backupText, restoredText } from './backup-texts.ts'
import { parseCommand } from '../../parse-command.ts'
import { runCommand } from '../../run-command.ts'
import { runOps } from '../../run-ops.ts'

const { dataKey } = readSettings({}).secrets
const CHECKED = { tables: 74, rows: 12_345, postings: 7, seals: 3, broughtUpToDate: 2 }

it.each([
  ['Say one file that is not there yet, or a folder', ['backup']],
  ['Say one file that is not there yet, or a folder', ['backup', 'one', 'two']],
  ['--all', ['backup', 'one', '--all']],
  ['Say one file that "backup" made', ['restore']],
  ['Say one file that "backup" made', ['restore', '--replace']],
  ['--force', ['restore', 'file', '--force']],
])('a backup command answers "%s" to %j', (words, args) => {
  expect(parseCommand(args)).toMatchObject({ ok: false, failure: expect.stringContaining(words) })
})

it('a backup command takes a path and the words that allow more', () => {
  expect(parseCommand(['backup', 'list'])).toMatchObject({
    ok: true,
    value: { name: 'backup', input: { target: 'list' } },
  })
  expect(parseCommand(['restore', 'file'])).toMatchObject({
    ok: true,
    value: { name: 'restore', input: { path: 'file', replace: false, keepSessions: false } },
  })
  expect(parseCommand(['restore', '--keep-sessions', 'file', '--replace'])).toMatchObject({
    ok: true,
    value: { name: 'restore', input: { path: 'file', replace: true, keepSessions: true } },
  })
})

it('a backup command says why nothing is done where there is no database or no file, and does not make one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-ops-'))
  const settings = {
    databaseUrl: undefined,
    dataDir: join(folder, 'data'),
    nowMs: null,
    secrets: { dataKey, appTokenSecret: null, metricsToken: null },
  }
  expect(await runOps(['backup', folder], settings)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('There is no database in'),
  })
  expect(await runOps(['restore', join(folder, 'nowhere')], settings)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('ENOENT'),
  })
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it('a server that is asked to restore says that it has to be stopped first', async () => {
  const deps = { db: await openTestDatabase(), clock: createManualClock(), random: systemRandom, dataKey }
  expect(await runCommand(['restore', '/copies/file'], deps)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('Stop the server first'),
  })
  expect(await runCommand(['backup', '/copies'], deps)).toMatchObject({ exitCode: 1 })
  expect(await runCommand(['backup', '/copies'], { ...deps, copyData: async () => '/data/backup-copy-1' })).toEqual({
    exitCode: 0,
    text: '/data/backup-copy-1',
  })
})

it('a backup command says where the file is, what was checked with counts, and what to keep apart (OPB-1)', () => {
  const text = backupText(
    { path: '/copies/a.backup', bytes: 1_234_567, sha256: 'f00', checked: CHECKED },
    Date.parse('2026-06-18T10:00:00+08:00'),
  )
  expect(text).toMatch(/^Backup of 2026-06-18 10:00:00: \/copies\/a\.backup\n {2}1,234,567 bytes, SHA-256 f00\n/)
  for (const words of [
    '74 tables with 12,345 rows',
    'the books balance, with 7 postings',
    '3 pieces',
    'DATA_KEY apart from it',
  ])
    expect(text).toContain(words)
})

it('a restore says what was brought up to date, where the old data is, how many sessions ended, and what to do before people are let in (OPB-10)', () => {
  const restored = {
    madeAt: Date.parse('2026-06-18T10:00:00+08:00'),
    program: '0.1.0',
    engine: 'pglite',
    checked: CHECKED,
    savedIn: '/data/before-restore-1',
    endedSessions: 4,
  }
  const text = restoredText(restored, { url: undefined, folder: '/data' })
  for (const words of [
    'into /data.',
    '2 migrations brought',
    'kept in /data/before-restore-1',
    '4 sessions were ended',
    'nothing after 2026-06-18 10:00:00',
    'must not be paid twice',
  ])
    expect(text).toContain(words)
  const plain = restoredText(
    { ...restored, checked: { ...CHECKED, broughtUpToDate: 0 }, savedIn: null, endedSessions: 0 },
    { url: 'postgres://x', folder: '/data' },
  )
  for (const words of ['migrations', 'kept in', 'sessions']) expect(plain).not.toContain(words)
  expect(restoredText(restored, { url: 'postgres://x', folder: '/data' })).toContain(
    'kept in the schema /data/before-restore-1',
  )
})
