import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inCheckout } from '../../server/checkout-root.ts'

/** Asks a PostgreSQL by its own program; answers the rows of one statement. */
export type QueryPostgres = <Row>(sql: string) => readonly Row[]

const MAX_BYTES = 64 * 1024 * 1024

export async function queryPostgres(url: string): Promise<QueryPostgres> {
  const tools = (await import(pathToFileURL(inCheckout('tools', 'with-postgres.mjs')).href)) as {
    findPostgres: () => string | undefined
  }
  const program = join(tools.findPostgres() ?? '', 'psql')
  return <Row>(sql: string) => {
    const wrapped = /^\s*(SELECT|WITH)/.test(sql) ? `SELECT coalesce(json_agg(r), '[]') FROM (${sql}) r` : sql
    const output = execFileSync(program, ['-X', '-q', '-A', '-t', '-d', url, '-c', wrapped], { maxBuffer: MAX_BYTES })
    return (output.length === 0 ? [] : JSON.parse(output.toString())) as readonly Row[]
  }
}
