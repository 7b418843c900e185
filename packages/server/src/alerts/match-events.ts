import { alertDueAt, matchAlert, MAX_WAITING, type Alert } from '@diandu/core/alerts'
import { priceChangeKey } from '@diandu/core/catalog'
import { findWatchedShops, type WatchedRow } from '../catalog/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { notifiedAmong } from '../inbox/index.ts'
import { lockAlerts, readCandidates, writeWaiting } from './alert-store.ts'
import { countMatches, insertMatches, matchKey, renewMatches, type FoundMatch } from './match-store.ts'
import { dropShopEvents, lockShopEvents, type StoredShopEvent } from './shop-event-store.ts'

const MAX_AT_ONCE = 100

/**
 * Matches whatever happened with the alerts. What is found is written down and the event dropped in one transaction, so
 * that each is matched once, however many servers do so and whenever one falls.
 */
export async function matchShopEvents(db: Database, nowMs: number): Promise<void> {
  for (;;) {
    const matched = await db.transaction((tx) => matchSome(tx, nowMs))
    if (matched < MAX_AT_ONCE) return
  }
}

async function matchSome(tx: Transaction, nowMs: number): Promise<number> {
  const events = await lockShopEvents(tx, MAX_AT_ONCE)
  if (events.length === 0) return 0
  const shops = await findWatchedShops(tx, [...new Set(events.map(({ shopId }) => shopId))])
  const candidatesOf = rememberedCandidates(tx)
  const found = new Map<string, FoundMatch>()
  for (const event of events) {
    const shop = shops.get(event.shopId)
    if (shop === undefined) continue
    for (const match of await matchesOf(tx, event, { shop, candidates: await candidatesOf(shop), nowMs }))
      found.set(matchKey(match), match)
  }
  await keepMatches(tx, [...found.values()])
  await dropShopEvents(
    tx,
    events.map(({ id }) => id),
  )
  return events.length
}

/** Shops that are alike are asked for once. */
function rememberedCandidates(tx: Transaction): (shop: WatchedRow) => Promise<readonly Alert[]> {
  const known = new Map<string, readonly Alert[]>()
  return async (shop) => {
    const { platform, kind, industry, priceFen, sellerId } = shop
    const key = JSON.stringify([platform, kind, industry, priceFen, sellerId])
    const candidates = known.get(key) ?? (await readCandidates(tx, shop))
    known.set(key, candidates)
    return candidates
  }
}

interface Looked {
  readonly shop: WatchedRow
  readonly candidates: readonly Alert[]
  readonly nowMs: number
}

async function matchesOf(
  tx: Transaction,
  event: StoredShopEvent,
  { shop, candidates, nowMs }: Looked,
): Promise<readonly FoundMatch[]> {
  const matched = candidates.flatMap((alert) => {
    const news = matchAlert(alert, event, shop, nowMs)
    return news === null ? [] : [{ alert, news }]
  })
  const { shopId, toFen, at } = event
  const falls = matched.filter(({ news }) => news === 'cheaper')
  // Who keeps the shop was told of its new price by name.
  const notified =
    toFen === null
      ? new Set<string>()
      : await notifiedAmong(tx, priceChangeKey({ shopId, toFen, at }), [
          ...new Set(falls.map(({ alert }) => alert.userId)),
        ])
  return matched
    .filter(({ alert, news }) => news !== 'cheaper' || !notified.has(alert.userId))
    .map(({ alert, news }) => ({ alertId: alert.id, shopId, news, at }))
}

/** Of each alert a hundred at most; the rest is counted. */
async function keepMatches(tx: Transaction, found: readonly FoundMatch[]): Promise<void> {
  if (found.length === 0) return
  const ids = [...new Set(found.map(({ alertId }) => alertId))]
  // One that was paused or thrown away in the meantime is left alone.
  const alerts = new Map(
    (await lockAlerts(tx, ids)).flatMap((alert) =>
      alert.isPaused || alert.removedAt !== null ? [] : [[alert.id as string, alert] as const],
    ),
  )
  const fresh = await renewMatches(
    tx,
    found.filter(({ alertId }) => alerts.has(alertId)),
  )
  const waiting = new Map(await countMatches(tx, [...alerts.keys()]))
  const kept: FoundMatch[] = []
  const changed = new Map<string, Alert>()
  for (const match of fresh) {
    const alert = changed.get(match.alertId) ?? alerts.get(match.alertId)
    if (alert === undefined) continue
    const count = waiting.get(alert.id) ?? 0
    const isFull = count >= MAX_WAITING
    if (!isFull) kept.push(match)
    waiting.set(alert.id, count + Number(!isFull))
    changed.set(alert.id, {
      ...alert,
      waitingSince: alert.waitingSince ?? match.at,
      beyond: alert.beyond + Number(isFull),
    })
  }
  await insertMatches(tx, kept)
  await writeWaiting(
    tx,
    [...changed.values()].map((alert) => ({ ...alert, dueAt: alertDueAt(alert) })),
  )
}
