import type { Queries } from '../database/index.ts'

const MOST_FAILURES = 10
const LOCK_MS = 15 * 60_000

export async function isNameLocked(db: Queries, nameKey: string, nowMs: number): Promise<boolean> {
  return (await db.query('SELECT 1 FROM login_failures WHERE name_key = $1 AND locked_until > $2', [nameKey, nowMs])).length > 0
}

/**
 * Counts a failure; false where the name was locked before it could be counted. However many guesses arrive at once, ten of them
 * are counted and the others learn nothing.
 */
export async function countFailure(db: Queries, nameKey: string, nowMs: number): Promise<boolean> {
  const counted = await db.change(
    `INSERT INTO login_failures AS known (name_key, failures, locked_until, changed_at) VALUES ($1, 1, NULL, $2::int8)
     ON CONFLICT (name_key) DO UPDATE SET
       failures = CASE WHEN known.changed_at <= $2::int8 - $3::int8 THEN 1 ELSE known.failures + 1 END,
       locked_until = CASE WHEN known.changed_at > $2::int8 - $3::int8 AND known.failures + 1 >= $4 THEN $2::int8 + $3::int8 END,
       changed_at = $2::int8
     WHERE known.locked_until IS NULL OR known.locked_until <= $2::int8`,
    [nameKey, nowMs, LOCK_MS, MOST_FAILURES],
  )
  return counted === 1
}

/** Forgets the failures of a name; false where it is locked, and then the right password is no better than a wrong one. */
export async function forgetFailures(db: Queries, nameKey: string, nowMs: number): Promise<boolean> {
  await db.change('DELETE FROM login_failures WHERE name_key = $1 AND (locked_until IS NULL OR locked_until <= $2)', [nameKey, nowMs])
  return !(await isNameLocked(db, nameKey, nowMs))
}
