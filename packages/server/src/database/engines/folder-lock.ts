import { randomUUID } from 'node:crypto'
import { constants, copyFile, link, mkdir, readFile, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { processStart } from './process-start.ts'

/** Who holds the folder. */
interface Holder {
  readonly pid: number
  readonly startedAt: string
  readonly host: string
  readonly id: string
}

export interface FolderLock {
  readonly release: () => Promise<void>
}

const HEARTBEAT_MS = 5_000
/** A lock of another machine (a shared disk, a container) counts as left behind after this long without a heartbeat. */
const SILENT_MS = 30_000
const TAKEOVER_MS = 5_000

/**
 * Makes this process the only one that opens the folder. Two engines on one folder lose rows without a word, so the
 * second one is refused; a lock whose process is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock')
  const me: Holder = {
    pid: process.pid,
    startedAt: (await processStart(process.pid)) ?? '',
    host: hostname(),
    id: randomUUID(),
  }
  if (!(await claim(path, me))) await takeOver(path, me)
  const heartbeat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS)
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      if ((await holderOf(path))?.id === me.id) await unlink(path).catch(() => undefined)
    },
  }
}

/** Throws what `lockFolder` would, where a process has the folder; takes nothing. */
export async function refuseFolderInUse(folder: string): Promise<void> {
  const path = join(folder, 'lock')
  const holder = await holderOf(path)
  if (await isHeld(path, holder)) throw inUse(path, holder)
}

/** Puts the lock there with its content in one step: no process ever reads half a lock. */
async function claim(path: string, me: Holder): Promise<boolean> {
  const draft = `${path}.${me.id}`
  await writeFile(draft, JSON.stringify(me))
  try {
    // Some shared disks know no links; there a young lock without content counts as held.
    await link(draft, path).catch((error: unknown) => {
      if (codeOf(error) === 'EEXIST') throw error
      return copyFile(draft, path, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

/** One at a time: two that find the same dead lock must not remove each other's new one. */
async function takeOver(path: string, me: Holder): Promise<void> {
  const turn = `${path}.takeover`
  await mkdir(turn).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || !(await isOlderThan(turn, TAKEOVER_MS))) throw inUse(path, null)
    await rmdir(turn).catch(() => undefined)
    await mkdir(turn)
  })
  try {
    const holder = await holderOf(path)
    if (await isHeld(path, holder)) throw inUse(path, holder)
    await unlink(path).catch(() => undefined)
    if (!(await claim(path, me))) throw inUse(path, await holderOf(path))
  } finally {
    await rmdir(turn).catch(() => undefined)
  }
}

async function isHeld(path: string, holder: Holder | null): Promise<boolean> {
  if (holder === null) return !(await isOlderThan(path, TAKEOVER_MS))
  if (holder.host !== hostname()) return !(await isOlderThan(path, SILENT_MS))
  const startedAt = await processStart(holder.pid)
  return startedAt !== null && (startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt)
}

async function holderOf(path: string): Promise<Holder | null> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8')) as Holder
    return typeof holder.pid === 'number' ? holder : null
  } catch {
    return null
  }
}

const isOlderThan = (path: string, ageMs: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > ageMs,
    () => true,
  )

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

function inUse(path: string, holder: Holder | null): Error {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host}`
  return new Error(
    `The data folder is in use by ${who} (lock: ${path}). Stop it first, or set DATA_DIR to another folder.`,
  )
}
