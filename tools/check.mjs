import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inCheckout, root } from './checkout.mjs'
import { detailsOf, shownLines } from './check-report.mjs'
import { seconds } from './narrator.mjs'
import { NO_POSTGRES, startPostgres } from './with-postgres.mjs'
import { STEPS } from './check-steps.mjs'
import { sum } from './vitest-run.mjs'
import { stopWithParent, tailOf } from './child.mjs'

/*
 * `npm test`: every check, and the tests that a change should pass within ten minutes; `npm test -- --all`: every
 * test. Each step is named and timed; all run even when one fails. `npm test -- --only typecheck,lint` runs some. The
 * last line is `N passed, N failed[, N skipped]`: tests that really ran, plus one failure for every other check that
 * failed. `npm run check -- figures` counts instead: see `figures.mjs`.
 */

const LINES_OF_A_FAILURE = 250
const ALL = '--all'
const DETAILS = inCheckout('.cache', 'checks.txt')
const NOT_WHOLE =
  'each suite on one database engine, and the main journeys: `npm test -- --all` runs every test, as CI does'

const write = (text) => process.stdout.write(text)

function chooseSteps(given) {
  const at = given.findIndex((word) => word === '--only' || word.startsWith('--only='))
  if (at === -1) {
    if (given.length > 0)
      throw new Error(
        `unknown: ${given.join(' ')}; there are ${ALL} and --only ${STEPS.map(({ name }) => name).join(',')}`,
      )
    return STEPS
  }
  const list = given[at].includes('=') ? given[at].slice('--only='.length) : (given[at + 1] ?? '')
  const names = list.split(',').filter(Boolean)
  const unknown = names.filter((name) => STEPS.every((step) => step.name !== name))
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(
      `--only takes some of ${STEPS.map(({ name }) => name).join(',')}${unknown.length > 0 ? `, not ${unknown}` : ''}`,
    )
  }
  return STEPS.filter(
    (step) => names.includes(step.name) || STEPS.some(({ name, needs }) => names.includes(name) && needs === step.name),
  )
}

/** The database is started by the first step that can use it, and then belongs to the whole run. */
function createDatabase() {
  let started
  return {
    env: async () => {
      if (process.env.TEST_DATABASE_URL) return {}
      started ??= startPostgres()
      const postgres = await started
      return postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url }
    },
    line: async () => {
      if (process.env.TEST_DATABASE_URL) return 'PostgreSQL: the one that TEST_DATABASE_URL names'
      const postgres = await started
      return postgres === undefined ? NO_POSTGRES : `PostgreSQL ${postgres.version}: a throwaway cluster for this run`
    },
    stop: async () => (await started)?.stop(),
  }
}

async function runStep(step, outcomes, context) {
  if (step.needs !== undefined && outcomes.get(step.needs)?.ok === false) {
    return { ok: false, output: `not run: the ${step.needs} failed` }
  }
  try {
    return await step.run(context)
  } catch (error) {
    return { ok: false, output: error.stack ?? String(error) }
  }
}

async function check(steps, isWhole) {
  process.env.FC_SEED ??= String(Math.floor(Math.random() * 0x7fff_ffff))
  const database = createDatabase()
  const outcomes = new Map()
  const startedMs = performance.now()
  try {
    for (const [at, step] of steps.entries()) {
      write(`${at + 1}/${steps.length} ${step.title} … `)
      const stepStartedMs = performance.now()
      const outcome = await runStep(step, outcomes, { testEnv: database.env, isWhole })
      const took = seconds(performance.now() - stepStartedMs)
      outcomes.set(step.name, { ...outcome, title: step.title, took })
      write(`${outcome.ok ? 'passed' : 'FAILED'}, ${took}\n`)
      if (!outcome.ok) write(`\n${tailOf(outcome.output, LINES_OF_A_FAILURE)}\n\n`)
    }
    await summarise(steps, outcomes, database)
    if (!isWhole && steps.some((step) => step.usesDatabase)) write(`${NOT_WHOLE}\n`)
  } finally {
    await database.stop()
  }
  mkdirSync(dirname(DETAILS), { recursive: true })
  writeFileSync(DETAILS, detailsOf([...outcomes.values()]))
  write(`${seconds(performance.now() - startedMs)} in all; details are in ${relative(root, DETAILS)}\n`)
  return count(outcomes)
}

async function summarise(steps, outcomes, database) {
  const lines = shownLines([...outcomes.values()])
  if (lines.length > 0) write(`\n${lines.join('\n')}\n`)
  if (!steps.some((step) => step.usesDatabase)) return
  write(`${await database.line()}\n`)
  write(
    `fast-check seed ${process.env.FC_SEED} (with FC_SEED=${process.env.FC_SEED} before the command it is repeated)\n`,
  )
}

function count(outcomes) {
  const all = [...outcomes.values()]
  const { passed, failed, skipped } = sum(all.flatMap(({ tests }) => (tests === undefined ? [] : [tests])))
  const failedChecks = all.filter(({ ok, tests }) => !ok && tests === undefined).length
  return { passed, failed: failed + failedChecks, skipped }
}

stopWithParent()
try {
  const given = process.argv.slice(2).filter((word) => word !== '--')
  if (given[0] === 'figures') {
    const { figures } = await import('./figures.mjs')
    write(`${figures().join('\n')}\n`)
    process.exit(0)
  }
  const steps = chooseSteps(given.filter((word) => word !== ALL))
  const { passed, failed, skipped } = await check(steps, given.includes(ALL))
  write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
