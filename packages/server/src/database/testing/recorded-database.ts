import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Database, Queries, Transaction } from '../database.ts'

/** A statement that a test had executed, and the source that asked for it. */
interface RecordedStatement {
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

function recording(database: Database, write: (statement: RecordedStatement) => void): Database {
  const seen = new Set<string>()
  const note = (sql: string): void => {
    if (seen.has(sql)) return
    const at = whoAsked(new Error('Who asked?').stack ?? '')
    if (at === undefined) return
    seen.add(sql)
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
      database.transaction((transaction: Transaction) => work(noted(transaction)), options),
  }
}

const SOURCE = /packages\/server\/src\/([\w./-]+\.ts)/

/** The nearest source that is neither the database's own nor a test. */
function whoAsked(stack: string): string | undefined {
  const files = stack.split('\n').flatMap((line) => SOURCE.exec(line)?.[1] ?? [])
  const asked =
    files.find((file) => !file.startsWith('database/')) ?? files.find((file) => !file.startsWith('database/testing/'))
  return asked === undefined || /\.test\.ts$|(^|\/)testing(\/|\.ts)/.test(asked) ? undefined : asked
}
