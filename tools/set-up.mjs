import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { inCheckout, machineEnv, pinnedNode, projectEnv, root } from './checkout.mjs'
import { mustSucceed, StepFailed } from './narrator.mjs'
import { runQuietly } from './child.mjs'
import { whenChanged } from './stamp.mjs'

const PNPM = 'pnpm@12.21.0'

/** Brings node_modules in line with the lockfile. `begin` is told when there is something to do. */
export function installPackages(begin) {
  const manifests = readdirSync(inCheckout('packages')).map((name) => `packages/${name}/package.json`)
  const print = fingerprint(root, ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.npmrc', ...manifests])
  return whenChanged(
    {
      stamp: inCheckout('node_modules', '.diandu-stamp'),
      print: `${print} ${process.platform}-${process.arch}`,
      stillThere: () => existsSync(pinnedNode),
    },
    async () => {
      begin()
      // CI: pnpm asks no questions. The machine's Node: the pinned one may be what is being replaced.
      const env = machineEnv({ CI: 'true', npm_config_loglevel: 'error' })
      mustSucceed(
        await runQuietly('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { env }),
        'Installing the packages',
      )
    },
  )
}

const WEB_SOURCES = [
  'packages/core/src',
  'packages/wire/src',
  'packages/adapters/src',
  'packages/web',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  'tools/build-web.mjs',
]
const changesNoPage = (name) => /\.test\.tsx?$|\/testing\//.test(name)

/** The pages for the browser and for the server, built when one of their sources has changed. */
export function buildWeb(target, begin) {
  const output = inCheckout('packages', 'web', 'dist', target)
  return whenChanged(
    {
      stamp: inCheckout('packages', 'web', 'dist', `.diandu-stamp-${target}`),
      print: fingerprint(root, WEB_SOURCES, { ignoring: changesNoPage }),
      stillThere: () => existsSync(output),
    },
    async () => {
      begin()
      if (!existsSync(inCheckout('packages', 'web', 'vite.config.ts'))) {
        throw new StepFailed('packages/web/vite.config.ts is missing: there is nothing to build the pages with.')
      }
      const env = projectEnv({ NODE_ENV: 'production', NO_COLOR: '1' })
      mustSucceed(
        await runQuietly(pinnedNode, ['tools/build-web.mjs', target], { env }),
        `Building the pages for the ${target}`,
      )
    },
  )
}

const ADMIN_SOURCES = [
  'packages/core/src',
  'packages/wire/src',
  'packages/adapters/src',
  'packages/admin',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  'tools/build-admin.mjs',
]

/** The pages of the admin console, built when one of their sources has changed. */
export function buildAdmin(begin) {
  const output = inCheckout('packages', 'admin', 'dist')
  return whenChanged(
    {
      stamp: inCheckout('.cache', 'admin-stamp'),
      print: fingerprint(root, ADMIN_SOURCES, { ignoring: changesNoPage }),
      stillThere: () => existsSync(join(output, 'index.html')),
    },
    async () => {
      begin()
      const env = projectEnv({ NODE_ENV: 'production', NO_COLOR: '1' })
      mustSucceed(await runQuietly(pinnedNode, ['tools/build-admin.mjs'], { env }), 'Building the admin console')
    },
  )
}
