import type { ShopId } from '@diandu/core/catalog'
import { recallOf, removalOf, type Removal } from '@diandu/core/selling'
import type { Transaction } from '../database/index.ts'
import { lockListing, writeMove } from './move-sale.ts'

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
  const others = await tx.query<{ id: ShopId }>(
    `SELECT id FROM shops WHERE seller_id = $1 AND id <> $2 AND status IN ('on-sale', 'withdrawn') ORDER BY id`,
    [sellerId, shopId],
  )
  for (const { id } of others) {
    const other = await lockListing(tx, id, removed.at)
    const move = other.facts.listing === undefined ? null : recallOf(other.facts.listing)
    if (other.found !== null && move !== null)
      await writeMove(tx, other.found, move, { at: removed.at, reviewedBy: by })
  }
  return { sellerId, title: found.shop.title }
}
