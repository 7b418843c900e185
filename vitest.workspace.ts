import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/*
 * Vitest reads `vitest.config.ts`, which is one line that points here: this list of projects is the workspace.
 * Threads start faster than processes, and files of a project whose tests keep no state of their own share a worker.
 */

// One seed for the whole run, so that one number repeats it. The workers inherit it through the environment.
process.env['FC_SEED'] ??= String(Math.floor(Math.random() * 0x7fff_ffff))

// Compiled sources are kept between runs, because tests start dozens of programs that read the same.
process.env['NODE_COMPILE_CACHE'] ??= new URL('.cache/compiled', import.meta.url).pathname

/*
 * So is the first cluster of the embedded engine, a folder for each version of it: new ones begin as its copies
 * (decision 0110).
 */
process.env['BLANK_CLUSTER'] ??= new URL(`.cache/blank-cluster-${versionOfEngine()}`, import.meta.url).pathname

/** No test is timed: this only ends one that hangs, also on a machine with ten other things to do. */
const HANGS_AFTER_MS = 600_000

/** A test that waits for something to appear gets this long; Vitest would give it one second. */
const PATIENCE_MS = 30_000

/**
 * A worker has its own schema and its own embedded database. With two cores a third one works while another waits for
 * PostgreSQL or a program.
 */
const WORKERS = Math.max(3, availableParallelism() - 1)

const EVERY_TEST = ['./tools/fast-check-setup.ts', './tools/fail-on-noise.ts']
/** Pages are compiled for their tests as they are for the browser. */
function configOf(name: string): string | true {
  const config = `./packages/${name.split('-')[0]}/vite.config.ts`
  return /^(web|admin)/.test(name) && existsSync(new URL(config, import.meta.url)) ? config : true
}

function versionOfEngine(): string {
  const installed = new URL('packages/server/node_modules/@electric-sql/pglite/package.json', import.meta.url)
  return (JSON.parse(readFileSync(installed, 'utf8')) as { readonly version: string }).version
}

interface ProjectNeeds {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  readonly environment?: 'node' | 'jsdom'
  readonly isolate?: boolean
  readonly setup?: readonly string[]
  readonly globalSetup?: readonly string[]
}

const project = (name: string, needs: ProjectNeeds): TestProjectInlineConfiguration => ({
  extends: configOf(name),
  test: {
    name,
    root: import.meta.dirname,
    include: [...needs.include],
    exclude: [...(needs.exclude ?? [])],
    environment: needs.environment ?? 'node',
    pool: 'threads',
    isolate: needs.isolate ?? false,
    setupFiles: [...EVERY_TEST, ...(needs.setup ?? [])],
    globalSetup: [...(needs.globalSetup ?? [])],
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    maxWorkers: WORKERS,
    expect: { poll: { timeout: PATIENCE_MS } },
    restoreMocks: true,
    unstubEnvs: true,
  },
})

/**
 * Each file of journeys drives a browser and a server of its own; after everything else, because both want the
 * processor.
 */
const journeys = (): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: 'acceptance',
    include: ['packages/acceptance/src/**/*.journey.ts'],
    globalSetup: ['./packages/acceptance/src/server/fill-market.ts'],
    pool: 'forks',
    // A journey waits for its browser a third of its time.
    maxWorkers: WORKERS + 1,
    // As in packages/acceptance/src/browser/patience.ts.
    expect: { poll: { timeout: 3 * PATIENCE_MS } },
    sequence: { groupOrder: 1 },
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
  },
})

/**
 * Vitest begins with the largest files where it knows no times; these small ones take longest, in this order, and one
 * worker would be left alone with them.
 */
const LONGEST = [
  'server/src/port-suites/ports-on-pglite.test.ts',
  'server/src/port-suites/ports-on-postgresql.test.ts',
  'server/src/port-suites/bad-input.test.ts',
  'server/src/start-server.test.ts',
  'backup/restore-backup.test.ts',
  'command-sequences/command-sequences.test.ts',
  'database/open-database.test.ts',
  'contracts/flows/flow-sequences.test.ts',
  'engines/data-folder.test.ts',
  'backup/make-backup.test.ts',
  'crypto/create-sealer.test.ts',
  'backup/restore-place.test.ts',
  'campaigns/campaign-page.test.tsx',
  'process/prepare-in-child.test.ts',
  'contracts/flows/sign-elsewhere.test.ts',
  'tools/lint-rules.test.mjs',
  'week-in-english.journey.ts',
  'week-in-chinese.journey.ts',
  'lost-server.journey.ts',
  'every-screen.journey.ts',
  'money-ledger.journey.ts',
  'prizes.journey.ts',
  'attack.journey.ts',
  'whole-deal.journey.ts',
  'money-answers.journey.ts',
  'every-shell.journey.ts',
  'sign-with-documents.journey.ts',
  'buy-a-shop.journey.ts',
  'viewing.journey.ts',
  'account.journey.ts',
  'money-connections.journey.ts',
  'staying-safe.journey.ts',
  'sign-a-contract.journey.ts',
  'shells.journey.ts',
  'buyer-requests.journey.ts',
  'money-sequences.journey.ts',
  'wallet-documents.journey.ts',
  'valuation.journey.ts',
  'messages.journey.ts',
  'wallet-money.journey.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number =>
      [...LONGEST, ''].findIndex((name) => moduleId.endsWith(name))
    const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b))
  }
}

const SCREENS = { environment: 'jsdom', setup: ['./packages/web/src/app/testing/set-up-screens.ts'] } as const

const CONSOLE = { environment: 'jsdom', setup: ['./packages/admin/src/testing/set-up-screens.ts'] } as const

/** They replace a module, which does nothing where another file of the same worker has already loaded it. */
const ALONE = 'packages/web/src/**/*.alone.test.tsx'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    passWithNoTests: true,
    projects: [
      project('core', { include: ['packages/core/{src,testing}/**/*.test.ts'] }),
      project('wire', { include: ['packages/wire/src/**/*.test.ts'] }),
      project('adapters', { include: ['packages/adapters/src/**/*.test.ts'] }),
      project('web', { include: ['packages/web/{src,worker}/**/*.test.ts'] }),
      // Screens need a document; views and words (`web`) do not, and run several times faster without one.
      project('web-screens', { ...SCREENS, include: ['packages/web/src/**/*.test.tsx'], exclude: [ALONE] }),
      project('web-screens-alone', { ...SCREENS, include: [ALONE], isolate: true }),
      project('admin', { ...CONSOLE, include: ['packages/admin/src/**/*.test.{ts,tsx}'] }),
      project('server', {
        include: ['packages/server/src/**/*.test.ts'],
        globalSetup: ['./packages/server/src/database/testing/drop-schemas.ts'],
      }),
      project('acceptance-parts', { include: ['packages/acceptance/src/**/*.test.ts'] }),
      project('tools', { include: ['tools/**/*.test.mjs'], isolate: true }),
      journeys(),
    ],
  },
})
