import type { Queries } from '../../database/index.ts'
import { WINDOW_MS } from './rate-windows.ts'

export interface CountedName {
  readonly name: string
  /** Over all servers, since the window began. */
  readonly count: number
  readonly leftMs: number
}

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::int8'

/**
 * Adds to each name's window. Windows begin and end by the database's clock, which is one for all servers; one that
 * begins in its future is of a database that was another machine's before.
 */
export function addRequests(
  db: Queries,
  requests: readonly { readonly name: string; readonly added: number }[],
): Promise<readonly CountedName[]> {
  // In one order, so that two servers never wait for each other.
  const sorted = requests.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return db.query<CountedName>(
    `WITH present AS MATERIALIZED (SELECT ${NOW} AS ms), counted AS (
       INSERT INTO request_counts AS known (name, begun_at, count)
       SELECT added.name, present.ms, added.count FROM present, unnest($1::text[], $2::int8[]) AS added (name, count)
       ON CONFLICT (name) DO UPDATE SET
         count = CASE WHEN ${isOver('excluded.begun_at')} THEN excluded.count ELSE known.count + excluded.count END,
         begun_at = CASE WHEN ${isOver('excluded.begun_at')} THEN excluded.begun_at ELSE known.begun_at END
       RETURNING name, count, begun_at)
     SELECT name, count, begun_at + ${WINDOW_MS} - present.ms AS left_ms FROM counted, present`,
    [sorted.map(({ name }) => name), sorted.map(({ added }) => added)],
  )
}

/** Windows that have passed. */
export const forgetRequestCounts = (db: Queries): Promise<number> =>
  db.change(`DELETE FROM request_counts AS known WHERE ${isOver(NOW)}`)

function isOver(nowMs: string): string {
  return `(known.begun_at <= ${nowMs} - ${WINDOW_MS} OR known.begun_at > ${nowMs} + ${WINDOW_MS})`
}
