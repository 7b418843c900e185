import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkoutRoot, inCheckout } from '../../server/checkout-root.ts'
import { runProgram } from '../../server/run-program.ts'
import { NotProvable } from '../proofs/proof.ts'

const DIST = ['packages', 'web', 'dist'] as const
/** Sources of the pages. */
const SOURCES = ['packages/web', 'packages/core', 'packages/wire', 'packages/adapters', 'tools/build-web.mjs']
const BUILD_WITHIN_MS = 300_000

/** The folder of the pages as a commit makes them, in files of names that no other version has. Made once. */
export async function pagesBefore(commit: string, checkout: string): Promise<string> {
  const stamp = readFileSync(inCheckout(...DIST, '.diandu-stamp-client'), 'utf8').slice(0, 12)
  const place = inCheckout('.cache', 'upgrade', `pages-${commit.slice(0, 12)}-${stamp}`)
  if (existsSync(place)) return place
  const dist = join(checkout, ...DIST)
  if (areMadeAlike(commit)) cpSync(inCheckout(...DIST), dist, { recursive: true })
  else await build(checkout)
  renameFiles(dist)
  mkdirSync(inCheckout('.cache', 'upgrade'), { recursive: true })
  const draft = `${place}.${process.pid}`
  cpSync(dist, draft, { recursive: true })
  renameSync(draft, place)
  rmSync(dist, { recursive: true })
  return place
}

/** Nothing that pages are made of has changed since. */
const areMadeAlike = (commit: string): boolean => {
  const { status: exitCode } = spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ...SOURCES, ':!*.test.*'], {
    cwd: checkoutRoot,
  })
  return exitCode === 0
}

async function build(checkout: string): Promise<void> {
  for (const target of ['client', 'server']) {
    const { exitCode, output } = await runProgram([join(checkout, 'tools', 'build-web.mjs'), target], {
      cwd: checkout,
      timeoutMs: BUILD_WITHIN_MS,
    })
    if (exitCode !== 0) throw new NotProvable(`the pages of the version before cannot be built: ${output.slice(-500)}`)
  }
}

/** Stands in for a changed line in each file: a built file is named after its content. */
function renameFiles(dist: string): void {
  const assets = join(dist, 'client', 'assets')
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  const others = new Map(names.map((name) => [name, name.replace(/\.(js|css)$/, '_before.$1')]))
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name))) {
    if (/\.(?:br|gz|map)$/.test(path)) rmSync(path)
    else if (/\.(?:js|css|html|json|mjs)$/.test(path)) {
      const text = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => others.get(name) ?? name),
      )
    }
  }
  for (const [name, other] of others) renameSync(join(assets, name), join(assets, other))
}

/** Whether an address is of a file that only the old version has. */
export const isFileOfBefore = (url: string): boolean => /\/assets\/[\w-]+_before\.(?:js|css)$/.test(url)
