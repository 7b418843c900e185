import { loadModule, parseSync } from 'libpg-query'
import { readStatement, type KnownTables } from './read-statement.ts'
import { TABLE_KEYS, type TableKey } from './table-keys.ts'
import type { TableMention } from './table-mention.ts'

/** Of every table the names of its columns, in their order. */
export type Schema = ReadonlyMap<string, readonly string[]>

export type Verdict =
  | { readonly verdict: 'no spread table' }
  /** `one`: a machine answers it alone. `some`: as many as it was given keys. */
  | { readonly verdict: 'carries its key'; readonly keys: 'one' | 'some' }
  /** `what` names the tables, and of those without a key the columns by which they are asked. */
  | { readonly verdict: 'does not'; readonly what: string }

/** Once, before the first statement. */
export const loadParser = loadModule

/** What one statement, or several, say of spread tables. */
export function checkStatement(sql: string, schema: Schema, keys: ReadonlyMap<string, TableKey> = TABLE_KEYS): Verdict {
  const verdicts = (parseSync(sql).stmts ?? []).map(({ stmt }) => {
    const read = readStatement(stmt ?? fault(sql), knownTables(schema, keys))
    const spread = read.mentions.filter(({ table }) => keys.get(table)?.kind === 'spread')
    if (spread.length === 0 && read.unknown.length === 0) return NO_SPREAD
    const local = read.mentions.filter(({ table }) => keys.get(table)?.kind === 'local')
    const labels = spread.map(({ key }) => (key === undefined ? new Set<string>() : read.flow.labelsOf(key)))
    const groups = new Set(spread.map(({ table }) => groupOf(table, keys)))
    const [first = new Set<string>(), ...others] = labels
    const shared = [...first].filter((label) => others.every((one) => one.has(label)))
    const isTogether = groups.size === 1 && shared.length > 0 && local.length === 0
    const strange = [...read.strange, ...read.unknown.map((name) => `unknown ${name}`)]
    if (isTogether && strange.length === 0 && spread.every(({ moves }) => moves !== true))
      return { verdict: 'carries its key', keys: shared.some(isOne) ? 'one' : 'some' } as const
    const parts = spread.map((mention, at) => partOf(mention, labels[at]?.size === 0))
    const all = [...new Set([...parts, ...local.map(({ table }) => table)])].sort()
    const verb = spread.find(({ written }) => written !== undefined)?.written ?? 'SELECT'
    const what = [...strange, verb, all.join(' + '), ...(read.locks ? ['FOR UPDATE'] : [])].join(' ')
    return { verdict: 'does not', what } as const
  })
  return verdicts.find(({ verdict }) => verdict === 'does not') ?? verdicts.at(-1) ?? NO_SPREAD
}

const NO_SPREAD = { verdict: 'no spread table' } as const

/** A parameter, or one constant. */
const isOne = (label: string): boolean => /^\$\d+$|^\{"A_Const"/.test(label)

const partOf = ({ table, asked, moves }: TableMention, lacks: boolean): string =>
  `${table}${lacks ? `(${[...asked].sort().join(', ')})` : ''}${moves === true ? ' moves' : ''}`

const groupOf = (table: string, keys: ReadonlyMap<string, TableKey>): string => {
  const key = keys.get(table)
  // What is spread by itself is with no other table.
  return key?.kind !== 'spread' ? '' : key.group === 'itself' ? table : key.group
}

const knownTables = (schema: Schema, keys: ReadonlyMap<string, TableKey>): KnownTables => ({
  columnsOf: (table) => schema.get(table),
  keyOf: (table) => {
    const key = keys.get(table)
    return key?.kind === 'spread' ? key.column : undefined
  },
})

function fault(sql: string): never {
  throw new Error(`No statement: ${sql}`)
}
