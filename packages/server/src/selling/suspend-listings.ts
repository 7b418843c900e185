import type { ShopId } from '@diandu/core/catalog'
import { restorationOf, shownAs, suspensionOf, type ShownAs } from '@diandu/core/selling'
import type { Transaction } from '../database/index.ts'
import { isHeld } from '../wallet/index.ts'
import { lockListing, writeMove } from './move-sale.ts'
import { shownOrPaused } from './own-listing-store.ts'

/** A listing that left the market with the account of its seller. */
export interface SuspendedListing {
  readonly id: ShopId
  /** Since then nothing has happened to it, if it still has this one. */
  readonly revision: number
  readonly shown: ShownAs
}

/** Takes what a seller shows, or could show by themselves, off the market. */
export async function suspendListings(
  tx: Transaction,
  sellerId: string,
  { at, by }: { readonly at: number; readonly by: string },
): Promise<readonly SuspendedListing[]> {
  const suspended: SuspendedListing[] = []
  for (const id of await shownOrPaused(tx, sellerId)) {
    const { facts, found } = await lockListing(tx, id, at)
    if (found === null || facts.listing === undefined) continue
    const [shown, move] = [shownAs(facts.listing), suspensionOf(facts.listing)]
    if (shown === null || move === null) continue
    await writeMove(tx, found, move, { at, reviewedBy: by })
    suspended.push({ id, revision: move.record.revision, shown })
  }
  return suspended
}

/** Shows them again, once the account of their seller is open; answers which. */
export async function restoreListings(
  tx: Transaction,
  sellerId: string,
  listings: readonly SuspendedListing[],
  { at, by }: { readonly at: number; readonly by: string },
): Promise<readonly ShopId[]> {
  const arePayoutsHeld = await isHeld(tx, sellerId)
  const restored: ShopId[] = []
  for (const suspended of listings) {
    const { facts, found } = await lockListing(tx, suspended.id, at)
    const move =
      facts.listing?.sellerId === sellerId ? restorationOf(facts.listing, suspended, { arePayoutsHeld }) : null
    if (found === null || move === null) continue
    await writeMove(tx, found, move, { at, reviewedBy: by })
    restored.push(suspended.id)
  }
  return restored
}
