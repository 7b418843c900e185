import { createHash } from 'node:crypto'
import type { DataBox } from '../crypto/index.ts'
import type { Transaction } from '../database/index.ts'
import { VERSION } from '../kernel/index.ts'
import { aboutBackup, FORMAT, FORMAT_VERSION, type AppliedMigration, type Header } from './backup-lines.ts'
import { BackupProblem } from './backup-problem.ts'
import { quoteName } from './quote-name.ts'

interface Source {
  readonly engine: string
  readonly box: DataBox
  readonly nowMs: number
}

interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
  /** Whether it holds pictures or documents, so that few rows fill the memory. */
  readonly isHeavy: boolean
}

/** Rows that are read at once: of a table with pictures of two megabytes, and of any other. */
const HEAVY_ROWS = 8
const LIGHT_ROWS = 500

/**
 * Everything of one moment of the database, as the lines of a backup, a few rows at a time. The transaction must be
 * new, read-only, unlimited and `repeatable read`: tables are held against changes of their shape before the first one
 * is read, as pg_dump does.
 */
export async function* snapshotLines(
  tx: Transaction,
  names: readonly string[],
  { engine, box, nowMs }: Source,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  const hashed = (text: string): string => (hash.update(text), text)
  await tx.script(
    `LOCK TABLE ${names
      .filter((name) => name !== PROBES)
      .map(quoteName)
      .join(', ')} IN ACCESS SHARE MODE`,
  )
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: nowMs,
    program: VERSION,
    engine,
    migrations: [...(await appliedMigrations(tx))],
  }
  yield hashed(`${JSON.stringify(header)}\n`)
  for (const table of await tablesOf(tx)) {
    if (!names.includes(table.name))
      throw new BackupProblem('The tables changed while the backup began: make it again.')
    yield hashed(`${JSON.stringify({ table: table.name, columns: table.columns })}\n`)
    rows[table.name] = 0
    for await (const lines of rowsOf(tx, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + lines.length
      yield hashed(`${lines.join('\n')}\n`)
    }
  }
  for (const { name, last } of await tx.query<{ name: string; last: string }>(SEQUENCES))
    yield hashed(`${JSON.stringify({ sequence: name, last })}\n`)
  const sha256 = hash.digest('hex')
  yield `${JSON.stringify({ end: { rows, sha256, signature: box.signatureOf(aboutBackup(sha256)) } })}\n`
}

/**
 * It holds no user's data, and a server empties it every few seconds: held for as long as a backup lasts, it could not.
 */
const PROBES = 'disk_probes'

const appliedMigrations = (tx: Transaction): Promise<readonly AppliedMigration[]> =>
  tx.query('SELECT name, checksum, applied_at FROM schema_migrations ORDER BY name')

async function tablesOf(tx: Transaction): Promise<readonly TableColumns[]> {
  const tables = await tx.query<{ name: string; columns: string; isHeavy: boolean }>(TABLES)
  return tables.map((table) => ({ ...table, columns: JSON.parse(table.columns) as string[] }))
}

async function* rowsOf(tx: Transaction, { name, columns, isHeavy }: TableColumns): AsyncGenerator<readonly string[]> {
  const cursor = quoteName(`rows of ${name}`)
  const texts = columns.map((column) => `${quoteName(column)}::text`).join(', ')
  await tx.script(
    `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT array_to_json(ARRAY[${texts}])::text AS line FROM ${quoteName(name)}`,
  )
  for (;;) {
    const rows = await tx.query<{ line: string }>(`FETCH ${isHeavy ? HEAVY_ROWS : LIGHT_ROWS} FROM ${cursor}`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.script(`CLOSE ${cursor}`)
}

const TABLES = `SELECT c.relname AS name, json_agg(a.attname ORDER BY a.attnum)::text AS columns, bool_or(a.atttypid = 'bytea'::regtype) AS is_heavy
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ('schema_migrations', '${PROBES}')
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`

/**
 * Those that have counted. They are read last: a number that was taken meanwhile is left out, and never given twice.
 */
const SEQUENCES = `WITH mine AS MATERIALIZED (
    SELECT c.relname AS name, s.seqrelid AS id FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = current_schema()::regnamespace
  )
  SELECT name, pg_sequence_last_value(id)::text AS last FROM mine WHERE pg_sequence_last_value(id) IS NOT NULL ORDER BY name`
