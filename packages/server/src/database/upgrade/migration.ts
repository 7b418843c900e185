import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface Migration {
  /** `0370-servers.expand`: the number orders it, the name says whose it is, the end which half of a change it is. */
  readonly name: string
  readonly sql: string
}

/**
 * `expand`: the servers of the version before go on beside it. `contract`: it takes away what they need, and waits
 * until none of them is left. The baseline is neither: it makes the tables of a database that has none.
 */
export type Half = 'expand' | 'contract'

/**
 * `whole`: one transaction. `in batches`: its one statement again and again until it changes nothing. `concurrently`:
 * its one statement outside of any transaction.
 */
export type Way = 'whole' | 'in batches' | 'concurrently'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations/', import.meta.url))
const FILE_NAME = /^((\d{4})-[a-z0-9-]+(?:\.(expand|contract))?)\.sql$/
const LAST_OF_BASELINE = '0099'
/** No later migration has a number up to this: such a one in a database's record is from before the baseline. */
export const LAST_FOLDED = '0360'
const IN_BATCHES = '-- in batches\n'
const CONCURRENTLY = /^\s*(?:CREATE(?: UNIQUE)? INDEX|DROP INDEX) CONCURRENTLY\b/im

export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({ name: nameOf(file), sql: await readFile(`${folder}/${file}`, 'utf8') })),
  )
}

function nameOf(file: string): string {
  const [, name, number = '', half] = FILE_NAME.exec(file) ?? []
  if (name === undefined || (half === undefined ? number > LAST_OF_BASELINE : number <= LAST_FOLDED))
    throw new Error(
      `A migration has a number after ${LAST_FOLDED} and ends in the half of a change that it is, like 0370-servers.expand.sql or 0371-servers.contract.sql; ${file} does not (docs/recipes/add-a-migration.md).`,
    )
  return name
}

/** Also of a migration that this program does not know: the name is all that the database keeps of it. */
export const halfOf = ({ name }: Pick<Migration, 'name'>): Half | undefined =>
  (/\.(expand|contract)$/.exec(name)?.[1] as Half | undefined) ?? undefined

export const isOfBaseline = ({ name }: Migration): boolean => name.slice(0, 4) <= LAST_OF_BASELINE

export function wayOf({ sql }: Migration): Way {
  if (withoutCarriageReturns(sql).startsWith(IN_BATCHES)) return 'in batches'
  return CONCURRENTLY.test(sql) ? 'concurrently' : 'whole'
}

/** For a database on which no other server is. */
export const withoutConcurrency = (sql: string): string => sql.replaceAll(/\bINDEX CONCURRENTLY\b/gi, 'INDEX')

/** The index that such a statement makes; undefined for one that takes an index away. */
export const indexMadeBy = (sql: string): string | undefined =>
  /^\s*CREATE(?: UNIQUE)? INDEX CONCURRENTLY (?:IF NOT EXISTS )?([a-z0-9_]+) ON\b/im.exec(sql)?.[1]

/** Line ends do not count: a checkout on Windows holds the same migration. */
export const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(withoutCarriageReturns(sql)).digest('hex')

const withoutCarriageReturns = (sql: string): string => sql.replaceAll('\r\n', '\n')
