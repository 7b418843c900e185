import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, in memory, that can be filled. */
export interface SmallDisk {
  readonly folder: string
  /** To the last byte, by one file. */
  readonly fill: () => void
  /** Takes that file away again. */
  readonly free: () => void
  readonly remove: () => void
}

const PIECE = Buffer.alloc(1024 * 1024)

/** Undefined where this machine does not allow one: it takes Linux, and its administrator. */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'diandu-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  chmodSync(folder, 0o755)
  const ballast = join(folder, 'ballast')
  const remove = (): void => {
    process.off('exit', remove)
    spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        while (statfsSync(folder).bavail > 0) writeSync(file, PIECE)
      } catch (error) {
        if ((error as { readonly code?: string }).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove,
  }
}
