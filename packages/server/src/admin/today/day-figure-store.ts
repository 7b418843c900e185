import { DAY_FIGURES, FIGURE_DAYS, type DayFigure, type DayFigureName } from '@diandu/core/admin'
import { chineseTime, parseDay } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import type { Queries } from '../../database/index.ts'

/** The place of an instant among days of China; `$1` is when the first of them begins. */
const dayOf = (instant: string): string => `((${instant} - $1::int8) / ${DAY_MS})::int8`

const postingsOf = (figure: DayFigureName, kind: string): string =>
  `SELECT '${figure}' AS figure, ${dayOf('posted_at')} AS day, count(*)::int8 AS value
   FROM postings WHERE kind = '${kind}' AND posted_at >= $1 GROUP BY 2`

/** Each by an index on the time alone: what was before these days is not read. */
const FIGURES = [
  `SELECT 'visits' AS figure, place - 1 AS day, view_count AS value
   FROM view_days JOIN unnest($2::text[]) WITH ORDINALITY AS wanted (day, place) USING (day)`,
  `SELECT 'listings' AS figure, ${dayOf('at')} AS day, count(*)::int8 AS value
   FROM sale_steps WHERE event = 'submitted' AND at >= $1 GROUP BY 2`,
  `SELECT 'orders' AS figure, ${dayOf('placed_at')} AS day, count(*)::int8 AS value
   FROM orders WHERE placed_at >= $1 GROUP BY 2`,
  postingsOf('payments', 'order-payment'),
  postingsOf('completed', 'order-completion'),
  postingsOf('refunds', 'order-refund'),
  `SELECT 'fees' AS figure, ${dayOf('posted_at')} AS day, sum(amount_fen)::int8 AS value
   FROM entries WHERE account_id = 'house:fees' AND posted_at >= $1 GROUP BY 2`,
].join(' UNION ALL ')

/** When the day of China begins that this instant is in. */
export const dayBeginsAt = (nowMs: number): number => parseDay(chineseTime(nowMs, 'YYYY-MM-DD'))

/** Of today until now and of the days before it, the oldest first. */
export async function readDayFigures(db: Queries, nowMs: number): Promise<readonly DayFigure[]> {
  const first = dayBeginsAt(nowMs) - (FIGURE_DAYS - 1) * DAY_MS
  const days = Array.from({ length: FIGURE_DAYS }, (_, place) => chineseTime(first + place * DAY_MS, 'YYYY-MM-DD'))
  const rows = await db.query<{ readonly figure: DayFigureName; readonly day: number; readonly value: number }>(
    FIGURES,
    [first, days],
  )
  return (Object.keys(DAY_FIGURES) as DayFigureName[]).map((figure) => ({
    figure,
    days: days.map((_, place) => rows.find((row) => row.figure === figure && row.day === place)?.value ?? 0),
  }))
}
