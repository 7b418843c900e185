import { updateRow, type Queries } from '../database/index.ts'

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::int8'

/** Who is not heard of for so long has fallen. */
export const LEASE_MS = 10_000

export interface JobPlan {
  readonly name: string
  readonly everyMs: number
}

/** Makes jobs known. `isAlone`: the holder of before was this very server, before it fell. */
export async function registerJobs(db: Queries, plans: readonly JobPlan[], isAlone: boolean): Promise<void> {
  // In one order, so that two servers that start together do not wait for each other.
  const sorted = plans.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  await db.change(
    `INSERT INTO jobs AS known (name, every_ms, due_at)
     SELECT name, every_ms, ${NOW} + every_ms FROM unnest($1::text[], $2::int8[]) AS planned (name, every_ms)
     ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms, due_at = least(known.due_at, excluded.due_at)`,
    [sorted.map(({ name }) => name), sorted.map(({ everyMs }) => everyMs)],
  )
  if (isAlone) await db.change('UPDATE jobs SET held_by = NULL, held_until = NULL')
}

export interface ClaimedJob {
  readonly name: string
  /** Another server had it, and fell. */
  readonly isTakenOver: boolean
}

/**
 * Takes what is due and no other server has, at most so many; the longest due first. Each is one server's until its
 * lease ends.
 */
export function claimJobs(
  db: Queries,
  { names, heldBy, max }: { readonly names: readonly string[]; readonly heldBy: string; readonly max: number },
): Promise<readonly ClaimedJob[]> {
  return db.query<ClaimedJob>(
    `WITH free AS (
       SELECT name AS free_name, held_by IS NOT NULL AS was_held FROM jobs
       WHERE name = ANY($1::text[]) AND due_at <= ${NOW} AND (held_until IS NULL OR held_until <= ${NOW})
       ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE jobs SET held_by = $2, held_until = ${NOW} + ${LEASE_MS}, begun_at = ${NOW}, late_ms = ${NOW} - due_at,
       taken_over = taken_over + was_held::int
     FROM free WHERE name = free_name
     RETURNING name, was_held AS is_taken_over`,
    [names, heldBy, max],
  )
}

/** Keeps the jobs that one holds; answers how many those still are. */
export const extendLeases = (db: Queries, heldBy: string): Promise<number> =>
  db.change(`UPDATE jobs SET held_until = ${NOW} + ${LEASE_MS} WHERE held_by = $1`, [heldBy])

/** Writes down how a run ended, and when the next one is due; not of a job that another server has taken over. */
export async function endJob(db: Queries, name: string, heldBy: string, failure: string | null): Promise<void> {
  await db.change(
    `UPDATE jobs SET held_by = NULL, held_until = NULL, ended_at = ${NOW}, due_at = ${NOW} + every_ms, took_ms = ${NOW} - begun_at,
       runs = runs + 1,
       succeeded_at = CASE WHEN $3::text IS NULL THEN ${NOW} ELSE succeeded_at END,
       failures = failures + ($3::text IS NOT NULL)::int,
       failures_in_a_row = CASE WHEN $3::text IS NULL THEN 0 ELSE failures_in_a_row + 1 END,
       failure = coalesce($3::text, failure),
       failed_at = CASE WHEN $3::text IS NULL THEN failed_at ELSE ${NOW} END
     WHERE name = $1 AND held_by = $2`,
    [name, heldBy, failure],
  )
}

/** Instants are the database's clock. */
export interface JobRecord extends JobPlan {
  /** The reference for the other instants. */
  readonly nowMs: number
  readonly dueAt: number
  /** The server that runs it; a dead server remains here until its lease has ended. */
  readonly heldBy: string | null
  readonly heldUntil: number | null
  readonly begunAt: number | null
  readonly endedAt: number | null
  readonly succeededAt: number | null
  readonly lateMs: number | null
  readonly tookMs: number | null
  readonly runs: number
  readonly failures: number
  readonly failuresInARow: number
  readonly failure: string | null
  readonly failedAt: number | null
  readonly takenOver: number
}

export const readJobs = (db: Queries): Promise<readonly JobRecord[]> =>
  db.query<JobRecord>(
    `SELECT name, every_ms, ${NOW} AS now_ms, due_at, held_by, held_until,
       begun_at, ended_at, succeeded_at, late_ms, took_ms, runs, failures, failures_in_a_row, failure, failed_at, taken_over
     FROM jobs ORDER BY name`,
  )

/** Gives back what one holds and has not begun, or will not end. */
export const releaseJobs = (db: Queries, heldBy: string): Promise<boolean> =>
  updateRow(db, 'jobs', { set: { heldBy: null, heldUntil: null }, where: { heldBy } })
