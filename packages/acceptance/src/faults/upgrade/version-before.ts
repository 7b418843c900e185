import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkoutRoot, inCheckout } from '../../server/checkout-root.ts'
import { NotProvable } from '../proofs/proof.ts'
import { pagesBefore } from './pages-before.ts'

const MIGRATIONS = ['packages', 'server', 'src', 'database', 'migrations'] as const
/** Servers from before the baseline cannot go on beside one that has it. */
const FIRST_BESIDE_OTHERS = `${MIGRATIONS.join('/')}/0001-platform.sql`
/** Sources of the servers, their commands and their pages. */
const PARTS = [
  'package.json',
  'tsconfig.base.json',
  'tools',
  ...['core', 'wire', 'adapters', 'server', 'web'].map((name) => `packages/${name}`),
]

/** A commit from before the newest migration came, or the first that can go on beside a newer version. */
export function versionBefore(): string {
  const newest = commitThatAdded(MIGRATIONS.join('/'))
  const first = commitThatAdded(FIRST_BESIDE_OTHERS)
  return isAncestor(first, `${newest}^`) ? git('rev-parse', `${newest}^`) : first
}

/** The commit that is checked out here. */
export const versionNow = (): string => git('rev-parse', 'HEAD')

interface TakeOutOptions {
  /** Migrations that it has besides. */
  readonly planted?: Readonly<Record<string, string>>
  /** Its pages are made from it, and no other version has their files. */
  readonly hasOwnPages?: boolean
}

/** A folder with the project as it was, which uses the packages that are here, and the built pages or its own. */
export async function takeOut(
  commit: string,
  folder: string,
  { planted = {}, hasOwnPages = false }: TakeOutOptions = {},
): Promise<string> {
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
  const dist = join(folder, 'packages', 'web', 'dist')
  if (hasOwnPages) symlinkSync(await pagesBefore(commit, folder), dist)
  else cpSync(inCheckout('packages', 'web', 'dist'), dist, { recursive: true })
  for (const [name, sql] of Object.entries(planted)) writeFileSync(join(folder, ...MIGRATIONS, name), sql)
  return folder
}

/** The project's own packages are those of the folder; all others are those that are installed here. */
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

function commitThatAdded(path: string): string {
  const commit = git('log', '-1', '--no-renames', '--diff-filter=A', '--format=%H', '--', path)
  if (commit === '') throw new NotProvable('git has not the history that this needs here')
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
