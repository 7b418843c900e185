import { setTimeout as pause } from 'node:timers/promises'
import type { Reads } from '../database.ts'

/** Any number will do, as long as every server uses the same one. */
export const MIGRATION_LOCK = 7_211_001
const ASKED_EVERY_MS = 100

/**
 * Whether no other server migrates until the end of the transaction. It is asked for and not waited for: a server that
 * waits inside of a statement is in turn waited for by an index that another server builds.
 */
export async function isOwnTurn(transaction: Reads): Promise<boolean> {
  const [answer] = await transaction.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    MIGRATION_LOCK,
  ])
  return answer?.taken === true
}

/** Asks again until it is told something else than that it is another one's turn. */
export async function inTurn<T>(work: () => Promise<T | 'not yet'>): Promise<T> {
  for (;;) {
    const done = await work()
    if (done !== 'not yet') return done
    await pause(ASKED_EVERY_MS)
  }
}
