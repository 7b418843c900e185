import { statfsSync } from 'node:fs'
import { DatabaseBusy } from '../database-busy.ts'

/**
 * What stays free. The embedded engine's journal grows by pieces of 16 MB, and it never comes back from one that it
 * could not write: so it is not let that far. Reading goes on, and so does writing once there is room again.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024

/**
 * Throws `DatabaseBusy` while the disk of the folder has less than the reserve. Cheap enough to be asked before each
 * change.
 */
export function refuseWithoutRoom(folder: string, reserveBytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < reserveBytes)
    throw new DatabaseBusy(
      `The disk of ${folder} is full: nothing is written until ${Math.ceil(reserveBytes / 1024 / 1024)} MB are free.`,
      undefined,
    )
}
