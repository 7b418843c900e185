import { statfsSync } from 'node:fs'
import { DatabaseBusy } from '../database-busy.ts'

/**
 * Reserved disk space. The embedded engine's journal grows by 16 MB at a time, and the engine never recovers from a
 * failed write to it. Reading goes on, and so does writing once there is room again.
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
