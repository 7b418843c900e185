import type { DataBox } from '../crypto/index.ts'
import { checkEveryBook } from '../modules.ts'
import { migrate, updateRow, type Database, type Migration, type Transaction } from '../database/index.ts'
import { BackupProblem } from './backup-problem.ts'
import { insertRows } from './insert-rows.ts'
import type { Inspected } from './inspect-backup.ts'
import { openSeals } from './open-seals.ts'
import { quoteName } from './quote-name.ts'

export interface LoadPlan {
  readonly path: string
  readonly inspected: Inspected
  readonly migrations: readonly Migration[]
  readonly box: DataBox
  readonly nowMs: number
}

export interface CheckedBackup {
  readonly tables: number
  readonly rows: number
  readonly postings: number
  readonly seals: number
  /** Of the migrations that the file did not know yet. */
  readonly broughtUpToDate: number
}

/** The file is intact, but its contents are inconsistent. */
export class UnsoundBackup extends BackupProblem {}

/**
 * Makes the tables as they were, fills them, brings them up to date, and checks: every table has its rows, the
 * books balance, the keys open every seal. All of it in one transaction without limits on a database without
 * tables; throws a `BackupProblem` where anything is wrong.
 */
export async function loadBackup(
  db: Database,
  tx: Transaction,
  { path, inspected: { header, end, rowCount }, migrations, box, nowMs }: LoadPlan,
): Promise<CheckedBackup> {
  const inside = databaseInside(db, tx)
  const then = new Map(header.migrations.map(({ name, appliedAt }) => [name, appliedAt]))
  await migrate(
    inside,
    migrations.filter(({ name }) => then.has(name)),
    nowMs,
  )
  await refuseOtherMigrations(tx, header.migrations)
  const names = Object.keys(end.rows)
  // Rows that migrations insert are in the file too.
  if (names.length > 0) await tx.script(`TRUNCATE ${names.map(quoteName).join(', ')} RESTART IDENTITY`)
  await withoutTriggers(tx, () => insertRows(tx, path, end.sha256))
  for (const [name, appliedAt] of then)
    await updateRow(tx, 'schema_migrations', { set: { appliedAt }, where: { name } })
  for (const [name, rows] of Object.entries(end.rows)) await expectRows(tx, name, rows)
  const newer = await migrate(inside, migrations, nowMs)
  const complaints = await checkEveryBook(inside, 'whole')
  if (complaints.length > 0)
    throw new UnsoundBackup(['The books of this backup do not balance:', ...complaints].join('\n  '))
  const { opened, unreadable } = await openSeals(tx, box)
  if (unreadable.length > 0) {
    const words =
      'Neither DATA_KEY nor DATA_KEYS_BEFORE opens what stands sealed in this backup; name the key of each in DATA_KEYS_BEFORE:'
    throw new UnsoundBackup([words, ...unreadable].join('\n  '))
  }
  const [counted] = await tx.query<{ postings: number }>('SELECT count(*) AS postings FROM postings')
  return {
    tables: names.length,
    rows: rowCount,
    postings: counted?.postings ?? 0,
    seals: opened,
    broughtUpToDate: newer.length,
  }
}

/** The effects of the insert triggers are in the file already. */
async function withoutTriggers(tx: Transaction, insert: () => Promise<void>): Promise<void> {
  const tables = await tx.query<{ name: string }>(
    `SELECT DISTINCT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace`,
  )
  for (const { name } of tables) await tx.script(`ALTER TABLE ${quoteName(name)} DISABLE TRIGGER USER`)
  await insert()
  for (const { name } of tables) await tx.script(`ALTER TABLE ${quoteName(name)} ENABLE TRIGGER USER`)
}

/** A migration of the same name that did something else made other tables. */
async function refuseOtherMigrations(tx: Transaction, made: Inspected['header']['migrations']): Promise<void> {
  const ours = new Map(
    (await tx.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migrations')).map(
      ({ name, checksum }) => [name, checksum],
    ),
  )
  const other = made.filter(({ name, checksum }) => ours.get(name) !== checksum).map(({ name }) => name)
  if (other.length > 0)
    throw new BackupProblem(
      `This backup was made by a program whose migrations differ from this one’s (${other.join(', ')}): restore it with that program.`,
    )
}

async function expectRows(tx: Transaction, name: string, wanted: number): Promise<void> {
  const [has] = await tx.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${quoteName(name)}`)
  if (has?.rows !== wanted)
    throw new Error(`${name} has ${has?.rows} rows after the loading, and the backup ${wanted}.`)
}

/** For what asks for a database and here works inside the one transaction: one after the other, on its connection. */
function databaseInside(db: Database, tx: Transaction): Database {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
  return {
    ...db,
    query: (sql, values) => inTurn(() => tx.query(sql, values)),
    change: (sql, values) => inTurn(() => tx.change(sql, values)),
    transaction: (work) => inTurn(() => work(tx)),
  }
}
