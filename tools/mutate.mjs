import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { inCheckout, root } from './checkout.mjs'

/*
 * Mutation testing of the core: every operator, branch and text of it is changed, one at a time, and a test has to
 * notice.
 *
 *   npm run mutate                     the whole core, module by module; fails below MIN_SCORE
 *   npm run mutate -- wallet orders    these modules
 *   npm run mutate -- changed          the files that differ from the last commit, or from MUTATE_SINCE=<commit>
 *
 * What survived is printed; a report with every mutant is .cache/mutation/<module>.html.
 */

const MIN_SCORE = 95
const CORE = 'packages/core/src'

const modules = readdirSync(inCheckout(CORE), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const requested = process.argv.slice(2).filter((word) => word !== '--')
const unknown = requested.find((name) => name !== 'changed' && !modules.includes(name))

if (unknown !== undefined) {
  console.log(`There is no ${unknown}. Say one of: ${modules.join(', ')}, changed.`)
  process.exit(2)
}

// Each module answers to its own tests. A mutant of a table, which is made when a module is loaded, has to run all of
// them.
const runs = requested.includes('changed')
  ? changedByModule()
  : (requested.length > 0 ? requested : modules).map((name) => ({ name, files: [`${CORE}/${name}/**/*.ts`] }))
const scores = []
for (const { name, files } of runs) scores.push({ name, ...count(await mutate(name, files)) })

const total = scores.reduce(
  (sum, { mutants, noticed }) => ({ mutants: sum.mutants + mutants, noticed: sum.noticed + noticed }),
  { mutants: 0, noticed: 0 },
)
for (const score of [...scores, { name: 'in all', ...total }]) console.log(lineOf(score))
if (scores.length === 0) console.log('nothing in the core has changed')
process.exitCode = shareOf(total) < MIN_SCORE ? 1 : 0

function mutate(name, files) {
  process.env.MUTATED_MODULE = name
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation.config.ts' },
    mutate: [...files, `!${CORE}/**/*.test.ts`, `!${CORE}/**/index.ts`],
    coverageAnalysis: 'perTest',
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
    tempDirName: '.cache/stryker',
    // TypeScript 7 has no JavaScript interface to rewrite a project file with, and none has to be rewritten.
    tsconfigFile: 'none',
    ignorePatterns: ['docs', 'packages/*/{src,public}', '!packages/core/src'],
    warnings: { slow: false },
    concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
  }).runMutationTest()
}

function count(results) {
  const counted = results.filter(
    ({ status }) => status !== 'Ignored' && status !== 'CompileError' && status !== 'RuntimeError',
  )
  return {
    mutants: counted.length,
    noticed: counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
  }
}

function shareOf({ mutants, noticed }) {
  return mutants === 0 ? 100 : (100 * noticed) / mutants
}

function lineOf({ name, ...counts }) {
  return `${name.padEnd(12)} ${String(counts.mutants).padStart(5)} mutants, ${String(counts.noticed).padStart(5)} noticed: ${shareOf(counts).toFixed(2)} %`
}

function changedByModule() {
  const files = changedFiles()
  return modules
    .map((name) => ({ name, files: files.filter((path) => path.startsWith(`${CORE}/${name}/`)) }))
    .filter(({ files: own }) => own.length > 0)
}

function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const differing = [
    ...git('diff', '--name-only', process.env.MUTATE_SINCE ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return differing.filter(
    (path) =>
      path.startsWith(`${CORE}/`) && path.endsWith('.ts') && !path.endsWith('.test.ts') && existsSync(inCheckout(path)),
  )
}
