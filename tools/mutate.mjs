import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { inCheckout, root } from './checkout.mjs'

/*
 * Mutation testing of the core: every operator, branch and text of it is changed, one at a time, and a test has to notice.
 *
 *   npm run mutate                     the whole core; fails below LEAST_SCORE
 *   npm run mutate -- wallet orders    these modules, by their own tests
 *   npm run mutate -- changed          the files that differ from the last commit, or from MUTATE_SINCE=<commit>
 *
 * What survived is printed; the report with every mutant is .cache/mutation/report.html.
 */

const LEAST_SCORE = 90
const CORE = 'packages/core/src'

const modules = readdirSync(inCheckout(CORE), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)
const asked = process.argv.slice(2).filter((word) => word !== '--')
const targets = asked.includes('changed') ? changedFiles() : asked.flatMap(filesOf)

if (asked.length > 0 && targets.length === 0) {
  console.log(asked.includes('changed') ? 'nothing in the core has changed' : `Say one of: ${modules.join(', ')}, changed.`)
  process.exit(asked.includes('changed') ? 0 : 2)
}

// A module asked for by name answers to its own tests, so that one that is being worked on elsewhere does not stand in the way.
process.env.MUTATED_MODULES = asked.includes('changed') ? '' : asked.join(',')

const results = await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation.config.ts' },
  mutate: [...(targets.length > 0 ? targets : [`${CORE}/**/*.ts`]), `!${CORE}/**/*.test.ts`, `!${CORE}/**/index.ts`],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/stryker',
  // TypeScript 7 has no JavaScript interface to rewrite a project file with, and none has to be rewritten.
  tsconfigFile: 'none',
  ignorePatterns: ['docs', 'packages/*/{src,gallery,public}', '!packages/core/src'],
  concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
}).runMutationTest()

const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError' && status !== 'RuntimeError')
const noticed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
const score = counted.length === 0 ? 100 : (100 * noticed) / counted.length
console.log(`${counted.length} mutants, ${noticed} noticed: ${score.toFixed(2)} % (at least ${LEAST_SCORE})`)
process.exitCode = score < LEAST_SCORE ? 1 : 0

function filesOf(name) {
  return modules.includes(name) ? [`${CORE}/${name}/**/*.ts`] : []
}

function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const differing = [...git('diff', '--name-only', process.env.MUTATE_SINCE ?? 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return differing.filter((path) => path.startsWith(`${CORE}/`) && path.endsWith('.ts') && !path.endsWith('.test.ts') && existsSync(inCheckout(path)))
}
