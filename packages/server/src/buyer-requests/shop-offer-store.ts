import {
  contactOf,
  matchRequest,
  type RequestId,
  type ShopOffer,
  type ShopOfferId,
  type ShownShopOffer,
} from '@diandu/core/buyer-requests'
import type { ShopId } from '@diandu/core/catalog'
import { sellersOf } from '../catalog/index.ts'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { findUser } from '../session/index.ts'
import { cardsById } from './match-store.ts'
import { selectRequests } from './request-store.ts'

/** An offer and its place among all. */
export interface StoredOffer extends ShopOffer {
  readonly place: number
}

/** Offers that the rest of a statement chooses: `WHERE o.id = $1`. */
export const selectShopOffers = (
  db: Queries,
  rest: string,
  parameters: Parameters<Queries['query']>[1],
): Promise<readonly StoredOffer[]> =>
  db.query<StoredOffer>(
    `SELECT o.id, o.place, o.request_id, o.shop_id, o.buyer_id, o.seller_id,
       o.content, o.seller_shares, o.buyer_shares, o.state, o.offered_at, o.answered_at FROM shop_offers AS o ${rest}`,
    parameters,
  )

export const findLastShopOffer = async (
  db: Queries,
  requestId: RequestId,
  shopId: ShopId,
): Promise<StoredOffer | undefined> =>
  (
    await selectShopOffers(db, 'WHERE o.request_id = $1 AND o.shop_id = $2 ORDER BY o.place DESC LIMIT 1', [
      requestId,
      shopId,
    ])
  )[0]

export const lockShopOffer = async (tx: Transaction, id: ShopOfferId): Promise<StoredOffer | undefined> =>
  (await selectShopOffers(tx, 'WHERE o.id = $1 FOR UPDATE', [id]))[0]

export async function insertShopOffer(db: Queries, offer: ShopOffer): Promise<void> {
  await insertRow(db, 'shop_offers', {
    id: offer.id,
    requestId: offer.requestId,
    shopId: offer.shopId,
    buyerId: offer.buyerId,
    sellerId: offer.sellerId,
    content: offer.content,
    sellerShares: offer.sellerShares,
    buyerShares: offer.buyerShares,
    state: offer.state,
    offeredAt: offer.offeredAt,
    answeredAt: offer.answeredAt,
  })
}

/** Writes what core has decided of an offer that is locked. */
export async function writeShopOffer(
  db: Queries,
  { id, requestId, state, answeredAt, buyerShares }: ShopOffer,
): Promise<void> {
  await updateRow(db, 'shop_offers', { set: { state, answeredAt, buyerShares }, where: { requestId, id } })
}

export async function countShopOffersSince(db: Queries, sellerId: string, sinceMs: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM shop_offers WHERE seller_id = $1 AND offered_at > $2::bigint',
    [sellerId, sinceMs],
  )
  return row?.count ?? 0
}

/** As one of the two sees them. */
export async function showShopOffers(
  db: Queries,
  userId: string,
  offers: readonly StoredOffer[],
): Promise<readonly ShownShopOffer[]> {
  const shopIds = offers.map(({ shopId }) => shopId)
  const cards = await cardsById(db, shopIds)
  const sellers = await sellersOf(db, shopIds)
  const requests = await selectRequests(db, 'WHERE r.id = ANY($1::text[])', [offers.map(({ requestId }) => requestId)])
  const shown: ShownShopOffer[] = []
  for (const offer of offers) {
    const role = offer.buyerId === userId ? 'buyer' : 'seller'
    const [other, otherRole] =
      role === 'buyer' ? ([offer.sellerId, 'seller'] as const) : ([offer.buyerId, 'buyer'] as const)
    const person = offer.state === 'accepted' ? await findUser(db, other) : undefined
    const shop = cards.get(offer.shopId) ?? null
    const request = requests.find(({ id }) => id === offer.requestId)
    const match = shop && request && matchRequest(request, { ...shop, sellerId: sellers.get(shop.id) ?? '' })
    const { id, requestId, shopId, content, state, offeredAt, answeredAt } = offer
    shown.push({
      id,
      requestId,
      shopId,
      content,
      state,
      offeredAt,
      answeredAt,
      role,
      shop,
      reasons: match?.fits === true ? match.reasons : [],
      criteria: request?.criteria ?? {},
      contact: contactOf(offer, otherRole, { name: person?.username ?? '', mobile: person?.mobile ?? '' }),
    })
  }
  return shown
}
