import type { Queries } from '../database.ts'
import { isThere } from './applied-migrations.ts'
import { halfOf, type Migration } from './migration.ts'

/** A server with a recent sign of life. */
export interface PresentServer {
  readonly id: string
  readonly version: string
  readonly newestMigration: string
  readonly contracts: readonly string[]
  /** JSON, as the server reported it. */
  readonly facts: string
  readonly startedAt: number
  readonly seenAt: number
  /** By the database's clock. */
  readonly silentMs: number
}

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::int8'
/** A server silent for so long counts as dead. */
const GONE_AFTER_MS = 30_000
/** One that was killed is in the list for so long. */
const FORGOTTEN_AFTER_MS = 86_400_000

const contractsOf = (migrations: readonly Migration[]): readonly string[] =>
  migrations.filter((migration) => halfOf(migration) === 'contract').map(({ name }) => name)

/**
 * Says that a server lives. Answers what was taken away of which it does not know: with that it must not go on.
 */
export async function signOfLife(
  db: Queries,
  {
    id,
    version,
    migrations,
    facts,
  }: {
    readonly id: string
    readonly version: string
    readonly migrations: readonly Migration[]
    readonly facts: () => string
  },
): Promise<readonly string[]> {
  const rows = await db.query<{ name: string }>(
    `WITH sign AS (
       INSERT INTO servers (id, version, newest_migration, contracts, facts, started_at, seen_at)
       VALUES ($1, $2, $3, $4, $5, ${NOW}, ${NOW})
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, facts = excluded.facts)
     SELECT name FROM schema_migrations WHERE name LIKE '%.contract' AND name <> ALL($4) ORDER BY name`,
    [id, version, migrations.at(-1)?.name ?? '', contractsOf(migrations), facts()],
  )
  return rows.map(({ name }) => name)
}

/** A server that ends is not waited for. */
export async function leave(db: Queries, id: string): Promise<void> {
  await db.change(`DELETE FROM servers WHERE id = $1 OR seen_at < ${NOW} - ${FORGOTTEN_AFTER_MS}`, [id])
}

/** Where no server of a version that says so has ever stood, none is known. */
export async function presentServers(db: Queries): Promise<readonly PresentServer[]> {
  if (!(await isThere('servers', db))) return []
  return db.query<PresentServer>(
    `SELECT id, version, newest_migration, contracts, facts, started_at, seen_at, ${NOW} - seen_at AS silent_ms
     FROM servers WHERE seen_at > ${NOW} - ${GONE_AFTER_MS} ORDER BY started_at, id`,
  )
}

/** Those that still need what these migrations take away. */
export const whoNeedsWhatGoes = (
  servers: readonly PresentServer[],
  pending: readonly Migration[],
): readonly PresentServer[] => {
  const going = contractsOf(pending)
  return servers.filter(({ contracts }) => going.some((name) => !contracts.includes(name)))
}
