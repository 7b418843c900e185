import type { ListingStatus, ShopId } from '@diandu/core/catalog'
import { recallOf, removalOf, type Removal } from '@diandu/core/selling'
import type { Queries, Transaction } from '../database/index.ts'
import type { ShopOfSeller } from '../catalog/index.ts'
import { lockListing, writeMove } from './move-sale.ts'
import { findSales } from './sale-store.ts'

interface RemovedListing {
  readonly sellerId: string
  readonly title: string
}

/**
 * Takes a shop off the market, of which a report was upheld, and sends back to review what its seller has on the market
 * besides. Undefined where there is no such shop.
 */
export async function removeListing(
  tx: Transaction,
  shopId: ShopId,
  removed: Removal,
  by: string,
): Promise<RemovedListing | undefined> {
  const { facts, found } = await lockListing(tx, shopId, removed.at)
  if (found === null || facts.listing === undefined) return undefined
  const { sellerId } = found
  await writeMove(tx, found, removalOf(facts.listing, removed), { at: removed.at, reviewedBy: by })
  for (const { id } of await othersListed(tx, sellerId, shopId)) {
    const other = await lockListing(tx, id, removed.at)
    const move = other.facts.listing === undefined ? null : recallOf(other.facts.listing)
    if (other.found !== null && move !== null)
      await writeMove(tx, other.found, move, { at: removed.at, reviewedBy: by })
  }
  return { sellerId, title: found.shop.title }
}

interface RemovalEffects {
  readonly status: { readonly before: ListingStatus; readonly after: ListingStatus }
  /** How many other shops of the seller go back to review. */
  readonly recalled: number
}

/** How the market would be after that, without doing it. */
export async function effectsOfRemoval(
  db: Queries,
  { shop, sellerId }: ShopOfSeller,
  removed: Removal,
): Promise<RemovalEffects> {
  const { id, status } = shop
  const record = (await findSales(db, [id]))(id)
  const others = await othersListed(db, sellerId, id)
  const recordOf = await findSales(
    db,
    others.map((other) => other.id),
  )
  return {
    status: { before: status, after: removalOf({ status, record }, removed).status },
    recalled: others.filter((other) => recallOf({ status: other.status, record: recordOf(other.id) }) !== null).length,
  }
}

interface OtherShop {
  readonly id: ShopId
  readonly status: ListingStatus
}

const othersListed = (db: Queries, sellerId: string, shopId: ShopId): Promise<readonly OtherShop[]> =>
  db.query<OtherShop>(
    `SELECT id, status FROM shops WHERE seller_id = $1 AND id <> $2 AND status IN ('on-sale', 'withdrawn') ORDER BY id`,
    [sellerId, shopId],
  )
