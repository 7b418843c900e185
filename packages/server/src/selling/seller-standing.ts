import type { SellerStanding } from '@diandu/core/selling'
import { isKnownFromContract, lastVerification } from '../account/index.ts'
import type { Queries } from '../database/index.ts'
import { isHeld } from '../wallet/index.ts'

/** The facts that decide whether a seller's listing may be accepted at all. */
export async function sellerStanding(db: Queries, sellerId: string): Promise<SellerStanding> {
  return {
    isVerified:
      (await lastVerification(db, sellerId))?.status === 'verified' || (await isKnownFromContract(db, sellerId)),
    arePayoutsHeld: await isHeld(db, sellerId),
  }
}
