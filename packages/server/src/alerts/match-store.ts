import type { AlertNews, WaitingMatch } from '@diandu/core/alerts'
import type { Queries, Transaction } from '../database/index.ts'

export interface FoundMatch {
  readonly alertId: string
  readonly shopId: string
  readonly news: AlertNews
  readonly at: number
}

/** Each match once, whichever of two happened last. */
export const matchKey = ({ alertId, shopId, news }: Omit<FoundMatch, 'at'>): string => `${alertId} ${shopId} ${news}`

const GIVEN = 'unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) AS g (alert_id, shop_id, news, at)'

const columnsOf = (matches: readonly FoundMatch[]) => [
  matches.map(({ alertId }) => alertId),
  matches.map(({ shopId }) => shopId),
  matches.map(({ news }) => news),
  matches.map(({ at }) => at),
]

/** Those that wait already wait as of now; answers the others. */
export async function renewMatches(tx: Transaction, matches: readonly FoundMatch[]): Promise<readonly FoundMatch[]> {
  const known = await tx.query<Omit<FoundMatch, 'at'>>(
    `UPDATE alert_matches m SET at = g.at FROM ${GIVEN}
     WHERE m.alert_id = g.alert_id AND m.shop_id = g.shop_id AND m.news = g.news
     RETURNING m.alert_id, m.shop_id, m.news`,
    columnsOf(matches),
  )
  const keys = new Set(known.map(matchKey))
  return matches.filter((match) => !keys.has(matchKey(match)))
}

export async function insertMatches(tx: Transaction, matches: readonly FoundMatch[]): Promise<void> {
  if (matches.length > 0)
    await tx.change(
      `INSERT INTO alert_matches (alert_id, shop_id, news, at) SELECT * FROM ${GIVEN}`,
      columnsOf(matches),
    )
}

/** How much waits of each of these alerts. */
export async function countMatches(db: Queries, alertIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; count: number }>(
    'SELECT alert_id AS id, count(*)::int8 AS count FROM alert_matches WHERE alert_id = ANY($1::text[]) GROUP BY alert_id',
    [alertIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Matches not yet sent, with the current state of their shops. */
export const readMatches = (db: Queries, alertId: string): Promise<readonly WaitingMatch[]> =>
  db.query<WaitingMatch>(
    `SELECT m.shop_id, m.news, m.at, s.title, s.price_fen, s.status
     FROM alert_matches m JOIN shops s ON s.id = m.shop_id WHERE m.alert_id = $1`,
    [alertId],
  )
