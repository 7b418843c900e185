import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { inCheckout, pinnedNode, projectEnv, root } from './checkout.mjs'
import { runQuietly } from './child.mjs'

/** Six times what two quiet cores take: it only ends a run that hangs. */
const TIMEOUT_MS = 90 * 60_000

/**
 * Runs some of the test projects, of them the files whose paths contain one of `files` (all where it is empty):
 * `{ ok, output, tests, byPackage, slowest, failed }`. A file that cannot be loaded counts as a failed test.
 */
export async function runTests(projects, env, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'diandu-tests-'))
  const results = join(folder, 'results.json')
  try {
    const args = [
      inCheckout('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...files,
      ...projects.flatMap((name) => ['--project', name]),
    ]
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
    const { code, output } = await runQuietly(pinnedNode, [...args, ...reporters], {
      env: projectEnv({ ...env, NO_COLOR: '1', NODE_ENV: 'test' }),
      timeoutMs: TIMEOUT_MS,
    })
    const ran = readResults(results)
    const byPackage = countByPackage(ran)
    const tests = sum([...byPackage.values()])
    // Errors outside any test, a crash, a hang: something failed that no test owns.
    if (code !== 0 && tests.failed === 0) tests.failed = 1
    return { ok: code === 0, output, tests, byPackage, slowest: slowestOf(ran), failed: failedOf(ran) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults
  } catch {
    return []
  }
}

export function countByPackage(files) {
  const counts = new Map()
  for (const { name, status, assertionResults } of files) {
    const [top, second] = relative(root, name).split('/')
    const place = top === 'packages' ? second : top
    const passed = assertionResults.filter((test) => test.status === 'passed').length
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    const fileFailed = status === 'failed' && failed === 0 ? 1 : 0
    const mine = { passed, failed: failed + fileFailed, skipped: assertionResults.length - passed - failed }
    counts.set(place, sum([counts.get(place) ?? { passed: 0, failed: 0, skipped: 0 }, mine]))
  }
  return counts
}

/** The titles of failed tests behind the paths of their files; of a file that cannot be loaded its path alone. */
export const failedOf = (files) =>
  files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const path = relative(root, name)
      return failed.length === 0 ? [path] : failed.map(({ fullName }) => `${path} > ${fullName}`)
    })

const SHOWN_FILES = 15

/** The files that took longest, with whole seconds: where time can be saved, and which ones should begin first. */
export const slowestOf = (files) =>
  files
    .map(({ name, startTime, endTime }) => ({
      file: basename(name),
      seconds: Math.round((endTime - startTime) / 1000),
    }))
    .filter(({ seconds }) => seconds > 0)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN_FILES)

export const sum = (counts) =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
