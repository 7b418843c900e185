import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '../database/index.ts'

/** An empty embedded database in the folder for temporary files, which is gone with the end of `work`. */
export async function withScratchDatabase<T>(work: (scratch: Database) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-check-'))
  try {
    const scratch = await openDatabase({ url: undefined, folder })
    return await work(scratch).finally(() => scratch.close())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
