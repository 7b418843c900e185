import type { Queries } from '../../database/index.ts'
import { usernameKey, type User } from '../user-store.ts'

const MAX_FAILURES = 10
const LOCK_MS = 15 * 60_000

/**
 * Failures are counted by the user whom the name belongs to, so that a user's several names share one count; where it
 * belongs to no user, by the name. A name's key has no capital letters, so that no typed name can equal a user's key.
 */
export const failureKey = (name: string, user: Pick<User, 'id'> | undefined): string =>
  user === undefined ? usernameKey(name) : personKey(user.id)

export const personKey = (userId: string): string => `PERSON ${userId}`

export async function isNameLocked(db: Queries, nameKey: string, nowMs: number): Promise<boolean> {
  return (
    (await db.query('SELECT 1 FROM login_failures WHERE name_key = $1 AND locked_until > $2', [nameKey, nowMs]))
      .length > 0
  )
}

/**
 * Counts a failure; false where the name was locked before it could be counted. However many guesses arrive at once,
 * ten of them are counted and the others learn nothing.
 */
export async function countFailure(db: Queries, nameKey: string, nowMs: number): Promise<boolean> {
  const counted = await db.change(
    `INSERT INTO login_failures AS known (name_key, failures, locked_until, changed_at) VALUES ($1, 1, NULL, $2::int8)
     ON CONFLICT (name_key) DO UPDATE SET
       failures = CASE WHEN known.changed_at <= $2::int8 - $3::int8 THEN 1 ELSE known.failures + 1 END,
       locked_until = CASE WHEN known.changed_at > $2::int8 - $3::int8 AND known.failures + 1 >= $4 THEN $2::int8 + $3::int8 END,
       changed_at = $2::int8
     WHERE known.locked_until IS NULL OR known.locked_until <= $2::int8`,
    [nameKey, nowMs, LOCK_MS, MAX_FAILURES],
  )
  return counted === 1
}

/**
 * Forgets the failures of a name; false where it is locked, and then the right password is no better than a wrong one.
 */
export async function forgetFailures(db: Queries, nameKey: string, nowMs: number): Promise<boolean> {
  await db.change('DELETE FROM login_failures WHERE name_key = $1 AND (locked_until IS NULL OR locked_until <= $2)', [
    nameKey,
    nowMs,
  ])
  return !(await isNameLocked(db, nameKey, nowMs))
}
