import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inCheckout, programEnv } from '../../server/checkout-root.ts'
import type { LighthouseReport } from './read-report.ts'
import { fillPinnedFolder } from './pinned-folder.ts'

/** The part of Lighthouse that is used here, and of the launcher that comes with it. */
export interface Lighthouse {
  readonly audit: (url: string, flags: object) => Promise<{ readonly lhr: LighthouseReport } | undefined>
  readonly launchChrome: (options: object) => Promise<{ readonly port: number; readonly kill: () => void }>
}

const PINS = inCheckout('packages', 'acceptance', 'lighthouse')
const FOLDER = inCheckout('.cache', 'lighthouse')
const ELSEWHERE = /\bhttps?:\/\/[^\s"']+/g

/**
 * Lighthouse as pinned; fetched where it is not there yet. It is no package of the workspace, so nothing else waits for
 * it.
 */
export async function fetchLighthouse(tell: (line: string) => void): Promise<Lighthouse> {
  await fillPinnedFolder({ from: PINS, into: FOLDER }, async (folder) => {
    tell('fetching Lighthouse …')
    await npmInstall(folder)
  })
  const load = (...file: readonly string[]): Promise<unknown> =>
    import(pathToFileURL(join(FOLDER, 'node_modules', ...file)).href)
  const { default: audit } = (await load('lighthouse', 'core', 'index.js')) as { readonly default: Lighthouse['audit'] }
  const { launch: launchChrome } = (await load('chrome-launcher', 'dist', 'index.js')) as {
    readonly launch: Lighthouse['launchChrome']
  }
  return { audit, launchChrome }
}

/** Exactly what the lockfile names, by the machine's npm on the pinned Node, and none of the packages' own scripts. */
function npmInstall(folder: string): Promise<void> {
  return new Promise((settle, fail) => {
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      env: programEnv({}),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) settle()
      else
        fail(
          new Error(
            `Lighthouse could not be fetched:\n${Buffer.concat(output).toString('utf8').replaceAll(ELSEWHERE, 'https://…')}`,
          ),
        )
    })
  })
}
