import { openDatabase, readMigrations, type Database, type Migration } from '../../../database/index.ts'
import type { Installation } from '../../installation.ts'
import { done, notDone, type OpsAnswer } from '../../ops-deps.ts'

/** The embedded database has one server, which does everything at its start. */
export const NOTHING_TO_DO = done(
  'The embedded database has one server, which brings it up to date at its start: there is nothing to do here.',
)

/** With the database as it is: nothing was applied before. What goes wrong is told in its own words. */
export async function onPostgresql(
  { url, directUrl, folder }: Installation,
  work: (db: Database, migrations: readonly Migration[]) => Promise<OpsAnswer>,
): Promise<OpsAnswer> {
  if (url === undefined) return NOTHING_TO_DO
  const db = await openDatabase({ url, folder, directUrl })
  try {
    return await work(db, await readMigrations())
  } catch (error) {
    return notDone(error instanceof Error ? error.message : String(error))
  } finally {
    await db.close()
  }
}

export const tellAtOnce = (line: string): void => void process.stderr.write(`${line}\n`)

export const serverText = ({
  id,
  version,
  newestMigration,
  silentMs,
}: {
  readonly id: string
  readonly version: string
  readonly newestMigration: string
  readonly silentMs: number
}): readonly string[] => [id, version, newestMigration, `${Math.round(silentMs / 1000)} s ago`]
