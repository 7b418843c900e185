import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, lockFolder } from '../database/index.ts'
import { withDiskProblems } from './backup-problem.ts'
import { fillFrom, readBackup, refuseFilled, type Restored, type RestorePlan } from './restore-backup.ts'
import { timeStamp } from '../kernel/index.ts'

const PREFIX = 'restoring-'

/**
 * Restores into the folder of the embedded engine: into a new folder beside the old one, which takes its place once
 * everything in it was checked. Throws a `BackupProblem`, or what `lockFolder` throws where a server runs; the folder
 * is then as it was.
 */
export async function restoreFolder(folder: string, plan: RestorePlan): Promise<Restored> {
  const read = await readBackup(plan)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  try {
    const place = join(folder, 'pglite')
    const isFilled = (await readdir(place).catch(() => [])).length > 0
    if (isFilled && !plan.replaces) throw refuseFilled(`The data folder ${folder}`)
    // No other process is restoring here: these were left by a process that was stopped.
    for (const left of (await readdir(folder)).filter((name) => name.startsWith(PREFIX)))
      await rm(join(folder, left), { recursive: true, force: true })
    return await withDiskProblems('The restored data', async () => {
      const nest = await mkdtemp(join(folder, PREFIX))
      try {
        const db = await openDatabase({ url: undefined, folder: nest })
        const restored = await db
          .transaction((tx) => fillFrom(db, tx, read, plan), { isUnlimited: true })
          .finally(() => db.close())
        const savedIn = isFilled ? join(folder, `before-restore-${timeStamp(plan.nowMs)}`) : null
        await (savedIn === null ? rmdir(place).catch(() => undefined) : rename(place, savedIn))
        await rename(join(nest, 'pglite'), place)
        return { ...restored, savedIn }
      } finally {
        await rm(nest, { recursive: true, force: true })
      }
    })
  } finally {
    await lock.release()
  }
}
