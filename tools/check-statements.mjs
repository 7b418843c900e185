import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { migratedPGlite } from '../packages/server/src/database/testing/migrated-pglite.ts'
import { checkStatement, loadParser } from '../packages/server/src/testing/spread/check-statement.ts'
import { readSchema } from '../packages/server/src/testing/spread/read-schema.ts'
import { compareWithReviews } from '../packages/server/src/testing/spread/reviewed/find-review.ts'
import { inCheckout } from './checkout.mjs'
import { filesBelow } from './fingerprint.mjs'
import { sqlTextsOf, isIn } from './sql-texts.mjs'

/*
 * Looks at every statement that the server's tests had executed (they write them into `.cache/statements`, see
 * recorded-database.ts): one on spread tables carries their key, or stands in a list with what it costs. A text of SQL
 * that no test had executed is told as well, because nothing is known of it. Which filters a generated case combines is
 * chance: an entry of a list that did not occur is told, and fails where its source is gone.
 * `node tools/check-statements.mjs FOLDER` looks at another folder.
 */

/** These query the engine itself or a copy, or fill a market to show or measure: not the tests' own database. */
const NOT_ASKED_OF = /^(database|backup|demo|process)\/|(^|\/)measure-/

const server = inCheckout('packages', 'server', 'src')
const folder = process.argv[2] ?? inCheckout('.cache', 'statements')

function recorded() {
  if (!existsSync(folder)) throw new Error('No statements were recorded: `npm test -- --only unit,statements` does it.')
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
  return [...new Set(lines)].map((line) => JSON.parse(line))
}

function unseenTexts(statements) {
  const texts = [...new Set(statements.map(({ sql }) => sql))]
  return filesBelow(server)
    .map((file) => ({ file, at: relative(server, file) }))
    .filter(({ at }) => at.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing(\/|\.ts)/.test(at) && !NOT_ASKED_OF.test(at))
    .flatMap(({ file, at }) => sqlTextsOf(file).map((text) => ({ at, ...text })))
    .filter(({ parts }) => !texts.some((text) => isIn(parts, text)))
}

await loadParser()
const statements = recorded()
const database = await migratedPGlite()
const schema = await readSchema(database)
await database.close()
const counts = { 'no spread table': 0, 'carries its key': 0, 'does not': 0 }
const findings = []
for (const { sql, at } of statements) {
  const checked = checkStatement(sql, schema)
  counts[checked.verdict] += 1
  if (checked.verdict === 'does not') findings.push({ at, what: checked.what, sql })
}
const { unlisted, gone } = compareWithReviews(findings)
const unseen = unseenTexts(statements)
for (const { at, what, sql } of unlisted)
  console.log(
    `packages/server/src/${at}: ${what}\n  has no key of its rows and stands in no list of packages/server/src/testing/spread/reviewed:\n  ${sql}`,
  )
for (const { at, what } of gone)
  console.log(`packages/server/src/testing/spread/reviewed: ${at} had no such statement executed: ${what}`)
const orphans = gone.filter(({ at }) => !existsSync(join(server, at)))
for (const { at, line, parts } of unseen)
  console.log(`packages/server/src/${at}:${line}: no test of the server has this executed: ${parts.join(' … ')}`)
console.log(
  `${statements.length} statements: ${counts['carries its key']} carry the key of their rows, ${counts['does not']} stand in a list, ${counts['no spread table']} are of tables that are not spread`,
)
process.exitCode = unlisted.length + orphans.length + unseen.length > 0 ? 1 : 0
