import { randomBytes } from 'node:crypto'
import type { Clock } from '@diandu/core/kernel'
import type { Database, Reads, Transaction } from './database.ts'
import { isLockedAway } from './sql-failure.ts'

/** `reads`: the disk is full or writes are forbidden; `nothing`: no answer in time. */
export type DatabaseDoes = 'writes' | 'reads' | 'nothing'

/** The caller is answered within two seconds, on a busy machine too. */
const WITHIN_MS = 1_500
/** So often is it looked whether there is room, and so often where there was none: to write costs more than to ask. */
const ROOM_EVERY_MS = 5_000
const NO_ROOM_EVERY_MS = 1_000
/** Two pages of a table, of the kind that cannot be made smaller. */
const FILLING_BYTES = 16 * 1024

/**
 * Asks whether the database answers, and from time to time whether it writes; never more than one question at a time.
 */
export function databaseProbe(db: Database, clock: Clock): () => Promise<DatabaseDoes> {
  let written: { readonly does: Exclude<DatabaseDoes, 'nothing'>; readonly at: number } | undefined

  async function call(): Promise<DatabaseDoes> {
    const isFresh =
      written !== undefined &&
      Math.abs(clock.now() - written.at) < (written.does === 'writes' ? ROOM_EVERY_MS : NO_ROOM_EVERY_MS)
    if (written !== undefined && isFresh) return answers(db, written.does)
    const does = await whatItDoes(db)
    written = does === 'nothing' ? undefined : { does, at: clock.now() }
    return does
  }

  return inTime(call, 'nothing', clock)
}

/** Asks whether what only reads is answered, by the primary or by a replica. */
export const readsProbe = (reads: Reads, clock: Clock): (() => Promise<boolean>) =>
  inTime(
    () =>
      reads.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    false,
    clock,
  )

/** One question at a time, for all who want to know; an answer that is late is another one. */
function inTime<T>(call: () => Promise<T>, late: T, clock: Clock): () => Promise<T> {
  let requesting: Promise<T> | undefined
  return async () => {
    requesting ??= call().finally(() => (requesting = undefined))
    let forget = (): void => undefined
    const tooLate = new Promise<T>((settle) => (forget = clock.after(WITHIN_MS, () => settle(late))))
    return Promise.race([requesting, tooLate]).finally(() => forget())
  }
}

const answers = (db: Database, does: DatabaseDoes): Promise<DatabaseDoes> =>
  db.query('SELECT 1').then(
    () => does,
    () => 'nothing',
  )

async function whatItDoes(db: Database): Promise<DatabaseDoes> {
  try {
    await (db.engine === 'pglite' ? db.transaction(beginToWrite) : fill(db))
    return 'writes'
  } catch (error) {
    // Another server on the same database is in the middle of asking: it will be told.
    if (isLockedAway(error)) return 'writes'
    return answers(db, 'reads')
  }
}

/** A backup of pg_dump holds the table against emptying for as long as it lasts, and against nothing else. */
const fill = (db: Database): Promise<unknown> =>
  db.transaction(fillTable).catch((error: unknown) => {
    if (!isLockedAway(error)) throw error
    return db.transaction(addToTable)
  })

/**
 * The embedded engine is refused by its own guard, before anything is written; what is written in vain there, nothing
 * ever takes away.
 */
const beginToWrite = (tx: Transaction): Promise<unknown> => tx.change('DELETE FROM disk_probes')

/** An emptied table goes on in a new file, so that this needs room each time. */
async function fillTable(tx: Transaction): Promise<void> {
  await tx.script(WAIT_SHORTLY)
  await tx.change('TRUNCATE disk_probes')
  await tx.change(INSERT, [filling()])
}

/** Deleted rows keep their space until the table is truncated, so each probe needs new space. */
async function addToTable(tx: Transaction): Promise<void> {
  const added = filling()
  await tx.script(WAIT_SHORTLY)
  await tx.change(INSERT, [added])
  await tx.change('DELETE FROM disk_probes WHERE filling = $1', [added])
}

/** Twice that, and the caller is still answered in time. */
const WAIT_SHORTLY = "SET LOCAL lock_timeout = '400ms'"
const INSERT = 'INSERT INTO disk_probes (filling) VALUES ($1)'
const filling = (): string => randomBytes(FILLING_BYTES).toString('base64')
