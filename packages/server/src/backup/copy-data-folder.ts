import { constants, copyFile, mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/index.ts'
import { BackupProblem, withDiskProblems } from './backup-problem.ts'

const PREFIX = 'backup-copy-'
/** A copy that was left behind for so long is no longer used. */
const LEFT_AFTER_MS = 60 * 60_000
const AT_ONCE = 8
/** The engine's log goes on growing while the copy lies there, and payments need room. */
const SPARE_BYTES = 128 * 1024 * 1024

/**
 * Copies the files of an embedded database as they are in one moment, into a folder beside them, and answers that
 * folder. The server does nothing else with the database meanwhile: that takes as long as copying takes, and reading
 * the rows is then done by another process.
 */
export async function copyDataFolder(db: Database, folder: string, freeBytes = freeBytesOf): Promise<string> {
  const from = join(folder, 'pglite')
  return withDiskProblems('A copy of the data folder', async () => {
    await forgetOldCopies(folder)
    await refuseWithoutRoom(from, await freeBytes(folder))
    const copy = await mkdtemp(join(folder, PREFIX))
    try {
      await db.change('CHECKPOINT')
      // One connection: while this transaction is open, no other transaction writes a page.
      await db.transaction(() => copyFiles(from, join(copy, 'pglite')))
      return copy
    } catch (error) {
      await rm(copy, { recursive: true, force: true })
      throw error
    }
  })
}

async function copyFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const placeOf = (entry: { readonly parentPath: string; readonly name: string }): string =>
    join(to, entry.parentPath.slice(from.length), entry.name)
  await mkdir(to, { mode: 0o700 })
  for (const entry of entries) if (entry.isDirectory()) await mkdir(placeOf(entry), { recursive: true })
  const files = entries.filter((entry) => entry.isFile()).values()
  const copyNext = async (): Promise<void> => {
    for (const file of files)
      await copyFile(join(file.parentPath, file.name), placeOf(file), constants.COPYFILE_FICLONE)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
}

/** A full disk stops the server too: the copy is not begun where it would fill it. */
async function refuseWithoutRoom(from: string, free: number): Promise<void> {
  const files = await readdir(from, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.map((file) =>
      file.isFile()
        ? stat(join(file.parentPath, file.name)).then(
            ({ size }) => size,
            () => 0,
          )
        : 0,
    ),
  )
  const needed = sizes.reduce((sum, size) => sum + size, 0) + SPARE_BYTES
  if (free < needed)
    throw new BackupProblem(
      `A copy of the data folder has no room on the disk: ${megabytes(needed)} MB are needed, ${megabytes(free)} MB are free.`,
    )
}

const freeBytesOf = async (folder: string): Promise<number> =>
  statfs(folder).then(({ bavail, bsize }) => bavail * bsize)

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

async function forgetOldCopies(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(PREFIX))) {
    const left = await stat(join(folder, name)).catch(() => undefined)
    if (left !== undefined && Date.now() - left.mtimeMs > LEFT_AFTER_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
