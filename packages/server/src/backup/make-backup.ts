import { createReadStream, existsSync } from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createDataBox, type DataKey } from '../crypto/index.ts'
import { readMigrations, type Database } from '../database/index.ts'
import { BackupProblem, withDiskProblems } from './backup-problem.ts'
import { inspectBackup } from './inspect-backup.ts'
import { loadBackup, UnsoundBackup, type CheckedBackup } from './load-backup.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { timeStamp } from '../kernel/index.ts'
import { writeSnapshot } from './write-snapshot.ts'

export interface BackupPlan {
  /** A file that is not there yet, or a folder, in which the file is then named after the time. */
  readonly target: string
  readonly dataKey: DataKey
  readonly nowMs: number
  /**
   * An empty database for the check, thrown away after it; without it one is made in the folder for temporary files.
   */
  readonly withScratch?: typeof withScratchDatabase
}

export interface MadeBackup {
  readonly path: string
  readonly bytes: number
  /** Of the file, as `sha256sum` prints it. */
  readonly sha256: string
  readonly checked: CheckedBackup
}

/**
 * Writes a backup of one moment and restores it into a database that is thrown away, before it gets its name: what has
 * the name of a backup was checked. Throws a `BackupProblem`; what was not finished is taken away, and what is whole
 * but unsound keeps the ending `.unsound`.
 */
export async function makeBackup(
  db: Database,
  { target, dataKey, nowMs, withScratch = withScratchDatabase }: BackupPlan,
): Promise<MadeBackup> {
  const path = await fileFor(target, nowMs)
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`
  const box = createDataBox(dataKey)
  try {
    await withDiskProblems('The backup', () => writeSnapshot(db, draft, box, nowMs))
    const migrations = await readMigrations()
    const inspected = await inspectBackup(draft, box, migrations)
    const plan = { path: draft, inspected, migrations, box, nowMs }
    const checked = await withDiskProblems('The check of the backup', () =>
      withScratch((scratch) => scratch.transaction((tx) => loadBackup(scratch, tx, plan), { isUnlimited: true })),
    )
    const [{ size: bytes }, sha256] = [await stat(draft), await digestOf(draft)]
    await withDiskProblems('The backup', () => giveName(draft, path))
    return { path, bytes, sha256, checked }
  } catch (error) {
    if (!(error instanceof UnsoundBackup)) throw error
    await giveName(draft, `${path}.unsound`)
    throw new BackupProblem(
      `${error.message}\nThe rows are all there, in ${path}.unsound, for whoever looks into it; it is no backup to restore.`,
      { cause: error },
    )
  } finally {
    await rm(draft, { force: true })
  }
}

async function fileFor(target: string, nowMs: number): Promise<string> {
  const found = await stat(target).catch(() => undefined)
  const path = found?.isDirectory() === true ? join(target, `diandu-${timeStamp(nowMs)}.backup`) : target
  if (existsSync(path)) throw new BackupProblem(`${path} is there already: say another name, or a folder.`)
  if (!existsSync(dirname(path))) throw new BackupProblem(`There is no folder ${dirname(path)}.`)
  return path
}

/** The name, too, has to be on the disk before the caller gets it. */
async function giveName(draft: string, path: string): Promise<void> {
  await rename(draft, path)
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
