import { fail, HOUR_MS, ok, type Result } from '@diandu/core/kernel'
import {
  agreedPriceOf,
  noOffer,
  OFFER_VALID_HOURS,
  sideOf,
  stepsAt,
  type AgreedPrice,
  type BargainThread,
  type OfferId,
  type OfferStep,
} from '@diandu/core/orders'
import type { Queries } from '../../database/index.ts'
import { isStillUnpaid } from '../../order-status-sql/index.ts'
import { findOffer, selectOffers } from './price-offer-store.ts'
import { showOffer } from './shown-offer.ts'

/** So many of the last offers of one buyer for one shop are read: each is a round of a few words. */
const MAX_ROUNDS = 30
const MAX_AGREED = 200

/** All that was said between the two of an offer about its shop. */
export async function readThread(
  db: Queries,
  userId: string,
  id: OfferId,
  nowMs: number,
): Promise<Result<BargainThread>> {
  const named = await findOffer(db, id)
  if (named === undefined || sideOf(named, userId) === undefined) return fail(noOffer())
  const rounds = await selectOffers(
    db,
    `WHERE p.buyer_id = $1 AND p.shop_id = $2 AND p.seller_id = $3 ORDER BY p.place DESC LIMIT ${MAX_ROUNDS}`,
    [named.buyerId, named.shopId, named.sellerId],
  )
  const steps = await db.query<OfferStep & { readonly offerId: OfferId }>(
    `SELECT offer_id, kind, side, sum_fen AS fen, said_at AS at FROM price_offer_steps
     WHERE offer_id = ANY($1::text[]) ORDER BY place`,
    [rounds.map((round) => round.id)],
  )
  const [shop] = await db.query<{ readonly priceFen: number }>(
    `SELECT price_fen FROM shops WHERE id = $1 AND status = 'on-sale'`,
    [named.shopId],
  )
  return ok({
    offer: showOffer(userId, rounds[0] ?? named, nowMs),
    steps: rounds.toReversed().flatMap((round) =>
      stepsAt(
        round,
        steps.flatMap(({ offerId, ...step }) => (offerId === round.id ? step : [])),
        nowMs,
      ),
    ),
    priceFen: shop?.priceFen ?? null,
  })
}

/** Prices agreed with this buyer for shops on sale that they have not ordered; the newest first. */
export async function listAgreedPrices(db: Queries, buyerId: string, nowMs: number): Promise<readonly AgreedPrice[]> {
  const offers = await selectOffers(
    db,
    `WHERE p.buyer_id = $1 AND p.status = 'accepted' AND ${isStillMeant('$2')} ORDER BY p.place DESC LIMIT ${MAX_AGREED}`,
    [buyerId, nowMs],
  )
  return offers.flatMap((offer) => agreedPriceOf(offer, nowMs) ?? [])
}

/** How many offers wait for the seller's answer for each of these shops. */
export async function countWaitingOffers(
  db: Queries,
  shopIds: readonly string[],
  nowMs: number,
): Promise<(shopId: string) => number> {
  const rows = await db.query<{ readonly id: string; readonly count: number }>(
    `SELECT p.shop_id AS id, count(*)::int8 AS count FROM price_offers p
     WHERE p.shop_id = ANY($1::text[]) AND p.status = 'open' AND p.said_at >= $3 AND ${isStillMeant('$2')} GROUP BY p.shop_id`,
    [shopIds, nowMs, nowMs - OFFER_VALID_HOURS * HOUR_MS],
  )
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return (shopId) => counts.get(shopId) ?? 0
}

/** An offer means something while its shop can be ordered, and its buyer has not done so yet; said to the database. */
export const isStillMeant = (now: string): string =>
  `EXISTS (SELECT 1 FROM shops s WHERE s.id = p.shop_id AND s.status = 'on-sale')
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.shop_id = p.shop_id AND o.buyer_id = p.buyer_id AND ${isStillUnpaid('o', now)})`
