import type { ShopId } from '@diandu/core/catalog'
import { OFFER_VALID_HOURS, offerStep, type OfferId, type OfferRecord, type PriceOffer } from '@diandu/core/orders'
import type { Queries, Transaction } from '../../database/index.ts'

export interface PriceOfferRecord extends OfferRecord {
  readonly shopTitle: string
  /** In the order of making. */
  readonly place: number
}

const LIVE = `('open', 'accepted', 'countered')`

export function selectOffers(
  db: Queries,
  rest: string,
  parameters: Parameters<Queries['query']>[1],
): Promise<readonly PriceOfferRecord[]> {
  return db.query<PriceOfferRecord>(
    `SELECT p.id, p.place, p.shop_id AS "shopId", p.buyer_id AS "buyerId", p.seller_id AS "sellerId", p.asked_fen AS "askedFen",
       p.offered_fen AS "offeredFen", p.counter_fen AS "counterFen", p.status, p.made_at AS "madeAt", p.said_at AS "saidAt",
       p.answered_at AS "answeredAt", p.answered_by AS "answeredBy", p.agreed_fen AS "agreedFen",
       coalesce((SELECT s.title FROM shops s WHERE s.id = p.shop_id), '') AS "shopTitle"
     FROM price_offers AS p ${rest}`,
    parameters,
  )
}

export async function findOffer(db: Queries, id: OfferId): Promise<PriceOfferRecord | undefined> {
  return (await selectOffers(db, 'WHERE p.id = $1', [id]))[0]
}

export async function findLastOffer(
  db: Queries,
  buyerId: string,
  shopId: ShopId,
): Promise<PriceOfferRecord | undefined> {
  return (
    await selectOffers(db, 'WHERE p.buyer_id = $1 AND p.shop_id = $2 ORDER BY p.place DESC LIMIT 1', [buyerId, shopId])
  )[0]
}

/** False where the buyer has an offer for this shop that still means something. */
export async function insertPriceOffer(tx: Transaction, offer: OfferRecord): Promise<boolean> {
  const inserted = await tx.change(
    `INSERT INTO price_offers (id, shop_id, buyer_id, seller_id, asked_fen, offered_fen, status, made_at, said_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [
      offer.id,
      offer.shopId,
      offer.buyerId,
      offer.sellerId,
      offer.askedFen,
      offer.offeredFen,
      offer.status,
      offer.madeAt,
      offer.saidAt,
    ],
  )
  if (inserted === 1) await insertStep(tx, offer)
  return inserted === 1
}

/**
 * Writes an offer as core has moved it, and the step with it, if it still stands where it was read; answers whether it
 * did. Sums only come nearer, so that two states of an offer never have the same two.
 */
export async function writeOffer(tx: Transaction, from: PriceOffer, to: PriceOffer): Promise<boolean> {
  const written = await tx.change(
    `UPDATE price_offers SET status = $5, offered_fen = $6, counter_fen = $7, said_at = $8, answered_at = $9, answered_by = $10,
       agreed_fen = $11
     WHERE shop_id = $12 AND id = $1 AND status = $2 AND offered_fen = $3 AND counter_fen IS NOT DISTINCT FROM $4::bigint`,
    [
      from.id,
      from.status,
      from.offeredFen,
      from.counterFen,
      to.status,
      to.offeredFen,
      to.counterFen,
      to.saidAt,
      to.answeredAt,
      to.answeredBy,
      to.agreedFen,
      from.shopId,
    ],
  )
  if (written === 1) await insertStep(tx, to)
  return written === 1
}

/** An expiry is no step: it is computed when a thread is read. */
async function insertStep(tx: Transaction, offer: PriceOffer): Promise<void> {
  const step = offerStep(offer)
  if (step !== undefined)
    await tx.change(
      'INSERT INTO price_offer_steps (offer_id, kind, side, sum_fen, said_at) VALUES ($1, $2, $3, $4, $5)',
      [offer.id, step.kind, step.side, step.fen, step.at],
    )
}

/**
 * Ends offers that were not answered, or not used, in time, so many at once, and returns them as they are afterwards.
 * The SQL repeats core's `offerStatusAt`, for many offers at once.
 */
export async function lapseOffers(tx: Transaction, nowMs: number, max: number): Promise<readonly PriceOfferRecord[]> {
  const lapsed = await tx.query<{ id: OfferId }>(
    `UPDATE price_offers SET status = 'lapsed' WHERE id IN (
       SELECT id FROM price_offers WHERE status IN ${LIVE} AND coalesce(answered_at, said_at) < $1
       ORDER BY id LIMIT $2::int FOR UPDATE SKIP LOCKED) RETURNING id`,
    [nowMs - OFFER_VALID_HOURS * 3_600_000, max],
  )
  return lapsed.length === 0 ? [] : selectOffers(tx, 'WHERE p.id = ANY($1::text[])', [lapsed.map(({ id }) => id)])
}
