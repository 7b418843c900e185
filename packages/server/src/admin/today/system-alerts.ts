import type { SystemAlert } from '@diandu/core/admin'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { readBackupProofs } from '../../backup-proofs/index.ts'
import type { Database } from '../../database/index.ts'
import { differencesBetween, knownServers } from '../../fleet/index.ts'
import { countFailedNotices, secondsDue } from '../../inbox/index.ts'
import { isJobInTrouble, readJobs } from '../../jobs/index.ts'

/** The job that counts every book from its beginning fails where they are wrong. */
const BOOKS_JOB = 'recount the whole books'
/** One a day, with room for one that takes long. */
const BACKUP_MS = 26 * HOUR_MS
const NOTICES_DUE_MS = 5 * MINUTE_MS

/** Whatever an operator has to look into. */
export async function readSystemAlerts(
  db: Database,
  jobNames: ReadonlySet<string>,
  nowMs: number,
): Promise<readonly SystemAlert[]> {
  const jobs = (await readJobs(db)).filter(({ name }) => jobNames.has(name))
  const due = Object.values(await secondsDue(db, nowMs))
  const failed = await countFailedNotices(db, nowMs - DAY_MS)
  const found: Readonly<Record<SystemAlert, boolean>> = {
    books: jobs.some(({ name, failuresInARow }) => name === BOOKS_JOB && failuresInARow > 0),
    jobs: jobs.some((job) => job.name !== BOOKS_JOB && isJobInTrouble(job)),
    notices: failed > 0 || due.some((seconds) => seconds * 1000 > NOTICES_DUE_MS),
    backups: await lacksBackup(db, nowMs),
    servers: await hasDifferences(db),
  }
  return (Object.keys(found) as SystemAlert[]).filter((alert) => found[alert])
}

/** A backup of an embedded database is made by a command beside its server, which does not hear of it. */
async function lacksBackup(db: Database, nowMs: number): Promise<boolean> {
  if (db.engine === 'pglite') return false
  const [last] = await readBackupProofs(db, 1)
  return last === undefined || last.madeAt < nowMs - BACKUP_MS
}

async function hasDifferences(db: Database): Promise<boolean> {
  const [first, ...others] = (await knownServers(db)).flatMap(({ facts }) => facts ?? [])
  return first !== undefined && others.some((other) => differencesBetween(first, other).length > 0)
}
