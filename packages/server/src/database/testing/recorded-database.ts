import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Database, Queries, Transaction } from '../database.ts'

/** A statement that a test had executed, and the source that asked for it. */
export interface RecordedStatement {
  readonly sql: string
  readonly at: string
}

/**
 * Writes every statement that the product has this database execute into a file of its worker, each text once, where
 * the whole run of tests wants them (`RECORD_STATEMENTS` names the folder). What a test itself asks is not the
 * product's.
 */
export function recordedDatabase(database: Database): Database {
  const folder = process.env['RECORD_STATEMENTS'] ?? ''
  if (folder === '') return database
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}-${threadId}.jsonl`)
  return recording(database, (statement) => appendFileSync(file, `${JSON.stringify(statement)}\n`))
}

export function recording(database: Database, write: (statement: RecordedStatement) => void): Database {
  const seen = new Set<string>()
  const note = (sql: string): void => {
    const at = sourceOf(callers())
    if (at === undefined || seen.has(`${at} ${sql}`)) return
    seen.add(`${at} ${sql}`)
    write({ sql, at })
  }
  const noted = <T extends Queries>(queries: T) => ({
    ...queries,
    query: <Row>(...statement: Parameters<Queries['query']>) => {
      note(statement[0])
      return queries.query<Row>(...statement)
    },
    change: (...statement: Parameters<Queries['change']>) => {
      note(statement[0])
      return queries.change(...statement)
    },
  })
  return {
    ...noted(database),
    transaction: (work, options) =>
      database.transaction((transaction: Transaction) => {
        const script: Transaction['script'] = (sql) => {
          note(sql)
          return transaction.script(sql)
        }
        return work({ ...noted(transaction), script })
      }, options),
  }
}

/** The files of the functions that are running, the innermost first; without their lines, which would take long. */
function callers(): readonly string[] {
  const before = Error.prepareStackTrace
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '')
  const here: { stack?: unknown } = {}
  Error.captureStackTrace(here, callers)
  const files = here.stack
  Error.prepareStackTrace = before
  return Array.isArray(files) ? files.map(String) : []
}

const SOURCE = /packages\/server\/src\/([\w./-]+\.ts)/

/** Checks of the books count as a source of their own, whichever module runs them. */
const CHECKS = 'database/complaints-of.ts'

/** The nearest source that is neither the database's own nor a test. */
function sourceOf(files: readonly string[]): string | undefined {
  const ours = files.flatMap((file) => SOURCE.exec(file)?.[1] ?? []).filter((file) => !file.startsWith(RECORDER))
  const at = ours.find((file) => file === CHECKS || !file.startsWith('database/')) ?? ours[0]
  return at === undefined || /\.test\.ts$|(^|\/)testing(\/|\.ts)/.test(at) ? undefined : at
}

const RECORDER = 'database/testing/recorded-database'
