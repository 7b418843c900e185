import { isPubliclyVisible, type Photo, type ShopId } from '@diandu/core/catalog'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { saleMessages, sellRefusal, type OfferedPhoto, type SaleFacts, type SaleMove } from '@diandu/core/selling'
import { holdPictures, keepPictures, releasePictures, showPictures } from '../account/index.ts'
import { noteShopChange } from '../alerts/index.ts'
import { matchListing } from '../buyer-requests/index.ts'
import {
  announceShopChange,
  findShop,
  putShops,
  rewriteShop,
  tellPriceChange,
  type ShopOfSeller,
} from '../catalog/index.ts'
import type { Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { lockShop, shopsInOrders } from '../orders/index.ts'
import { findSales, putSale, putSaleStep } from './sale-store.ts'
import { announceQueue } from '../queue-changes/index.ts'

/** The purpose under which the pictures of a listing are kept. */
const usedFor = (id: string): string => `listing ${id}`

const PICTURE = /^\/pictures\/([\w-]{1,40})$/
const PHOTO_SIZE = { width: 800, height: 600, caption: '' } as const

interface Locked {
  readonly facts: SaleFacts
  readonly found: ShopOfSeller | null
}

/** A listing as it is, which stays so until the transaction ends; the shop is locked first, as for an order. */
export async function lockListing(tx: Transaction, id: ShopId, at: number): Promise<Locked> {
  const isThere = (await lockShop(tx, id, 'update')) !== undefined
  const found = isThere ? await findShop(tx, id) : null
  if (found === null) return { facts: { listing: undefined, hasOrder: false, at }, found }
  const { shop, sellerId } = found
  const record = (await findSales(tx, [id]))(id)
  const hasOrder = (await shopsInOrders(tx, [id], at)).has(id)
  return { facts: { listing: { sellerId, status: shop.status, shop, record }, hasOrder, at }, found }
}

interface MoveBy {
  readonly at: number
  readonly reviewedBy: string | null
}

/** Writes down what was decided of a listing. */
export async function writeMove(
  tx: Transaction,
  { shop: before, sellerId }: ShopOfSeller,
  move: SaleMove,
  { at, reviewedBy }: MoveBy,
): Promise<void> {
  const { id } = before
  const { sellerName: _name, viewCount: _views, glance: _glance, ...figures } = before
  const publishedAt = move.isPublished ? at : before.publishedAt
  await rewriteShop(tx, { ...figures, ...move.shop, sellerId, status: move.status, publishedAt })
  await writeStep(tx, { id, sellerId }, move, { at, reviewedBy })
  const { title, priceFen: toFen } = move.shop ?? before
  await writeMessages(tx, saleMessages(move, { id, sellerId, title, at }))
  if (move.changedFromFen !== null)
    await tellPriceChange(tx, { shopId: id, title, sellerId, fromFen: move.changedFromFen, toFen, at })
  const change = { from: before.status, to: move.status, formerFen: move.changedFromFen, priceFen: toFen }
  await noteShopChange(tx, { shopId: id, ...change, at })
}

/** A shop that was not there before. */
export async function writeNew(
  tx: Transaction,
  { id, sellerId }: { readonly id: ShopId; readonly sellerId: string },
  move: SaleMove,
  at: number,
): Promise<void> {
  if (move.shop === null) throw new Error(`The new shop ${id} says nothing.`)
  await putShops(tx, [{ ...move.shop, id, sellerId, status: move.status, publishedAt: at }])
  await writeStep(tx, { id, sellerId }, move, { at, reviewedBy: null })
}

async function writeStep(
  tx: Transaction,
  { id, sellerId }: { readonly id: ShopId; readonly sellerId: string },
  { record, event, words, status }: SaleMove,
  { at, reviewedBy }: MoveBy,
): Promise<void> {
  await putSale(tx, id, record)
  await putSaleStep(tx, { id, sellerId, revision: record.revision }, { at, event, words, reviewedBy })
  await showPictures(tx, usedFor(id), isPubliclyVisible(status))
  announceShopChange(tx, id)
  announceQueue(tx, 'listings', id)
  // Listed, changed or back: some buyer may look for it as it is now.
  await matchListing(tx, id, at)
}

/**
 * The photos of a listing in their order: those that it shows already, and pictures that its seller has uploaded. From
 * then on they are kept with the listing.
 */
export async function keepPhotos(
  tx: Transaction,
  { id, sellerId }: { readonly id: ShopId; readonly sellerId: string },
  offered: readonly OfferedPhoto[],
  before: readonly Photo[],
): Promise<Result<readonly Photo[]>> {
  const shown = new Map(before.map((photo) => [photoIdOf(photo), photo]))
  const photos = offered.map((photo) => shown.get(photo.id) ?? { ...PHOTO_SIZE, url: `/pictures/${photo.id}` })
  const pictures = photos.flatMap(({ url }) => PICTURE.exec(url)?.[1] ?? [])
  if (photos.some((photo) => !shown.has(photoIdOf(photo)) && !PICTURE.test(photo.url)))
    return fail(sellRefusal('photos', 'not-pictures'))
  // Asked before anything is written, so that a refusal has changed nothing.
  if (!(await holdPictures(tx, sellerId, pictures))) return fail(sellRefusal('photos', 'not-pictures'))
  await releasePictures(tx, usedFor(id))
  await keepPictures(tx, sellerId, usedFor(id), [...new Set(pictures)])
  return ok(photos)
}

/** How a form names a photo that a listing shows: its picture, or its address where it was never uploaded. */
export const photoIdOf = ({ url }: Pick<Photo, 'url'>): string => PICTURE.exec(url)?.[1] ?? url

/** Whether every picture of these is one that was uploaded, and which. */
export const pictureIdOf = ({ url }: Pick<Photo, 'url'>): string | undefined => PICTURE.exec(url)?.[1]
