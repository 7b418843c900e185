import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadModule, parseSync } from 'libpg-query'
import { inCheckout } from './checkout.mjs'
import { EXCEPTIONS } from './migrations/exceptions.mjs'
import { checkStatement } from './migrations/statements.mjs'

/*
 * Whether migrations can be applied while servers of the version before go on: none locks an earlier table for long,
 * and none that says `expand` takes away or forbids what that version uses (decision 0161). PostgreSQL's own parser
 * reads them.
 */

const FOLDER = inCheckout('packages', 'server', 'src', 'database', 'migrations')
const BASELINE_UP_TO = '0099'
const NAME = /^(\d{4})-[a-z0-9-]+\.(expand|contract)\.sql$/
/** As the program looks for it: packages/server/src/database/upgrade/migration.ts. */
const CONCURRENTLY = /^\s*(?:CREATE(?: UNIQUE)? INDEX|DROP INDEX) CONCURRENTLY\b/im
const MIN_WHY = 40

/** `files`: `{ name, sql }` in their order, those of the baseline too. Complaints as sentences. */
export async function complaintsAbout(files, exceptions = EXCEPTIONS) {
  await loadModule()
  const known = { checks: new Set(), notNullChecks: new Map() }
  const faults = files.flatMap((file) => faultsOf(file, known))
  const isExcepted = ({ name, rule }) =>
    exceptions.some((exception) => `${exception.migration}.sql` === name && exception.rule === rule)
  return [
    ...faults.filter((fault) => !isExcepted(fault)).map(sentenceOf),
    ...exceptions
      .filter(
        ({ migration, rule }) => !faults.some((fault) => fault.name === `${migration}.sql` && fault.rule === rule),
      )
      .map(
        ({ migration, rule }) =>
          `tools/migrations/exceptions.mjs excepts ${rule} in ${migration}, which does not need it`,
      ),
    ...exceptions
      .filter(({ why }) => why.trim().length < MIN_WHY)
      .map(
        ({ migration, rule }) =>
          `tools/migrations/exceptions.mjs does not say why ${rule} in ${migration} does no harm`,
      ),
  ]
}

const sentenceOf = ({ name, line, rule, what, instead }) => `${name}:${line} ${what} (${rule}).\n  Instead: ${instead}.`

function faultsOf({ name, sql }, known) {
  const parsed = parsedOrFault(name, sql)
  if (parsed.fault !== undefined) return [parsed.fault]
  const statements = parsed.stmts.map(({ stmt, stmt_location: at = 0 }) => ({
    kind: Object.keys(stmt)[0],
    statement: Object.values(stmt)[0],
    line: lineAt(sql, at),
  }))
  rememberChecks(statements, known)
  if (name.slice(0, 4) <= BASELINE_UP_TO) return []
  const [, , half] = NAME.exec(name) ?? []
  if (half === undefined) return [namelessFault(name)]
  const created = new Set(
    statements
      .filter(({ kind, statement }) => kind === 'CreateStmt' && statement.if_not_exists !== true)
      .map(({ statement }) => statement.relation.relname),
  )
  const isInBatches = sql.replaceAll('\r\n', '\n').startsWith('-- in batches\n')
  const faults = []
  const validatedHere = []
  for (const { kind, statement, line } of statements)
    checkStatement(kind, statement, {
      isExpand: half === 'expand',
      isInBatches,
      isAlone: statements.length === 1,
      existedBefore: (table) => !created.has(table),
      isCheck: (constraint) => known.checks.has(constraint) || constraint.endsWith('_check'),
      notNullChecks: known.notNullChecks,
      validatedHere,
      refuse: (rule, what, instead) => faults.push({ name, line, rule, what, instead }),
    })
  // Only what an earlier migration has proven spares a later one the reading of the table.
  for (const check of validatedHere) check.isValid = true
  if (statements.some(({ statement }) => statement.concurrent === true) && !CONCURRENTLY.test(sql))
    faults.push({
      name,
      line: 1,
      rule: 'concurrently-spelling',
      what: 'says CONCURRENTLY in a way that the program does not find',
      instead:
        'begin a line with CREATE INDEX CONCURRENTLY, CREATE UNIQUE INDEX CONCURRENTLY or DROP INDEX CONCURRENTLY',
    })
  if (isInBatches && (statements.length !== 1 || !/^(Insert|Update|Delete)Stmt$/.test(statements[0].kind)))
    faults.push({
      name,
      line: 1,
      rule: 'batches-of-one',
      what: 'is run in batches and is not one INSERT, UPDATE or DELETE',
      instead: 'give each such statement a migration of its own',
    })
  return faults
}

function parsedOrFault(name, sql) {
  try {
    return parseSync(sql)
  } catch (error) {
    const fault = { name, line: 1, rule: 'unreadable', what: `is no SQL: ${error.message}`, instead: 'mend it' }
    return { fault }
  }
}

const namelessFault = (name) => ({
  name,
  line: 1,
  rule: 'half',
  what: 'does not say in its name which half of a change it is',
  instead:
    'end it in .expand.sql where servers of the version before go on beside it, or in .contract.sql where it takes away what only they need (docs/recipes/add-a-migration.md)',
})

/** Named ones of tables that are made with them, or get them later. */
function rememberChecks(node, { checks }) {
  if (node === null || typeof node !== 'object') return
  const { Constraint: constraint } = node
  if (constraint?.contype === 'CONSTR_CHECK' && constraint.conname !== undefined) checks.add(constraint.conname)
  for (const inner of Object.values(node)) rememberChecks(inner, { checks })
}

/** The parser counts bytes, and counts the text before a statement to it. */
function lineAt(sql, at) {
  const bytes = Buffer.from(sql)
  const before = bytes.subarray(0, at).toString()
  const [blank] = /^(?:\s|--[^\n]*\n)*/.exec(bytes.subarray(at).toString())
  return (before + blank).split('\n').length
}

const filesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = filesIn(FOLDER)
  const complaints = await complaintsAbout(files)
  for (const sentence of complaints) console.log(sentence)
  console.log(
    complaints.length === 0
      ? `${files.length} migrations, of which those after ${BASELINE_UP_TO} let the version before go on`
      : `${complaints.length} things in migrations would make people wait, or the version before fail`,
  )
  process.exitCode = complaints.length === 0 ? 0 : 1
}
