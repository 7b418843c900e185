import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DataBox } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { BackupProblem } from './backup-problem.ts'
import { snapshotLines } from './snapshot-lines.ts'

/** Most of the time goes into packing; higher levels take twice as long and save a twentieth. */
const LEVEL = 4
const OWNER_ONLY = 0o600

/** Writes one moment of the database to a file, through to the disk. What is in a file of this name is gone. */
export async function writeSnapshot(db: Database, path: string, box: DataBox, nowMs: number): Promise<void> {
  const names = (await db.query<{ name: string }>(TABLE_NAMES)).map(({ name }) => name)
  if (!names.includes('schema_migrations'))
    throw new BackupProblem('There is nothing to back up: this database is empty.')
  await db.transaction(
    async (tx) => {
      await tx.script('SET TRANSACTION READ ONLY')
      const lines = snapshotLines(tx, names, { engine: db.engine, box, nowMs })
      // A transaction that is run again begins the file again.
      await pipeline(
        Readable.from(lines, { objectMode: true, highWaterMark: 1 }),
        createGzip({ level: LEVEL }),
        createWriteStream(path, { mode: OWNER_ONLY, flush: true }),
      )
    },
    { isolation: 'repeatable read', isUnlimited: true },
  )
}

const TABLE_NAMES = `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`
