import { createHash } from 'node:crypto'
import type { DataBox } from '../crypto/index.ts'
import { atBaseline, type Migration } from '../database/index.ts'
import { truncated } from '../kernel/index.ts'
import { aboutBackup, FORMAT_VERSION, readControl, type End, type Header } from './backup-lines.ts'
import { BackupProblem } from './backup-problem.ts'
import { CHANGED, CUT, FOREIGN, readLines } from './read-lines.ts'

export interface Inspected {
  readonly header: Header
  readonly end: End
  readonly rowCount: number
}

const WRONG_KEY =
  'This backup was made with another DATA_KEY: set DATA_KEY as it was set there, or name that key in DATA_KEYS_BEFORE.'

/**
 * Reads a whole backup and answers what it holds. Throws a `BackupProblem` where it is foreign, cut, changed, made by a
 * newer program, or signed with a key that is not set. Nothing is written.
 */
export async function inspectBackup(path: string, box: DataBox, migrations: readonly Migration[]): Promise<Inspected> {
  const hash = createHash('sha256')
  const counted: Record<string, number> = {}
  let [header, end, table]: [Header | undefined, End | undefined, string | undefined] = [
    undefined,
    undefined,
    undefined,
  ]
  for await (const line of readLines(path)) {
    if (end !== undefined) throw new BackupProblem(CHANGED)
    if (header === undefined) {
      header = headerOf(line, migrations)
    } else if (line.startsWith('[')) {
      if (table === undefined) throw new BackupProblem(CHANGED)
      counted[table] = (counted[table] ?? 0) + 1
    } else {
      end = readControl('end', line)?.end
      if (end !== undefined) continue
      table = readControl('table', line)?.table
      if (table === undefined ? readControl('sequence', line) === undefined : Object.hasOwn(counted, table))
        throw new BackupProblem(CHANGED)
      if (table !== undefined) counted[table] = 0
    }
    hash.update(`${line}\n`)
  }
  if (header === undefined) throw new BackupProblem(FOREIGN)
  if (end === undefined) throw new BackupProblem(CUT)
  const counts = Object.entries(end.rows)
  if (
    hash.digest('hex') !== end.sha256 ||
    counts.length !== Object.keys(counted).length ||
    counts.some(([name, rows]) => counted[name] !== rows)
  )
    throw new BackupProblem(CHANGED)
  if (!box.isSignatureOf(aboutBackup(end.sha256), end.signature)) throw new BackupProblem(WRONG_KEY)
  return { header, end, rowCount: counts.reduce((sum, [, rows]) => sum + rows, 0) }
}

const BEFORE_BASELINE =
  'This backup holds only a part of the migrations that became the baseline: restore it with the last version before the baseline, and make another one there (docs/operations.md).'

/** The file is not verified yet: so only few of its names are shown. */
const MAX_FOREIGN_TEXT = 5

function headerOf(line: string, migrations: readonly Migration[]): Header {
  const header = readControl('header', line)
  if (header === undefined) throw new BackupProblem(FOREIGN)
  const record = atBaseline(header.migrations, migrations)
  if (record === undefined) throw new BackupProblem(BEFORE_BASELINE)
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = record.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (header.version > FORMAT_VERSION || unknown.length > 0) {
    const because =
      unknown.length > 0
        ? ` (it holds ${unknown
            .slice(0, MAX_FOREIGN_TEXT)
            .map((text) => truncated(text))
            .join(', ')})`
        : ''
    throw new BackupProblem(
      `This backup was made by a newer program, version ${truncated(header.program)}${because}: restore it with that one.`,
    )
  }
  return { ...header, migrations: [...record] }
}
