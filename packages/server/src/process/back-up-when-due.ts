import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { timeStamp } from '../kernel/index.ts'
import type { Settings } from '../settings.ts'

const OPS = fileURLToPath(new URL('../ops/main.ts', import.meta.url))
const IS_BACKUP = /^diandu-\d{8}-\d{6}\.backup$/

/**
 * Makes a backup where the newest one in the folder is older than wanted, and then removes the oldest beyond those that
 * are kept. Fails where none could be made; the folder is left as it was then. `make` puts one into the folder, named
 * after the time.
 */
export async function backUpWhenDue(
  { folder, everyMs, kept }: NonNullable<Settings['backups']>,
  nowMs: number,
  make: (folder: string) => Promise<void> = makeInChild,
): Promise<void> {
  const newest = (await backupsIn(folder)).at(-1)
  // Names that tell the time are in its order.
  if (newest !== undefined && newest > `diandu-${timeStamp(nowMs - everyMs)}.backup`) return
  await make(folder)
  if (kept === 'all') return
  const tooMany = (await backupsIn(folder)).slice(0, -kept)
  await Promise.all(tooMany.map((name) => rm(join(folder, name))))
}

const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => IS_BACKUP.test(name)).sort()

const inChild = promisify(execFile)

/**
 * By the command, in a process of its own: its check runs a whole database, which would hold up this one's requests. It
 * is left to its end when this process stops.
 */
async function makeInChild(folder: string): Promise<void> {
  try {
    await inChild(process.execPath, [OPS, 'backup', folder])
  } catch (error) {
    const { stderr, message } = error as { readonly stderr?: string; readonly message: string }
    throw new Error(stderr?.trim() || message, { cause: error })
  }
}
