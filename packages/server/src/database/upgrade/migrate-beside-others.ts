import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Transaction } from '../database.ts'
import { isLockedAway } from '../sql-failure.ts'
import { appliedIn, isPending, writeApplied } from './applied-migrations.ts'
import { indexMadeBy, wayOf, type Migration } from './migration.ts'
import { inTurn, isOwnTurn } from './turn.ts'
import { isOwnTurnOfSession } from './turn-of-session.ts'

export interface Progress {
  readonly nowMs: number
  readonly tell: (line: string) => void
}

/** Who waits for a table makes all wait who come after: no longer than this. */
const LOCK_WITHIN_MS = 1_000
const MAX_TRIES = 30
/** Grows with each try: what holds the table may take a while, and in between everybody gets through. */
const PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000
/** Between two batches others come first. */
const BATCH_PAUSE_MS = 10
const REPORT_INTERVAL_ROWS = 100_000

/** Applies a migration while servers answer. Answers whether it did: another server may have done it meanwhile. */
export function migrateBesideOthers(database: Database, migration: Migration, progress: Progress): Promise<boolean> {
  switch (wayOf(migration)) {
    case 'whole':
      return applyWhole(database, migration, progress)
    case 'in batches':
      return applyInBatches(database, migration, progress)
    case 'concurrently':
      return applyConcurrently(database, migration, progress)
  }
}

function applyWhole(database: Database, migration: Migration, progress: Progress): Promise<boolean> {
  return untilUnlocked(migration, progress, () =>
    inOwnTurn(database, migration, async (transaction) => {
      await transaction.script(migration.sql)
      await writeApplied(transaction, migration, progress.nowMs)
      return true
    }),
  )
}

async function applyInBatches(database: Database, migration: Migration, progress: Progress): Promise<boolean> {
  let rows = 0
  for (;;) {
    const changed = await untilUnlocked(migration, progress, () =>
      inOwnTurn(database, migration, async (transaction) => {
        const count = await transaction.change(migration.sql)
        if (count === 0) await writeApplied(transaction, migration, progress.nowMs)
        return count
      }),
    )
    if (changed === false) return false
    if (changed === 0) return true
    if (Math.floor((rows + changed) / REPORT_INTERVAL_ROWS) > Math.floor(rows / REPORT_INTERVAL_ROWS))
      progress.tell(`${migration.name}: ${rows + changed} rows so far`)
    rows += changed
    await pause(BATCH_PAUSE_MS)
  }
}

/** False where another server has applied it. */
const inOwnTurn = <T>(
  database: Database,
  migration: Migration,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T | false> =>
  inTurn(() =>
    database.transaction(
      async (transaction) => {
        if (!(await isOwnTurn(transaction))) return 'not yet' as const
        if (!isPending(migration, await appliedIn(transaction))) return false
        await transaction.script(`SET LOCAL lock_timeout = ${LOCK_WITHIN_MS}`)
        return work(transaction)
      },
      { isUnlimited: true },
    ),
  )

async function untilUnlocked<T>({ name }: Migration, { tell }: Progress, apply: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply()
    } catch (error) {
      if (!isLockedAway(error)) throw error
      if (tries === MAX_TRIES)
        throw new Error(
          `${name} got no lock on its table in ${MAX_TRIES} tries; nothing was changed. A backup or a long transaction holds it: try again when that is over.`,
          { cause: error },
        )
      tell(`${name} waits for its table, which something else holds (try ${tries} of ${MAX_TRIES})`)
      await pause(Math.min(MAX_PAUSE_MS, PAUSE_MS * tries))
    }
  }
}

/** For statements outside a transaction, such as building an index concurrently. */
async function applyConcurrently(database: Database, migration: Migration, progress: Progress): Promise<boolean> {
  if (database.onOwnConnection === undefined)
    throw new Error(
      `${migration.name} builds or drops an index while the servers go on, for which it needs PostgreSQL itself and no pooler: name it in DATABASE_LISTEN_URL.`,
    )
  return database.onOwnConnection(async (session) => {
    await inTurn(async () => ((await isOwnTurnOfSession(session)) ? undefined : ('not yet' as const)))
    if (!isPending(migration, await appliedIn(session))) return false
    progress.tell(`${migration.name} works on an index while the servers go on`)
    const index = indexMadeBy(migration.sql)
    const state = index === undefined ? 'missing' : await stateOf(index, session)
    // A build that was broken off leaves an index that each write fills and no query uses.
    if (state === 'broken') await session.change(`DROP INDEX CONCURRENTLY ${index}`)
    if (state !== 'whole') await session.change(migration.sql)
    await writeApplied(session, migration, progress.nowMs)
    return true
  })
}

async function stateOf(index: string, session: Pick<Database, 'query'>): Promise<'missing' | 'broken' | 'whole'> {
  const [found] = await session.query<{ whole: boolean }>(
    'SELECT indisvalid AS whole FROM pg_index WHERE indexrelid = to_regclass($1)',
    [index],
  )
  if (found === undefined) return 'missing'
  return found.whole ? 'whole' : 'broken'
}
