import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inCheckout } from './checkout.mjs'
import { filesBelow } from './fingerprint.mjs'
import { sqlTextsOf, isIn } from './sql-texts.mjs'

/*
 * Complains of a text of SQL that no test of the server had executed. The tests write what they have executed into
 * `.cache/statements` (recorded-database.ts). `node tools/check-statements.mjs FOLDER` looks at another folder.
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

const statements = recorded()
const unseen = unseenTexts(statements)
for (const { at, line, parts } of unseen)
  console.log(`packages/server/src/${at}:${line}: no test of the server has this executed: ${parts.join(' … ')}`)
console.log(
  `${statements.length} statements were executed, and every text of SQL but ${unseen.length} is in one of them`,
)
process.exitCode = unseen.length > 0 ? 1 : 0
