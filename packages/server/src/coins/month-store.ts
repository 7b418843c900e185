import { dayOf, type CoinDay, type CoinMonth, type CoinMovement } from '@diandu/core/coins'
import { calendarMonth, parseDay } from '@diandu/core/format'
import { DAY_MS, mapResult, type Result } from '@diandu/core/kernel'
import { pageByTime, type ListPlace } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'

interface Span {
  readonly from: number
  readonly until: number
}

/** The operator's entry carries the full amount of a movement. */
const MOVEMENTS =
  "FROM coin_entries WHERE user_id = $1 AND account LIKE 'house:%' AND posted_at >= $2 AND posted_at < $3"

/** One calendar month of a person's coins: a page of movements, and what came and went by day. */
export async function readCoinMonth(
  db: Queries,
  userId: string,
  month: string,
  cursor: string | undefined,
): Promise<Result<CoinMonth>> {
  const from = parseDay(`${month}-01`)
  const span: Span = { from, until: parseDay(`${calendarMonth(from, 1)}-01`) }
  const movements = await pageByTime(cursor, {
    read: (place, max) => readMovements(db, userId, span, place, max),
    placeOf: ({ at, id }) => ({ at, id }),
    show: (movement) => movement,
  })
  if (!movements.ok) return movements
  const days = await readDays(db, userId, span)
  return mapResult(movements, (page) => ({ movements: page, days }))
}

const readMovements = (db: Queries, userId: string, { from, until }: Span, place: ListPlace, max: number) =>
  db.query<CoinMovement>(
    `SELECT * FROM (SELECT kind || '-' || reference AS id, kind, -coins AS coins, posted_at AS at ${MOVEMENTS}) shown
     WHERE (at, id COLLATE "C") < ($4::bigint, $5) ORDER BY at DESC, id COLLATE "C" DESC LIMIT $6`,
    [userId, from, until, place.at, place.id, max],
  )

async function readDays(db: Queries, userId: string, { from, until }: Span): Promise<readonly CoinDay[]> {
  // Midnight at +08:00 begins a day; the span itself begins with one.
  const rows = await db.query<{ nth: number; gained: number; spent: number }>(
    `SELECT (posted_at - $2::bigint) / ${DAY_MS} AS nth, coalesce(-sum(coins) FILTER (WHERE coins < 0), 0)::int8 AS gained,
       coalesce(sum(coins) FILTER (WHERE coins > 0), 0)::int8 AS spent ${MOVEMENTS} GROUP BY 1 ORDER BY 1`,
    [userId, from, until],
  )
  return rows.map(({ nth, gained, spent }) => ({ day: dayOf(from + nth * DAY_MS), gained, spent }))
}
