import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requestPostgres } from '../../server/installation.ts'
import { runLarge } from './large-program.ts'

interface Filled {
  readonly orders: number
  readonly entries: number
  readonly people: number
}

/** The address of a database with so many entries, which is filled where it is not there yet or half only. */
export async function fillOnce(
  postgresUrl: string,
  entries: number,
  folder: string,
  tell: (line: string) => void,
): Promise<string> {
  const name = `large_${entries}`
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  const filled = join(folder, `${name}.filled`)
  if (existsSync(filled)) return url.href
  await requestPostgres(postgresUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await requestPostgres(postgresUrl, `CREATE DATABASE ${name}`)
  const begunAt = performance.now()
  const made = await runLarge<Filled>({ DATABASE_URL: url.href, DATA_DIR: join(folder, 'no-data') }, { fill: entries })
  writeFileSync(filled, JSON.stringify(made))
  const seconds = Math.round((performance.now() - begunAt) / 1000)
  tell(`${made.entries} entries of ${made.orders} orders and ${made.people} people were filled in within ${seconds} s`)
  return url.href
}

/** A copy of that database for measurements that add to it: the same one each time. */
export async function copyOnce(databaseUrl: string, name: string, folder: string): Promise<string> {
  const url = new URL(databaseUrl)
  const source = url.pathname.slice(1)
  url.pathname = '/postgres'
  const copied = join(folder, `${name}.copied`)
  if (!existsSync(copied)) {
    await requestPostgres(url.href, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await requestPostgres(url.href, `CREATE DATABASE ${name} TEMPLATE ${source}`)
    writeFileSync(copied, '')
  }
  url.pathname = `/${name}`
  return url.href
}
