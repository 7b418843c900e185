import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { COUNTING, PEOPLE_A_DAY } from '../packages/acceptance/src/bench/scaling/assumptions.ts'
import { requestsOf } from '../packages/acceptance/src/bench/scaling/compute-scaling.ts'
import { KIND_NAMES } from '../packages/acceptance/src/bench/scaling/measured.ts'
import * as figures from '../packages/acceptance/src/bench/scaling/scaling-text.ts'
import { migratedPGlite } from '../packages/server/src/database/testing/migrated-pglite.ts'
import { loadParser } from '../packages/server/src/testing/spread/check-statement.ts'
import { readConstraints, readSchema } from '../packages/server/src/testing/spread/read-schema.ts'
import * as spread from '../packages/server/src/testing/spread/spread-text.ts'
import { inCheckout } from './checkout.mjs'

/*
 * Writes what docs/scaling.md shows of tables and figures into it, each part between `<!-- printed: NAME -->` and
 * `<!-- end -->`.
 *   node tools/scaling-page.mjs
 */

export const PAGE = inCheckout('docs', 'scaling.md')

async function printedParts() {
  await loadParser()
  const database = await migratedPGlite()
  const [schema, constraints] = [await readSchema(database), await readConstraints(database)]
  await database.close()
  const measured = figures.storedFigures()
  const statements = KIND_NAMES.flatMap((name) =>
    measured.kinds[name].asked.map(({ sql, calls }) => ({ sql, calls: calls * requestsOf(name, PEOPLE_A_DAY) })),
  )
  const counted = KIND_NAMES.filter((name) => !name.startsWith('page'))
    .map((name) => requestsOf(name, PEOPLE_A_DAY) * COUNTING.value)
    .reduce((sum, calls) => sum + calls, 0)
  const counting = { sql: 'UPDATE request_counts SET count = count + 1 WHERE name = $1', calls: counted }
  return {
    keys: spread.keysText(),
    ways: spread.waysText(),
    constraints: spread.constraintsText(constraints),
    shares: spread.sharesText([...statements, counting], schema),
    measured: figures.measuredText(measured),
    day: figures.dayText(measured),
    steps: figures.stepsText(measured),
    assumptions: figures.assumptionsText(),
    postings: spread.postingsText(),
  }
}

/** The page with its printed parts as they are now. */
export async function withPrintedParts(page) {
  const parts = Object.entries(await printedParts())
  return parts.reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- printed: ${name} -->`, '<!-- end -->']
    const from = text.indexOf(begin)
    const to = text.indexOf(end, from)
    if (from < 0 || to < 0) throw new Error(`docs/scaling.md has no place for ${name}.`)
    return `${text.slice(0, from + begin.length)}\n\n${part}\n\n${text.slice(to)}`
  }, page)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(PAGE, await withPrintedParts(readFileSync(PAGE, 'utf8')))
