import { rmSync } from 'node:fs'
import { inCheckout, pinnedNode, projectEnv } from './checkout.mjs'
import { runQuietly } from './child.mjs'
import { StepFailed } from './narrator.mjs'
import { missingBrowsers } from './other-browsers.mjs'
import { buildAdmin, buildWeb } from './set-up.mjs'
import { runTests } from './vitest-run.mjs'

/*
 * The steps of `npm test`, in their order. A step answers `{ ok, output, figures?, details?, tests? }`:
 * `output` is shown when it failed, `figures` at the end of every run, and `details` are for the report's file. Steps
 * of tests do less unless the run is the
 * whole one (`--all`): one database engine for each suite, and the main journeys (decision 0131).
 */

const TIMEOUT_MS = 10 * 60_000
const UNIT_PROJECTS = ['core', 'wire', 'adapters', 'web', 'web-screens', 'admin', 'server', 'acceptance-parts', 'tools']

const plainEnv = () => projectEnv({ NO_COLOR: '1' })

const program =
  (name, ...args) =>
  async () => {
    const { code, output } = await runQuietly(inCheckout('node_modules', '.bin', name), args, {
      env: plainEnv(),
      timeoutMs: TIMEOUT_MS,
    })
    return { ok: code === 0, output }
  }

/** A check of our own: what it prints last is a figure worth showing. */
const tool = (file) => async () => {
  const { code, output } = await runQuietly(pinnedNode, [inCheckout('tools', file)], {
    env: plainEnv(),
    timeoutMs: TIMEOUT_MS,
  })
  const lines = output.trimEnd().split('\n')
  return { ok: code === 0, output, figures: lines.slice(-1), details: lines.slice(0, -1) }
}

async function build() {
  try {
    await buildWeb('client', () => {})
    await buildWeb('server', () => {})
    await buildAdmin(() => {})
    return { ok: true, output: '' }
  } catch (error) {
    if (error instanceof StepFailed) return { ok: false, output: error.message }
    throw error
  }
}

/** A purchase and a sale, from the search to the money. */
const MAIN_JOURNEYS = [
  'journeys/buy-a-shop.journey.ts',
  'journeys/keyboard.journey.ts',
  'journeys/sellers/selling.journey.ts',
  'journeys/sign-a-contract.journey.ts',
  'journeys/wallet-money.journey.ts',
  'journeys/whole-deal.journey.ts',
]

const tests =
  (projects, { mainFiles = [] } = {}) =>
  async ({ testEnv, isWhole }) => {
    const env = { ...(await testEnv()), ...(isWhole ? {} : { ONE_ENGINE: '1' }) }
    const { byPackage, slowest, failed, ...run } = await runTests(projects, env, isWhole ? [] : mainFiles)
    // The output of a run with many failures is cut; which tests they were is not.
    const result = failed.length === 0 ? run : { ...run, output: `${run.output}\n\nFailed:\n${failed.join('\n')}\n` }
    // Nothing that ran is nothing that was proven.
    if (byPackage.size === 0 && result.ok)
      return { ...result, ok: false, output: 'no test was found', tests: { passed: 0, failed: 1, skipped: 0 } }
    const counts = [...byPackage].map(([name, { passed, failed }]) => `${name} ${passed + failed}`).join(', ')
    const times = slowest.map(({ file, seconds }) => `${seconds} s ${file}`)
    return { ...result, figures: counts === '' ? [] : [`tests that ran: ${counts}`], details: times }
  }

/** Every journey, those in other engines' browsers too, as far as the machine has them. */
const journeys = async (context) => {
  const outcome = await tests(['acceptance'], { mainFiles: MAIN_JOURNEYS })(context)
  return context.isWhole ? { ...outcome, figures: [...(outcome.figures ?? []), ...missingBrowsers()] } : outcome
}

const STATEMENTS = inCheckout('.cache', 'statements')

/** The server's statements are recorded for the step that looks at them. */
const unitTests = (context) => {
  rmSync(STATEMENTS, { recursive: true, force: true })
  const testEnv = async () => ({ ...(await context.testEnv()), RECORD_STATEMENTS: STATEMENTS })
  return tests(UNIT_PROJECTS)({ ...context, testEnv })
}

export const STEPS = [
  { name: 'typecheck', title: 'types', run: program('tsc', '-b', '--pretty', 'false') },
  { name: 'format', title: 'format', run: program('oxfmt', '--check') },
  { name: 'lint', title: 'lint', run: program('oxlint', '--deny-warnings') },
  { name: 'arrows', title: 'import arrows', run: tool('check-arrows.mjs') },
  { name: 'unused', title: 'unused code', run: program('knip', '--no-progress', '--no-config-hints') },
  { name: 'rules', title: 'rules and their tests', run: tool('check-rules.mjs') },
  { name: 'migrations', title: 'migrations beside servers', run: tool('check-migrations.mjs') },
  { name: 'docs', title: 'documents', run: tool('check-docs.mjs') },
  { name: 'unit', title: 'unit tests', run: unitTests, usesDatabase: true },
  { name: 'statements', title: 'statements that were executed', run: tool('check-statements.mjs'), needs: 'unit' },
  { name: 'build', title: 'build of the pages', run: build },
  { name: 'size', title: 'size of the first load', run: tool('check-size.mjs'), needs: 'build' },
  { name: 'pages', title: 'what public pages cost', run: tool('check-pages.mjs'), needs: 'build' },
  {
    name: 'journeys',
    title: 'journeys in a browser',
    run: journeys,
    needs: 'build',
    usesDatabase: true,
  },
]
