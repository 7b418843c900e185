import { alertBounds, alertDueAt, filterOfQuery, type Alert, type AlertId, type MatchedShop } from '@diandu/core/alerts'
import { DAY_MS } from '@diandu/core/kernel'
import { upsertRow, type Queries, type Transaction } from '../database/index.ts'

const COLUMNS = `id, user_id, query, name, watched, pace, is_paused, removed_at, saved_at, since, told_at, waiting_since, beyond`

/** Alerts that the rest of a statement chooses: `WHERE a.id = $1`. */
const selectAlerts = (db: Queries, rest: string, parameters: Parameters<Queries['query']>[1]) =>
  db.query<Alert>(`SELECT ${COLUMNS} FROM alerts a ${rest}`, parameters)

/** A person's own, without those that were thrown away; the one saved last first. */
export const readAlerts = (db: Queries, userId: string): Promise<readonly Alert[]> =>
  selectAlerts(db, 'WHERE user_id = $1 AND removed_at IS NULL ORDER BY saved_at DESC, id DESC', [userId])

export const lockAlert = async (tx: Transaction, id: AlertId): Promise<Alert | undefined> =>
  (await selectAlerts(tx, 'WHERE id = $1 FOR UPDATE', [id]))[0]

export const lockAlertByQuery = async (tx: Transaction, userId: string, query: string): Promise<Alert | undefined> =>
  (await selectAlerts(tx, 'WHERE user_id = $1 AND query = $2 FOR UPDATE', [userId, query]))[0]

export async function countAlerts(db: Queries, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM alerts WHERE user_id = $1 AND removed_at IS NULL',
    [userId],
  )
  return row?.count ?? 0
}

/** Which alerts may be told of a shop as it is: core decides of each. */
export const readCandidates = (
  db: Queries,
  shop: Pick<MatchedShop, 'platform' | 'kind' | 'industry' | 'priceFen' | 'sellerId'>,
): Promise<readonly Alert[]> =>
  selectAlerts(
    db,
    `WHERE NOT is_paused AND removed_at IS NULL AND user_id <> $5
       AND (platforms IS NULL OR $1::int = ANY(platforms)) AND (kinds IS NULL OR $2 = ANY(kinds))
       AND (industries IS NULL OR $3 = ANY(industries))
       AND (min_price_fen IS NULL OR $4::bigint >= min_price_fen) AND (max_price_fen IS NULL OR $4::bigint <= max_price_fen)`,
    [shop.platform, shop.kind, shop.industry, shop.priceFen, shop.sellerId],
  )

/** In one order, so that two servers who want the same ones wait for each other and not in a circle. */
export const lockAlerts = (tx: Transaction, ids: readonly string[]): Promise<readonly Alert[]> =>
  selectAlerts(tx, 'WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE', [ids])

/** Those that are due and that no other server has in hand. */
export const lockDueAlerts = (tx: Transaction, nowMs: number, max: number): Promise<readonly Alert[]> =>
  selectAlerts(tx, 'WHERE due_at <= $1 ORDER BY due_at LIMIT $2::int FOR UPDATE SKIP LOCKED', [nowMs, max])

/** Writes what core has decided of an alert; a new one, too. What no longer waits is forgotten with it. */
export async function putAlert(tx: Transaction, alert: Alert): Promise<void> {
  const bounds = alertBounds(filterOfQuery(alert.query))
  await upsertRow(tx, 'alerts', {
    key: { id: alert.id },
    set: {
      name: alert.name,
      watched: alert.watched,
      pace: alert.pace,
      isPaused: alert.isPaused,
      removedAt: alert.removedAt,
      since: alert.since,
      toldAt: alert.toldAt,
      waitingSince: alert.waitingSince,
      dueAt: alertDueAt(alert),
      beyond: alert.beyond,
    },
    once: {
      userId: alert.userId,
      query: alert.query,
      savedAt: alert.savedAt,
      platforms: bounds.platforms,
      kinds: bounds.kinds,
      industries: bounds.industries,
      minPriceFen: bounds.minPriceFen,
      maxPriceFen: bounds.maxPriceFen,
    },
  })
  if (alert.waitingSince === null) await tx.change('DELETE FROM alert_matches WHERE alert_id = $1', [alert.id])
}

/** Writes when the waiting matches of these are due. */
export async function writeWaiting(
  tx: Transaction,
  alerts: readonly (Alert & { readonly dueAt: number | null })[],
): Promise<void> {
  if (alerts.length === 0) return
  await tx.change(
    `UPDATE alerts a SET waiting_since = g.waiting_since, due_at = g.due_at, beyond = g.beyond
     FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::int[], $5::text[]) AS g (id, waiting_since, due_at, beyond, user_id)
     WHERE a.user_id = g.user_id AND a.id = g.id`,
    [
      alerts.map(({ id }) => id),
      alerts.map(({ waitingSince }) => waitingSince ?? 0),
      alerts.map(({ dueAt }) => dueAt ?? 0),
      alerts.map(({ beyond }) => beyond),
      alerts.map(({ userId }) => userId),
    ],
  )
}

/** Of an account that is closed. */
export async function forgetAlerts(tx: Transaction, userId: string): Promise<void> {
  // A server that matches waits for these rows, and finds none after.
  await tx.query('SELECT id FROM alerts WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId])
  await tx.change('DELETE FROM alert_matches WHERE alert_id IN (SELECT id FROM alerts WHERE user_id = $1)', [userId])
  await tx.change('DELETE FROM alerts WHERE user_id = $1', [userId])
}

/** For how long an alert that was thrown away can be taken back. */
const REMOVED_KEPT_MS = DAY_MS

/** Nothing waits of those. */
export const forgetRemoved = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM alerts WHERE removed_at < $1', [nowMs - REMOVED_KEPT_MS])
