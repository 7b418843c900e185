import type { Database, Transaction } from '../database/index.ts'
import { BackupProblem, withDiskProblems } from './backup-problem.ts'
import { quoteName } from './quote-name.ts'
import { fillFrom, readBackup, refuseFilled, type Restored, type RestorePlan } from './restore-backup.ts'
import { timeStamp } from '../kernel/index.ts'

/**
 * Restores into the database itself, in one transaction: it is as it was, or it is what the backup holds. What was
 * there moves to a schema of its own. Throws a `BackupProblem`.
 */
export async function restorePostgresql(db: Database, plan: RestorePlan): Promise<Restored> {
  const read = await readBackup(plan)
  return withDiskProblems('The restored data', () =>
    db.transaction(
      async (tx) => {
        const tables = await namesOf(tx, TABLES)
        if (tables.length > 0 && !plan.replaces) throw refuseFilled('The database')
        const savedIn = tables.length === 0 ? null : await putAside(tx, tables, plan.nowMs)
        const restored = await fillFrom(db, tx, read, plan)
        // So that the first questions are planned by what is there.
        for (const table of await namesOf(tx, TABLES)) await tx.script(`ANALYZE ${quoteName(table)}`)
        return { ...restored, savedIn }
      },
      { isUnlimited: true },
    ),
  )
}

/**
 * A server that goes on writing would write into what is put aside, or into what is restored. It is known by its name,
 * which a connection's URL may change: then it is this one's too.
 */
export async function refuseOtherConnections(db: Database): Promise<void> {
  const [others] = await db.query<{ many: number }>(
    `SELECT count(*) AS many FROM pg_stat_activity
     WHERE datname = current_database() AND application_name IN ('diandu', current_setting('application_name')) AND pid <> pg_backend_pid()`,
  )
  if ((others?.many ?? 0) > 0)
    throw new BackupProblem('A server works on this database: stop it first. Nothing was changed.')
}

/** Tables take their indexes, sequences and triggers along, and functions are moved after them. */
async function putAside(tx: Transaction, tables: readonly string[], nowMs: number): Promise<string> {
  const schema = `before_restore_${timeStamp(nowMs).replace('-', '_')}`
  await tx.script('SET LOCAL lock_timeout = 10000')
  await tx.script(`CREATE SCHEMA ${quoteName(schema)}`)
  for (const table of tables) await tx.script(`ALTER TABLE ${quoteName(table)} SET SCHEMA ${quoteName(schema)}`)
  for (const signature of await namesOf(tx, FUNCTIONS))
    await tx.script(`ALTER FUNCTION ${signature} SET SCHEMA ${quoteName(schema)}`)
  return schema
}

const namesOf = async (tx: Transaction, sql: string): Promise<readonly string[]> =>
  (await tx.query<{ name: string }>(sql)).map(({ name }) => name)

const TABLES = `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`

const FUNCTIONS = `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`
