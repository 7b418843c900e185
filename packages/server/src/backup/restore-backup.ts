import { createDataBox, type DataBox, type DataKey } from '../crypto/index.ts'
import { readMigrations, type Database, type Migration, type Transaction } from '../database/index.ts'
import { BackupProblem, withDiskProblems } from './backup-problem.ts'
import { inspectBackup, type Inspected } from './inspect-backup.ts'
import { loadBackup, type CheckedBackup } from './load-backup.ts'

export interface RestorePlan {
  readonly path: string
  /** Whether what is there may make way; it is kept beside. */
  readonly replaces: boolean
  /** Whether users who were logged in then are so again, also those who have logged out since. */
  readonly keepsSessions: boolean
  readonly dataKey: DataKey
  readonly nowMs: number
}

export interface Restored {
  readonly madeAt: number
  readonly program: string
  readonly engine: string
  readonly checked: CheckedBackup
  /** Where what was there before is now; null where nothing was. */
  readonly savedIn: string | null
  readonly endedSessions: number
}

/** A backup that was read from beginning to end, so that nothing has to be touched for one that is not whole. */
export interface ReadBackup {
  readonly inspected: Inspected
  readonly migrations: readonly Migration[]
  readonly box: DataBox
}

export async function readBackup({ path, dataKey }: RestorePlan): Promise<ReadBackup> {
  const [migrations, box] = [await readMigrations(), createDataBox(dataKey)]
  return {
    inspected: await withDiskProblems(`Reading ${path}`, () => inspectBackup(path, box, migrations)),
    migrations,
    box,
  }
}

/** Fills a database without tables, checks it, and ends the sessions. */
export async function fillFrom(
  db: Database,
  tx: Transaction,
  read: ReadBackup,
  { path, keepsSessions, nowMs }: RestorePlan,
): Promise<Omit<Restored, 'savedIn'>> {
  const checked = await loadBackup(db, tx, { ...read, path, nowMs })
  const endedSessions = keepsSessions ? 0 : await tx.change('DELETE FROM sessions')
  const { madeAt, program, engine } = read.inspected.header
  return { madeAt, program, engine, checked, endedSessions }
}

export const refuseFilled = (where: string): BackupProblem =>
  new BackupProblem(
    `${where} is not empty, and nothing was changed. With --replace the backup takes the place of what is there, which is kept beside it.`,
  )
