import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { checkoutRoot, inCheckout } from '../../server/checkout-root.ts'
import { NotProvable } from '../proofs/proof.ts'

const MIGRATIONS = ['packages', 'server', 'src', 'database', 'migrations'] as const
/** From here on a server goes on beside a newer version. */
const FIRST_IN_HALVES = '0280-announcements-in-english.expand.sql'
/** What the servers and their commands are made of. */
const PARTS = ['package.json', 'packages/core', 'packages/wire', 'packages/adapters', 'packages/server', 'packages/web']

/** A commit from before the newest migration came, of those that can go on beside a newer version. */
export function versionBefore(): string {
  const newest = commitThatAdded('')
  const first = commitThatAdded(FIRST_IN_HALVES)
  return isAncestor(first, `${newest}^`) ? git('rev-parse', `${newest}^`) : first
}

/** What is committed here. */
export const versionNow = (): string => git('rev-parse', 'HEAD')

interface TakeOutOptions {
  /** Migrations that it has besides. */
  readonly planted?: Readonly<Record<string, string>>
  /** The files of its pages are named as in another build, so that no other version has them. */
  readonly hasOtherFiles?: boolean
}

/** A folder with the project as it was, which uses the packages and the built pages that are here. */
export function takeOut(
  commit: string,
  folder: string,
  { planted = {}, hasOtherFiles = false }: TakeOutOptions = {},
): string {
  mkdirSync(folder, { recursive: true })
  const archive = spawnSync('git', ['archive', '--format=tar', commit, ...PARTS], {
    cwd: checkoutRoot,
    maxBuffer: 1024 * 1024 * 1024,
  })
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (hasFailed(archive) || hasFailed(unpacked))
    throw new NotProvable(`${commit} cannot be taken out of git here: ${archive.stderr?.toString().trim()}`)
  for (const name of readdirSync(join(folder, 'packages'))) linkPackages(folder, name)
  symlinkSync(inCheckout('node_modules'), join(folder, 'node_modules'))
  cpSync(inCheckout('packages', 'web', 'dist'), join(folder, 'packages', 'web', 'dist'), { recursive: true })
  if (hasOtherFiles) renameFiles(join(folder, 'packages', 'web', 'dist'))
  for (const [name, sql] of Object.entries(planted)) writeFileSync(join(folder, ...MIGRATIONS, name), sql)
  return folder
}

/** As if some line of each had been another one: a built file is named after what is in it. */
function renameFiles(dist: string): void {
  const assets = join(dist, 'client', 'assets')
  const names = readdirSync(assets).filter((name) => HASHED.test(name))
  const others = new Map(names.map((name) => [name, name.replace(/\.(js|css)$/, 'b.$1')]))
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

const HASHED = /-[\w-]{8}\.(?:js|css)$/

/** Of the project's own packages those of the folder, and of the others those that are installed here. */
function linkPackages(folder: string, name: string): void {
  const installed = inCheckout('packages', name, 'node_modules')
  if (!existsSync(installed)) return
  const own = join(folder, 'packages', name, 'node_modules')
  mkdirSync(join(own, '@diandu'), { recursive: true })
  for (const entry of readdirSync(installed)) {
    if (entry === '@diandu')
      for (const sibling of readdirSync(join(installed, entry)))
        symlinkSync(join(folder, 'packages', sibling), join(own, entry, sibling))
    else symlinkSync(join(installed, entry), join(own, entry))
  }
}

function commitThatAdded(file: string): string {
  const path = [...MIGRATIONS, file].filter(Boolean).join('/')
  const commit = git('log', '-1', '--no-renames', '--diff-filter=A', '--format=%H', '--', path)
  if (commit === '') throw new NotProvable('git has not the history of the migrations here')
  return commit
}

const isAncestor = (commit: string, of: string): boolean =>
  !hasFailed(spawnSync('git', ['merge-base', '--is-ancestor', commit, of], { cwd: checkoutRoot }))

function git(...args: readonly string[]): string {
  const run = spawnSync('git', [...args], { cwd: checkoutRoot, encoding: 'utf8' })
  if (hasFailed(run))
    throw new NotProvable('this is no clone with its history: the version before cannot be taken from git')
  return run.stdout.trim()
}

const hasFailed = ({ status: exitCode }: { readonly status: number | null }): boolean => exitCode !== 0
