import { CONSTRAINT_REPLACEMENTS } from './constraint-replacements.ts'
import { checkStatement, type Schema } from './check-statement.ts'
import { postingReach } from './posting-reach.ts'
import { needsReplacement, type TableConstraint } from './read-schema.ts'
import { WAYS } from './reviewed/ways.ts'
import { LOCAL, REFERENCE, SPREAD, TABLE_KEYS } from './table-keys.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** By what each table is spread, as a page shows it. */
export function keysText(): string {
  const spread = Object.entries(SPREAD).map(([group, { about, tables }]) => [
    group === 'itself' ? 'its own name' : group,
    about,
    Object.entries(tables)
      .map(([name, key]) =>
        typeof key === 'string' ? `\`${name}\` (${key})` : `\`${name}\` (${key.column}: ${key.why})`,
      )
      .join(', '),
  ])
  const whole = (tables: Readonly<Record<string, string>>): string =>
    Object.entries(tables)
      .map(([name, why]) => `\`${name}\` (${why})`)
      .join(', ')
  return table(
    ['spread by', 'what it is', 'tables, with the column of the key'],
    [
      ...spread,
      ['**reference**', 'small, read everywhere, seldom changed: whole on every machine', whole(REFERENCE)],
      ['**local**', 'on the first machine alone', whole(LOCAL)],
    ],
  )
}

export function constraintsText(constraints: readonly TableConstraint[]): string {
  const rows = constraints
    .filter((one) => needsReplacement(one, TABLE_KEYS))
    .map(({ table: of, name, columns, condition }) => [
      `\`${name}\``,
      `${of} (${columns.join(', ')})${condition === null ? '' : ', of some rows'}`,
      CONSTRAINT_REPLACEMENTS[name] ?? '',
    ])
  return table(['constraint', 'of', 'in its place'], rows)
}

export function waysText(): string {
  const rows = Object.entries(WAYS).map(([name, { about, often, cost, instead, statements }]) => [
    `**${name}**: ${about}`,
    String(Object.values<readonly string[]>(statements).reduce((sum, list) => sum + list.length, 0)),
    often,
    cost,
    instead,
  ])
  return table(['what they are', 'in the list', 'how often', 'what one costs', 'what takes their place'], rows)
}

/** What each movement of money touches, where it touches most. */
export const postingsText = (): string =>
  table(
    ['posting', 'accounts', 'machines at most', 'of people'],
    postingReach().map(({ kind, accounts, people }) => [
      kind,
      accounts.map((account) => `\`${account}\``).join(', '),
      String(accounts.length),
      people.join(' and '),
    ]),
  )

export interface CountedStatement {
  readonly sql: string
  readonly calls: number
}

/** How much of what is executed in a day carries its key. */
export function sharesText(statements: readonly CountedStatement[], schema: Schema): string {
  const calls: Record<string, number> = {}
  for (const { sql, calls: count } of statements) {
    const checked = checkStatement(sql, schema)
    const name = checked.verdict === 'carries its key' ? `${checked.verdict}: ${checked.keys}` : checked.verdict
    calls[name] = (calls[name] ?? 0) + count
  }
  const all = Object.values(calls).reduce((sum, count) => sum + count, 0)
  const rows = SHARES.map(([name, words]) => [words, `${Math.round(((calls[name] ?? 0) / all) * 100)} %`])
  return table(['statements of a day', 'share'], rows)
}

const SHARES = [
  ['carries its key: one', 'carry one key: one machine answers'],
  ['carries its key: some', 'carry several keys'],
  ['does not', 'touch two keys, or all machines (the list below)'],
  ['no spread table', 'are of tables that are not spread, or of none'],
] as const
