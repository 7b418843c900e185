import { PGlite, type Results } from '@electric-sql/pglite'
import { newCluster } from './blank-cluster.ts'
import { makeDataFolder, openDataFolder } from './data-folder.ts'
import type { Database, SqlValue } from '../database.ts'
import { refuseWithoutRoom, RESERVE_BYTES } from './disk-room.ts'
import type { Driver, StatementOutcome } from '../driver.ts'
import { engineEnd } from './engine-end.ts'
import { lockFolder } from './folder-lock.ts'
import { damagedFolder, dataTrouble, engineTrouble, folderTrouble } from './folder-trouble.ts'
import { engineTimers } from './engine-timers.ts'
import { guardedDatabase } from '../guarded-database.ts'
import { refuseTimestamp, safeInteger, TYPE } from '../sql-values.ts'
import { namedRows } from '../rows/named-rows.ts'
import { preparedStatements } from './prepared-statements.ts'

/**
 * The embedded engine, in a folder that this process then owns, or in memory (`null`). `reserve`: bytes of its disk
 * that stay free. Throws a
 * `FolderTrouble` where the folder is none to use. `onGivenUp` hears once of an engine that gave up while it ran, with
 * a `FolderTrouble`.
 */
export async function openPGlite(
  folder: string | null,
  reserve = () => RESERVE_BYTES,
  onGivenUp: (trouble: Error) => void = () => undefined,
): Promise<Database> {
  if (folder === null) return pgliteDatabase(await PGlite.create({ ...ENGINE, ...VALUES }), IN_MEMORY)
  await makeDataFolder(folder)
  const lock = await lockFolder(folder).catch((error: unknown) => Promise.reject(folderTrouble(folder, error)))
  try {
    const lookAtRoom = (): void => refuseWithoutRoom(folder, reserve())
    const { cluster, wasFilled } = await openDataFolder(folder, async (path) => {
      lookAtRoom()
      await newCluster(path, async () => (await openEngine(folder, path)).close())
    })
    const database = pgliteDatabase(await openEngine(folder, cluster), IN_FOLDER, {
      lookAtRoom,
      afterClose: lock.release,
      folder,
      onGivenUp,
    })
    if (wasFilled) await refuseEmptied(folder, database)
    return database
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** An engine that does not start says why in lines of its own, and throws no more than that it did not. */
async function openEngine(folder: string, dataDir: string): Promise<PGlite> {
  let lines: string[] | undefined = []
  try {
    return await PGlite.create({ dataDir, ...ENGINE, ...VALUES, onStderr: (line) => (lines?.push(line), false) })
  } catch (error) {
    throw engineTrouble(folder, lines, error)
  } finally {
    lines = undefined
  }
}

/**
 * Files that hold nothing any more look like a database that is new, and would be filled over. The engine is not closed
 * upon it: it would write.
 */
async function refuseEmptied(folder: string, database: Database): Promise<void> {
  try {
    const [applied] = await database.query<{ steps: number }>('SELECT count(*) AS steps FROM schema_migrations')
    if (applied?.steps === 0) throw damagedFolder(folder, 'it had tables, and knows of none')
  } catch (error) {
    throw dataTrouble(folder, error)
  }
}

/**
 * The engine's own cache of the folder's files, an eighth of its default: the system caches the same files, so nothing
 * becomes slower, and the process holds 130 MB less (decision 0058).
 */
const ENGINE = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  extensions: { engineTimers },
}

/** An engine filled from a dump of another one: much faster than making a new one. */
export async function openPGliteFrom(dump: Blob): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ loadDataDir: dump, ...ENGINE, ...VALUES }), IN_MEMORY)
}

const IN_MEMORY = 'Embedded, in memory: everything is gone when the process ends.'
const IN_FOLDER =
  'Embedded, in a folder: a committed row survives the end of the process, however it ends, but may be lost in a power cut, because this engine never calls fsync. Set DATABASE_URL for PostgreSQL, which does.'

/** The engine's own way with bytes goes one by one, and takes longer than drawing the document that they are. */
const VALUES = {
  parsers: {
    [TYPE.bytea]: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), 'hex')),
    [TYPE.int8]: safeInteger,
    [TYPE.date]: refuseTimestamp,
    [TYPE.timestamp]: refuseTimestamp,
    [TYPE.timestamptz]: refuseTimestamp,
  },
  serializers: {
    [TYPE.bytea]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
}

interface FolderDeps {
  /** Asked before anything is changed. */
  readonly lookAtRoom?: () => void
  readonly afterClose?: () => Promise<void>
  readonly folder?: string
  readonly onGivenUp?: (trouble: Error) => void
}

/** Reads, and changes nothing. */
const READS = /^\s*SELECT\b/i

export function pgliteDatabase(
  engine: PGlite,
  durability: string,
  { lookAtRoom, afterClose, folder = 'memory', onGivenUp = () => undefined }: FolderDeps = {},
): Database {
  const { requested, hasGivenUp } = engineEnd(
    (error) => damagedFolder(folder, `its engine gave up (${messageOf(error)})`),
    onGivenUp,
  )
  const runPrepared = preparedStatements(engine)
  /** Between transactions, as the engine's own `query` would come. */
  const runBetween = async (sql: string, parameters: readonly SqlValue[]): Promise<Results<unknown[]>> => {
    await engine._checkReady()
    return engine._runExclusiveTransaction(() =>
      engine.runExclusive(async () => {
        const results = await runPrepared(sql, parameters)
        await engine.syncToFs()
        return results
      }),
    )
  }
  const runPlanned = (sql: string, parameters: SqlValue[]): Promise<Results<unknown[]>> =>
    engine.query(sql, parameters, { rowMode: 'array' })
  const driver: Driver = {
    engine: 'pglite',
    durability,
    async run(sql, parameters, planning) {
      if (!READS.test(sql)) lookAtRoom?.()
      const query = planning === 'anew' ? runPlanned : runBetween
      return outcomeOf(await requested(() => query(sql, bound(parameters))))
    },
    inTransaction: async ({ isolation }, work) => {
      lookAtRoom?.()
      // An error thrown by the work itself is not the engine's, whatever it looks like.
      let refused: { readonly error: unknown } | undefined
      const done = await requested(async () => {
        try {
          const value = await engine.transaction(async (session) => {
            if (isolation !== 'read committed') await session.exec(`SET TRANSACTION ISOLATION LEVEL ${isolation}`)
            const working = work({
              run: async (sql, parameters) =>
                outcomeOf(await requested(() => engine.runExclusive(() => runPrepared(sql, parameters)))),
              script: async (sql) => void (await requested(() => session.exec(sql))),
            })
            return working.catch((error: unknown) => {
              refused = { error }
              throw error
            })
          })
          return { value }
        } catch (error) {
          if (refused?.error !== error) throw error
          return undefined
        }
      })
      if (done === undefined) throw refused?.error
      return done.value
    },
    close: async () => {
      try {
        if (!engine.closed && !hasGivenUp()) await engine.close()
      } finally {
        // An engine that gave up does not close either, and must not keep a process from the folder.
        await afterClose?.()
      }
    },
  }
  return guardedDatabase(driver)
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : ((error as { readonly name?: string } | null)?.name ?? String(error))

const bound = (parameters: readonly SqlValue[]): SqlValue[] => [...parameters]

function outcomeOf(results: Results<unknown[]>): StatementOutcome {
  return { rows: namedRows(results.fields, results.rows), changed: results.affectedRows ?? 0 }
}
