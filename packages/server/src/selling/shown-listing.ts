import { isPubliclyVisible, type ShopCard, type ShopId } from '@diandu/core/catalog'
import {
  MAX_OWN_FIGURES,
  saleStage,
  sellFormOf,
  unmetConditions,
  type OwnFigures,
  type OwnListing,
  type OwnListingDetail,
} from '@diandu/core/selling'
import { signedPictureUrl } from '../account/index.ts'
import { findShop, toShopCard, type ShopRow } from '../catalog/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Queries } from '../database/index.ts'
import { countWaitingOffers, shopsInOrders } from '../orders/index.ts'
import { photoIdOf, pictureIdOf } from './move-sale.ts'
import { countFigures, readOwnOnMarket, readSaleDays } from './own-listing-store.ts'
import { findSales, readSaleSteps } from './sale-store.ts'
import { sellerStanding } from './seller-standing.ts'

/** Pictures of a shop that is not on the market are seen by its seller alone, under an address that holds for a day. */
function ownPicture(url: string, box: DataBox, nowMs: number): string {
  const id = pictureIdOf({ url })
  return id === undefined ? url : signedPictureUrl(id, box, nowMs)
}

function ownCard(card: ShopCard, box: DataBox, nowMs: number): ShopCard {
  const { picture } = card.glance
  return picture === null || isPubliclyVisible(card.status)
    ? card
    : { ...card, glance: { ...card.glance, picture: ownPicture(picture, box, nowMs) } }
}

/** Shops as their seller's list shows them. */
export async function shownListings(
  db: Queries,
  sellerId: string,
  rows: readonly ShopRow[],
  box: DataBox,
  nowMs: number,
): Promise<readonly OwnListing[]> {
  const ids = rows.map(({ id }) => id)
  const standing = await sellerStanding(db, sellerId)
  const [saleOf, inOrders, countsOf] = [
    await findSales(db, ids),
    await shopsInOrders(db, ids, nowMs),
    await countFigures(db, ids),
  ]
  return rows.map((row) => {
    const { revision, wanted, refusedFor } = saleOf(row.id)
    const photos = row.glance.picture === null ? [] : [row.glance.picture]
    return {
      id: row.id,
      card: ownCard(toShopCard(row), box, nowMs),
      stage: saleStage(row.status, saleOf(row.id)),
      revision,
      hasOrder: inOrders.has(row.id),
      wanted,
      refusedFor,
      unmet: unmetConditions(standing, { photos }),
      counts: countsOf(row.id),
    }
  })
}

/** For the seller alone, of their shops on the market. */
export async function ownFigures(db: Queries, sellerId: string, nowMs: number): Promise<readonly OwnFigures[]> {
  const rows = await readOwnOnMarket(db, sellerId, MAX_OWN_FIGURES)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [saleOf, inOrders, countsOf, waitingOf] = [
    await findSales(db, ids),
    await shopsInOrders(db, ids, nowMs),
    await countFigures(db, ids),
    await countWaitingOffers(db, ids, nowMs),
  ]
  return rows.map(({ id, status }) => {
    const { views, favourites } = countsOf(id)
    return {
      id,
      stage: saleStage(status, saleOf(id)),
      revision: saleOf(id).revision,
      hasOrder: inOrders.has(id),
      views,
      favourites,
      openOffers: waitingOf(id),
    }
  })
}

/** One of them with everything; undefined where it is not this person's. */
export async function shownListing(
  db: Queries,
  { id, userId }: { readonly id: ShopId; readonly userId: string },
  box: DataBox,
  nowMs: number,
): Promise<OwnListingDetail | undefined> {
  const found = await findShop(db, id)
  if (found === null || found.sellerId !== userId) return undefined
  const { shop } = found
  const { description: _d, figures: _f, photos, sellerName: _s, viewCount: _v, ...card } = shop
  const record = (await findSales(db, [id]))(id)
  const { revision, wanted, refusedFor, contact, marked } = record
  const shownPhotos = photos.map((photo) => ({ id: photoIdOf(photo), url: ownPicture(photo.url, box, nowMs) }))
  return {
    id: shop.id,
    card: ownCard(card, box, nowMs),
    stage: saleStage(shop.status, record),
    revision,
    hasOrder: (await shopsInOrders(db, [id], nowMs)).has(id),
    wanted,
    refusedFor,
    unmet: unmetConditions(await sellerStanding(db, userId), shop),
    counts: (await countFigures(db, [id]))(id),
    form: sellFormOf(shop, contact, shownPhotos),
    marked,
    days: await readSaleDays(db, id, nowMs),
    history: (await readSaleSteps(db, id)).map(({ at, event, words }) => ({ at, event, words })),
  }
}
