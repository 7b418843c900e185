import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Results } from '@electric-sql/pglite'
import type { Database, SqlValue } from './database.ts'
import type { Driver, Outcome } from './driver.ts'
import { lockFolder } from './folder-lock.ts'
import { guardedDatabase } from './guarded-database.ts'
import { refuseTimestamp, safeInteger, TYPE } from './sql-values.ts'

/** The embedded engine, in a folder that this process then owns, or in memory (`null`). */
export async function openPGlite(folder: string | null): Promise<Database> {
  if (folder === null) return pgliteDatabase(await PGlite.create(VALUES), IN_MEMORY)
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
  const lock = await lockFolder(folder)
  try {
    const engine = await PGlite.create({ dataDir: await closedFolder(join(folder, 'pglite')), ...VALUES })
    return pgliteDatabase(engine, IN_FOLDER, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

const OWNER_ONLY = 0o700

/** The engine's files can be read and written by anybody who reaches them, whatever the umask: so nobody else may. */
async function closedFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true })
  await chmod(path, OWNER_ONLY)
  return path
}

/** An engine filled from a dump of another one: much faster than making a new one. */
export async function openPGliteFrom(dump: Blob): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ loadDataDir: dump, ...VALUES }), IN_MEMORY)
}

const IN_MEMORY = 'Embedded, in memory: everything is gone when the process ends.'
const IN_FOLDER =
  'Embedded, in a folder: a committed row survives the end of the process, however it ends, but may be lost in a power cut, because this engine never calls fsync. Set DATABASE_URL for PostgreSQL, which does.'

/** The engine's own way with bytes goes one by one, and takes longer than drawing the paper that they are. */
const VALUES = {
  parsers: {
    [TYPE.bytea]: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), 'hex')),
    [TYPE.int8]: safeInteger,
    [TYPE.date]: refuseTimestamp,
    [TYPE.timestamp]: refuseTimestamp,
    [TYPE.timestamptz]: refuseTimestamp,
  },
  serializers: {
    [TYPE.bytea]: ({ buffer, byteOffset, byteLength }: Uint8Array) => `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
}

function pgliteDatabase(engine: PGlite, durability: string, afterClose?: () => Promise<void>): Database {
  const driver: Driver = {
    engine: 'pglite',
    durability,
    run: async (sql, parameters) => outcomeOf(await engine.query(sql, bound(parameters))),
    inTransaction: (isolation, work) =>
      engine.transaction(async (session) => {
        if (isolation !== 'read committed') await session.exec(`SET TRANSACTION ISOLATION LEVEL ${isolation}`)
        return work({
          run: async (sql, parameters) => outcomeOf(await session.query(sql, bound(parameters))),
          script: async (sql) => void (await session.exec(sql)),
        })
      }),
    close: async () => {
      if (!engine.closed) await engine.close()
      await afterClose?.()
    },
  }
  return guardedDatabase(driver)
}

const bound = (parameters: readonly SqlValue[]): SqlValue[] => [...parameters]

function outcomeOf(results: Results): Outcome {
  return { rows: results.rows, changed: results.affectedRows ?? 0 }
}
