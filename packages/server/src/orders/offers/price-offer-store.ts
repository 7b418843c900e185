import type { ShopId } from '@diandu/core/catalog'
import { OFFER_VALID_HOURS, offerStep, type OfferId, type OfferRecord, type PriceOffer } from '@diandu/core/orders'
import { insertIfAbsent, insertRow, updateRow, type Queries, type Transaction } from '../../database/index.ts'

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
    `SELECT p.id, p.place, p.shop_id, p.buyer_id, p.seller_id, p.asked_fen, p.offered_fen, p.counter_fen, p.status, p.made_at, p.said_at,
       p.answered_at, p.answered_by, p.agreed_fen,
       coalesce((SELECT s.title FROM shops s WHERE s.id = p.shop_id), '') AS shop_title
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
  const inserted = await insertIfAbsent(tx, 'price_offers', {
    id: offer.id,
    shopId: offer.shopId,
    buyerId: offer.buyerId,
    sellerId: offer.sellerId,
    askedFen: offer.askedFen,
    offeredFen: offer.offeredFen,
    status: offer.status,
    madeAt: offer.madeAt,
    saidAt: offer.saidAt,
  })
  if (inserted) await insertStep(tx, offer)
  return inserted
}

/**
 * Writes an offer as core has moved it, and the step with it, if it still stands where it was read; answers whether it
 * did. Sums only come nearer, so that two states of an offer never have the same two.
 */
export async function writeOffer(tx: Transaction, from: PriceOffer, to: PriceOffer): Promise<boolean> {
  const written = await updateRow(tx, 'price_offers', {
    set: {
      status: to.status,
      offeredFen: to.offeredFen,
      counterFen: to.counterFen,
      saidAt: to.saidAt,
      answeredAt: to.answeredAt,
      answeredBy: to.answeredBy,
      agreedFen: to.agreedFen,
    },
    where: {
      shopId: from.shopId,
      id: from.id,
      status: from.status,
      offeredFen: from.offeredFen,
      counterFen: from.counterFen,
    },
  })
  if (written) await insertStep(tx, to)
  return written
}

/** An expiry is no step: it is computed when a thread is read. */
async function insertStep(tx: Transaction, offer: PriceOffer): Promise<void> {
  const step = offerStep(offer)
  if (step !== undefined)
    await insertRow(tx, 'price_offer_steps', {
      offerId: offer.id,
      kind: step.kind,
      side: step.side,
      sumFen: step.fen,
      saidAt: step.at,
    })
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
