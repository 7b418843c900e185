import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/** So many versions beside the one that was started last. */
const VERSIONS_BEFORE = 3
/** Nothing else is looked at, and so nothing else is ever sent or removed, whatever folder an operator has named. */
const OURS = /^pages-[0-9a-f]{16}$/
const FILE = /^[\w-][\w.-]*$/
const DRAFT = 'draft-'
const IS_DRAFT = /^draft-\w{6}$/
/** A copy that takes longer was broken off. */
const DRAFT_MS = 3_600_000

/** The folder that holds a file, of this version or of another one. */
export type FindFolder = (name: string) => Promise<string | undefined>

interface Kept {
  /** Where all servers keep what their pages consist of; `null`: nowhere. */
  readonly folder: string | null
  readonly log: FastifyBaseLogger
}

/**
 * Keeps a copy of the files of this version's pages, and finds those of versions before and after it: a page that
 * is open asks for parts of itself long after its server has gone, and while servers are replaced any of them is
 * asked. Where nothing can be kept, this version's are there all the same.
 */
export async function openPageFiles(assets: string, { folder, log }: Kept): Promise<FindFolder> {
  const names = new Set(await readdir(assets))
  const place = folder === null ? undefined : resolve(folder)
  if (place !== undefined) await keep(assets, place, log)
  return async (name) => {
    if (names.has(name)) return assets
    return place === undefined || !FILE.test(name) ? undefined : await findKept(place, name)
  }
}

/** Looked for each time: another server may have put it there a moment ago. */
async function findKept(place: string, name: string): Promise<string | undefined> {
  for (const version of await readdir(place).catch(() => []))
    if (OURS.test(version) && (await exists(join(place, version, name)))) return join(place, version)
  return undefined
}

async function keep(assets: string, place: string, log: FastifyBaseLogger): Promise<void> {
  const warn = (error: unknown) =>
    log.warn(
      { error, folder: place },
      'The files of pages are not kept: open pages load themselves again after an upgrade',
    )
  await keepOwn(assets, place, await nameOf(assets)).catch(warn)
  const versions = await newestFirst(place, OURS).catch(() => [])
  const drafts = await newestFirst(place, IS_DRAFT).catch(() => [])
  const brokenOff = drafts.filter(({ usedMs }) => usedMs < Date.now() - DRAFT_MS)
  for (const { path } of [...versions.slice(1 + VERSIONS_BEFORE), ...brokenOff])
    await rm(path, { recursive: true, force: true }).catch(warn)
}

/** A file is named after what is in it, so that the names say which version this is. */
async function nameOf(assets: string): Promise<string> {
  const names = (await readdir(assets)).filter((name) => !/\.(?:br|gz)$/.test(name)).sort()
  return `pages-${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)}`
}

/** Moved into place whole: another server on the same folder must not send half a file. */
async function keepOwn(assets: string, place: string, own: string): Promise<void> {
  const path = join(place, own)
  await mkdir(place, { recursive: true, mode: 0o700 })
  if (!(await exists(path))) {
    const draft = await mkdtemp(join(place, DRAFT))
    try {
      await cp(assets, draft, { recursive: true })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      // Another server of this version was faster.
      if (!(await exists(path))) throw error
    }
  }
  const now = new Date()
  await utimes(path, now, now)
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

interface Folder {
  readonly path: string
  readonly usedMs: number
}

async function newestFirst(place: string, pattern: RegExp): Promise<readonly Folder[]> {
  const found: Folder[] = []
  for (const entry of await readdir(place, { withFileTypes: true })) {
    if (!entry.isDirectory() || !pattern.test(entry.name)) continue
    const path = join(place, entry.name)
    found.push({ path, usedMs: (await stat(path)).mtimeMs })
  }
  return found.sort((one, other) => other.usedMs - one.usedMs)
}
