import {
  filterOfCriteria,
  matchMessage,
  matchRequest,
  requestMessage,
  type MatchedListing,
  type MatchedShop,
  type RequestId,
} from '@diandu/core/buyer-requests'
import type { ShopCard, ShopId } from '@diandu/core/catalog'
import type { NewMessage } from '@diandu/core/inbox'
import { findCards, fittingShops, sellersOf } from '../catalog/index.ts'
import type { Queries, Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { MEETS } from './meets.ts'
import { readCandidates, type StoredRequest } from './request-store.ts'

/** How many shops are found when a request is published; those that come later are found one by one. */
const MAX_FOUND_AT_ONCE = 100

/** Any number will do, as long as every server uses the same one. */
const MATCHING_LOCK = 7_211_156

/**
 * Until the transaction ends, no shop changes between the look at the market and the request's being there: otherwise a
 * shop that comes at the same moment would not be found by either.
 */
const alone = (tx: Transaction) => tx.query('SELECT pg_advisory_xact_lock($1)::text', [MATCHING_LOCK])
const besideOthers = (tx: Transaction) => tx.query('SELECT pg_advisory_xact_lock_shared($1)::text', [MATCHING_LOCK])

/** Finds the best shops on sale for a request that is published with this transaction. */
export async function matchPublished(tx: Transaction, request: StoredRequest): Promise<void> {
  await alone(tx)
  const cards = await fittingShops(tx, filterOfCriteria(request.criteria), MAX_FOUND_AT_ONCE, 0)
  const sellers = await sellersOf(
    tx,
    cards.map(({ id }) => id),
  )
  const found = cards.filter(
    (card) => matchRequest(request, { ...card, sellerId: sellers.get(card.id) ?? request.buyerId }).fits,
  )
  // The best gets the last place: what was found last is shown first.
  await addMatches(
    tx,
    found.toReversed().map(({ id }) => ({ requestId: request.id, shopId: id })),
  )
}

/** Of how many sellers' shops the owners are told when a request is published. */
const MAX_NOTIFIED_SELLERS = 20

/** Tells the owners of the shops that were found for a request, each once, that it is there for all to read. */
export async function tellOwners(tx: Transaction, request: StoredRequest, nowMs: number): Promise<void> {
  const messages = new Map<string, NewMessage>()
  for (const { shop, reasons, sellerId } of await readMatches(
    tx,
    request,
    Number.MAX_SAFE_INTEGER,
    MAX_FOUND_AT_ONCE,
  )) {
    if (messages.has(sellerId) || messages.size === MAX_NOTIFIED_SELLERS) continue
    messages.set(sellerId, requestMessage({ request, shop, sellerId, reasons, at: nowMs }))
  }
  await writeMessages(tx, [...messages.values()])
}

/**
 * Matches one shop against every request that stands, and tells the buyers to whom it is news: to be called with each
 * change that may lead to another match, in its transaction and after it — a shop is listed, comes back, gets another
 * price. Answers for how many requests it was news.
 */
export async function matchListing(tx: Transaction, shopId: string, nowMs: number): Promise<number> {
  await besideOthers(tx)
  const [listing] = await tx.query<MatchedListing & { readonly id: ShopId; readonly title: string }>(
    `SELECT id, title, seller_id, platform, kind, industry, price_fen, trademark, province, status
     FROM shops WHERE id = $1`,
    [shopId],
  )
  if (listing?.status !== 'on-sale') return 0
  const requests = await readCandidates(tx, shopId, nowMs)
  const fitting = requests.flatMap((request) => {
    const match = matchRequest(request, listing)
    return match.fits ? [{ request, reasons: match.reasons }] : []
  })
  // Matches from an earlier time on sale that fit no longer are deleted.
  await tx.change('DELETE FROM request_matches WHERE shop_id = $1 AND request_id <> ALL($2::text[])', [
    shopId,
    fitting.map(({ request }) => request.id),
  ])
  const fresh = await addMatches(
    tx,
    fitting.map(({ request }) => ({ requestId: request.id, shopId: listing.id })),
  )
  await writeMessages(
    tx,
    fitting.flatMap(({ request, reasons }) =>
      fresh.has(request.id)
        ? [matchMessage({ request, shop: listing, sellerId: listing.sellerId, reasons, at: nowMs })]
        : [],
    ),
  )
  return fresh.size
}

/** Answers the requests for which it was news. */
async function addMatches(
  tx: Transaction,
  matches: readonly { readonly requestId: RequestId; readonly shopId: ShopId }[],
): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set()
  const rows = await tx.query<{ requestId: string }>(
    `INSERT INTO request_matches (request_id, shop_id)
     SELECT g.request_id, g.shop_id FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS g (request_id, shop_id, nth) ORDER BY g.nth
     ON CONFLICT DO NOTHING RETURNING request_id`,
    [matches.map(({ requestId }) => requestId), matches.map(({ shopId }) => shopId)],
  )
  return new Set(rows.map(({ requestId }) => requestId))
}

/** A match and its place among the others. */
export interface PlacedMatch extends MatchedShop {
  readonly place: number
  readonly sellerId: string
}

/** Shops on sale that meet a request, those found last first. */
export async function readMatches(
  db: Queries,
  request: StoredRequest,
  behind: number,
  max: number,
): Promise<readonly PlacedMatch[]> {
  const rows = await db.query<{ shopId: ShopId; place: number; sellerId: string }>(
    `SELECT m.shop_id, m.place, s.seller_id FROM request_matches m JOIN shops s ON s.id = m.shop_id
     WHERE m.request_id = $1 AND m.place < $2::bigint AND s.status = 'on-sale' ORDER BY m.place DESC LIMIT ${max}`,
    [request.id, behind],
  )
  const cards = await cardsById(
    db,
    rows.map(({ shopId }) => shopId),
  )
  return rows.flatMap(({ shopId, place, sellerId }) => {
    const shop = cards.get(shopId)
    const match = shop && matchRequest(request, { ...shop, sellerId })
    return shop !== undefined && match?.fits === true ? [{ shop, reasons: match.reasons, place, sellerId }] : []
  })
}

/** A seller offers one of a few dozen at once. */
const MAX_OWN_SHOPS = 50

/** The seller's own shops that meet a request and are in no offer to it. */
export async function readFitting(
  db: Queries,
  request: StoredRequest,
  sellerId: string,
): Promise<readonly MatchedShop[]> {
  const rows = await db.query<{ id: ShopId }>(
    `SELECT s.id FROM shops s JOIN buyer_requests r ON r.id = $1 WHERE s.seller_id = $2 AND ${MEETS}
       AND NOT EXISTS (SELECT 1 FROM shop_offers o WHERE o.request_id = r.id AND o.shop_id = s.id AND o.state <> 'withdrawn')
     ORDER BY s.published_at DESC, s.id LIMIT ${MAX_OWN_SHOPS}`,
    [request.id, sellerId],
  )
  const cards = await findCards(
    db,
    rows.map(({ id }) => id),
  )
  return cards.flatMap((shop) => {
    const match = matchRequest(request, { ...shop, sellerId })
    return match.fits ? [{ shop, reasons: match.reasons }] : []
  })
}

export async function cardsById(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, ShopCard>> {
  return new Map((await findCards(db, ids)).map((card) => [card.id, card]))
}
