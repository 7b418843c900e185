import { createHash } from 'node:crypto'
import type { Transaction } from '../database/index.ts'
import { readControl } from './backup-lines.ts'
import { BackupProblem } from './backup-problem.ts'
import { quoteName } from './quote-name.ts'
import { CHANGED, readLines } from './read-lines.ts'

const MAX_ROWS = 500
const MAX_CHARACTERS = 1024 * 1024

/**
 * Puts the rows of a backup into empty tables of the shape that it was made of, and sets the sequences. The file must
 * be the one that was inspected.
 */
export async function insertRows(tx: Transaction, path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  let [insert, waiting, characters]: [string, string[], number] = ['', [], 0]
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await tx.change(insert, [`[${waiting.join(',')}]`])
    ;[waiting, characters] = [[], 0]
  }
  for await (const line of readLines(path)) {
    if (line.startsWith('[')) {
      waiting.push(line)
      characters += line.length
      if (waiting.length === MAX_ROWS || characters >= MAX_CHARACTERS) await flush()
    } else {
      await flush()
      const [table, sequence] = [readControl('table', line), readControl('sequence', line)]
      if (table !== undefined) insert = await insertOf(tx, table.table, table.columns)
      if (sequence !== undefined)
        await tx.query('SELECT setval($1::regclass, $2::bigint)', [quoteName(sequence.sequence), sequence.last])
      if (readControl('end', line) !== undefined) break
    }
    hash.update(`${line}\n`)
  }
  if (hash.digest('hex') !== sha256) throw new BackupProblem(CHANGED)
}

/** Each column by its text, cast to what the table wants: so every value comes back as it was, on either engine. */
async function insertOf(tx: Transaction, table: string, columns: readonly string[]): Promise<string> {
  const types = new Map(
    (await tx.query<{ name: string; type: string }>(COLUMN_TYPES, [table])).map(({ name, type }) => [name, type]),
  )
  const missing = columns.filter((column) => !types.has(column))
  if (missing.length > 0 || types.size === 0)
    throw new BackupProblem(`This backup has a table ${table} with columns that this program does not know.`)
  const values = columns.map((column, at) => `(row ->> ${at})::${types.get(column)}`).join(', ')
  return `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM jsonb_array_elements($1::text::jsonb) AS rows(row)`
}

const COLUMN_TYPES = `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = $1 AND a.attnum > 0 AND NOT a.attisdropped`
